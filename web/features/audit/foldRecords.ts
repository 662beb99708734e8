import { type RecordedAct } from "#web/features/audit/auditWords.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";

/** A record, and those of the same act that follow each other before it. */
export interface FoldedRecord {
  /** The newest of them. */
  record: RecordedEventFragment;
  /** The number of the others. */
  others: number;
  /** The time of the oldest. */
  since: string;
}

/** Acts that a form does automatically while a person types. */
const BY_ITSELF: ReadonlySet<string> = new Set<RecordedAct>(["saveBidDraft"]);

/** The UTC day of a record, such as 2026-11-23. */
export const dayOf = ({ occurredAt }: RecordedEventFragment) => occurredAt.slice(0, 10);

/** A refusal is not folded, because it has its own number of unrecorded refusals. */
const sameAs = (one: RecordedEventFragment) => (other: RecordedEventFragment) =>
  BY_ITSELF.has(one.act) &&
  one.outcome === "done" &&
  (["act", "outcome", "actorId", "tokenId", "subjectId", "tenderId", "address"] as const).every(
    (name) => one[name] === other[name],
  ) &&
  dayOf(one) === dayOf(other);

/** Folds successive saves of one draft into one record. The records are newest first. */
export function foldRecords(records: readonly RecordedEventFragment[]) {
  const folded: FoldedRecord[] = [];
  for (const record of records) {
    const last = folded.at(-1);
    if (last && sameAs(last.record)(record)) {
      last.others += 1;
      last.since = record.occurredAt;
    } else folded.push({ record, others: 0, since: record.occurredAt });
  }
  return folded;
}
