import { createHmac, timingSafeEqual } from "node:crypto";

import { deriveKey } from "#api/core/encryption/textEncryption.ts";
import { NOTICE_GROUPS, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";

/** The mails that an unsubscribe link stops: a user's mails of some groups, or the mails of one saved search. */
type Stopped = { userId: string; groups: readonly NoticeGroup[] } | { searchId: string };

export interface Unsubscribing {
  tokenFor(stopped: Stopped): string;
  /** Reads a token; null if its signature is wrong. */
  read(token: string): Stopped | null;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** The byte after the id in the token of a saved search. In other tokens, this byte is a bit mask of the groups. */
const OF_A_SEARCH = 255;
const bitOf = (group: NoticeGroup) => 1 << NOTICE_GROUPS.indexOf(group);

/**
 * Creates and reads the signed tokens of unsubscribe links. A token names a user and groups, or a saved search. It is
 * not stored, and nobody can sign in with it.
 * @param secret The secret of the session cookie, from which the key of the tokens is derived
 */
export function openUnsubscribing(secret: string): Unsubscribing {
  const key = deriveKey(secret, "axion stopped mails");
  const macOf = (payload: Buffer) => createHmac("sha256", key).update(payload).digest().subarray(0, MAC_BYTES);
  return {
    tokenFor(stopped) {
      const [id, number] =
        "groups" in stopped
          ? [stopped.userId, stopped.groups.reduce((bits, group) => bits | bitOf(group), 0)]
          : [stopped.searchId, OF_A_SEARCH];
      const payload = Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), Buffer.from([number])]);
      return Buffer.concat([payload, macOf(payload)]).toString("base64url");
    },
    read(token) {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== ID_BYTES + 1 + MAC_BYTES) return null;
      const payload = bytes.subarray(0, ID_BYTES + 1);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), macOf(payload))) return null;
      const id = payload.toString("hex", 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      if (payload[ID_BYTES] === OF_A_SEARCH) return { searchId: id };
      return { userId: id, groups: NOTICE_GROUPS.filter((group) => (payload[ID_BYTES]! & bitOf(group)) !== 0) };
    },
  };
}
