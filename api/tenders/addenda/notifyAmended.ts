import type { EntityManager } from "typeorm";

import type { NoticeChange } from "#api/notices/NoticeFacts.ts";
import { concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import { type AddendumChange, type AddendumWeight, AMENDED_FIELDS } from "#api/tenders/addenda/amendments.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export interface IssuedAddendum {
  number: number;
  issuedAt: Date;
  weight: AddendumWeight;
  note: string | null;
  changes: readonly AddendumChange[];
}

/**
 * The maximum size of a changed value, and of a note or reason, in a notice: bytes of JSON. All data of a notice may
 * have 8 kB. The tender's page shows the full texts.
 */
const MOST_VALUE = 300;
const MOST_NOTE = 2500;

/**
 * Sends the changes of an addendum to all companies with a live bid, a draft or a question. A correction is shown in
 * the portal only, and is not mailed.
 */
export async function notifyAmended(
  tx: EntityManager,
  tender: Tender,
  { number, weight, note, changes }: IssuedAddendum,
  by: string,
) {
  const facts = {
    ...tenderFacts(tender),
    addendum: number,
    closing: tender.closingDate.toISOString(),
    changes: changes.map(noticeChangeOf),
    note: note && shortened(note, MOST_NOTE),
  };
  await notify(
    tx,
    {
      kind: "tenderAmended",
      tenderId: tender.id,
      occurrence: String(number),
      facts,
      by,
      inPortalOnly: weight === "correction",
    },
    (await concernedWith(tx, tender.id)).map(({ companyId, reason }) => ({
      companyId,
      reason,
      facts: { asks: weight === "confirm" && reason === "bid" },
    })),
  );
}

/** Notifies all companies with a live bid, a draft or a question that a tender was cancelled, with the reason. */
export async function notifyCancelled(
  tx: EntityManager,
  tender: Tender,
  { reason, by }: { reason: string; by: string },
) {
  const facts = { ...tenderFacts(tender), reason: shortened(reason, MOST_NOTE) };
  await notify(tx, { kind: "tenderCancelled", tenderId: tender.id, facts, by }, await concernedWith(tx, tender.id));
}

function noticeChangeOf({ field, before, after }: AddendumChange): NoticeChange {
  const as = AMENDED_FIELDS[field].as;
  const value = (stored: AddendumChange["before"]) =>
    as === "long" || stored === null ? null : shortened(String(stored), MOST_VALUE);
  return { field, as, before: value(before), after: value(after) };
}

/** Cuts a text at the end, so that its JSON has at most `bytes` bytes. */
export function shortened(text: string, bytes: number) {
  if (Buffer.byteLength(JSON.stringify(text)) <= bytes) return text;
  let kept = "";
  let size = Buffer.byteLength('"…"');
  for (const character of text) {
    size += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (size > bytes) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
