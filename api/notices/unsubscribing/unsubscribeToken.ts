import { createHmac, timingSafeEqual } from "node:crypto";

import { keyFor } from "#api/core/seal/openSeal.ts";
import { NOTICE_GROUPS, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";

/** Which mails a link stops: those of some groups to a person, or those of a saved search. */
type Stopped = { userId: string; groups: readonly NoticeGroup[] } | { searchId: string };

export interface Unsubscribing {
  tokenFor(stopped: Stopped): string;
  /** null for a token that was not made under this key. */
  read(token: string): Stopped | null;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** In place of the groups, each of which is a bit. */
const OF_A_SEARCH = 255;
const bitOf = (group: NoticeGroup) => 1 << NOTICE_GROUPS.indexOf(group);

/** Tokens that say who stops which mails, and do nothing else: they sign nobody in, and nothing stores them. @param secret of the session cookie */
export function openUnsubscribing(secret: string): Unsubscribing {
  const key = keyFor(secret, "axion stopped mails");
  const macOf = (told: Buffer) => createHmac("sha256", key).update(told).digest().subarray(0, MAC_BYTES);
  return {
    tokenFor(stopped) {
      const [id, number] = "groups" in stopped ? [stopped.userId, stopped.groups.reduce((bits, group) => bits | bitOf(group), 0)] : [stopped.searchId, OF_A_SEARCH];
      const told = Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), Buffer.from([number])]);
      return Buffer.concat([told, macOf(told)]).toString("base64url");
    },
    read(token) {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== ID_BYTES + 1 + MAC_BYTES) return null;
      const told = bytes.subarray(0, ID_BYTES + 1);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), macOf(told))) return null;
      const id = told.toString("hex", 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      if (told[ID_BYTES] === OF_A_SEARCH) return { searchId: id };
      return { userId: id, groups: NOTICE_GROUPS.filter((group) => (told[ID_BYTES]! & bitOf(group)) !== 0) };
    },
  };
}
