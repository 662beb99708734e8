import type { EntityManager } from "typeorm";

import type { ToldChange } from "#api/notices/NoticeFacts.ts";
import { concernedWith } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import { type AddendumChange, type AddendumWeight, AMENDED_FIELDS } from "#api/tenders/addenda/amendments.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export interface IssuedAddendum {
  number: number;
  issuedAt: Date;
  weight: AddendumWeight;
  note: string | null;
  changes: readonly AddendumChange[];
}

/** Bytes of JSON: the facts of a notice have 8 kB in all, the page of the changes has the rest. */
const MOST_VALUE = 300;
const MOST_NOTE = 2500;

/** Tells everybody with a live bid, a draft or a question what an addendum changed; a correction in the portal alone. */
export async function tellAmended(tx: EntityManager, tender: Tender, { number, weight, note, changes }: IssuedAddendum, by: string) {
  const facts = { ...tenderFacts(tender), addendum: number, closing: tender.closingDate.toISOString(), changes: changes.map(toldOf), note: note && shortened(note, MOST_NOTE) };
  await tell(
    tx,
    { kind: "tenderAmended", tenderId: tender.id, occurrence: String(number), facts, by, inPortalOnly: weight === "correction" },
    (await concernedWith(tx, tender.id)).map(({ companyId, reason }) => ({ companyId, reason, facts: { asks: weight === "confirm" && reason === "bid" } })),
  );
}

/** Tells everybody with a live bid, a draft or a question that a tender was cancelled, and why. */
export async function tellCancelled(tx: EntityManager, tender: Tender, { reason, by }: { reason: string; by: string }) {
  const facts = { ...tenderFacts(tender), reason: shortened(reason, MOST_NOTE) };
  await tell(tx, { kind: "tenderCancelled", tenderId: tender.id, facts, by }, await concernedWith(tx, tender.id));
}

function toldOf({ field, before, after }: AddendumChange): ToldChange {
  const as = AMENDED_FIELDS[field].as;
  const value = (stored: AddendumChange["before"]) => (as === "long" || stored === null ? null : shortened(String(stored), MOST_VALUE));
  return { field, as, before: value(before), after: value(after) };
}

/** The beginning of a text whose JSON has at most so many bytes. */
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
