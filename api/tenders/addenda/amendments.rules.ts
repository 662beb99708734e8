import type { TenderFormFields } from "#api/tenders/tender.rules.ts";

/**
 * The weights of an addendum, in ascending order. A correction is shown in the portal only. A `notice` is also mailed.
 * `confirm` is mailed, and requires each bidder to confirm its bid.
 */
export const ADDENDUM_WEIGHTS = ["correction", "notice", "confirm"] as const;
export type AddendumWeight = (typeof ADDENDUM_WEIGHTS)[number];

/** The maximum length of the note of an addendum, in characters. */
export const MOST_NOTE = 5000;

/** How screens display a change of the field. Long texts are compared word by word. A flag is "true" or "false". */
export type AmendedAs = "text" | "long" | "time" | "money" | "flag";

type TenderFieldName = keyof TenderFormFields | "takesQuestions" | "documents";

interface AmendedField {
  as: AmendedAs;
  /** The default weight of a change of this field. An administrator can choose another weight. */
  weight: AddendumWeight | ((before: Value, after: Value) => AddendumWeight);
}

/** A value as stored: a text, a number, or a time in ISO 8601. */
type Value = string | number | null;

export interface AddendumChange {
  field: AmendedFieldName;
  before: Value;
  after: Value;
}

const earlierAsks = (before: Value, after: Value): AddendumWeight =>
  Date.parse(String(after)) < Date.parse(String(before)) ? "confirm" : "notice";

/**
 * The fields whose change on an open tender requires an addendum, in the order in which notices list them. To add a
 * field, an entry here is enough: addenda, notices and screens use this table.
 */
export const AMENDED_FIELDS = {
  title: { as: "text", weight: "notice" },
  description: { as: "long", weight: "confirm" },
  requirements: { as: "long", weight: "confirm" },
  category: { as: "text", weight: "confirm" },
  budgetMin: { as: "money", weight: "confirm" },
  budgetMax: { as: "money", weight: "confirm" },
  openingDate: { as: "time", weight: "notice" },
  closingDate: { as: "time", weight: earlierAsks },
  /** null means that the default time applies (questionsCloseAt). */
  questionsUntil: { as: "time", weight: "notice" },
  takesQuestions: { as: "flag", weight: "notice" },
  decisionExpectedOn: { as: "time", weight: "notice" },
  location: { as: "text", weight: "notice" },
  country: { as: "text", weight: "notice" },
  documentsUrl: { as: "text", weight: "confirm" },
  /** The list of documents, one line per document; null without documents. */
  documents: { as: "long", weight: "confirm" },
  /** The kinds of documents asked for, separated by spaces. A bid without them is accepted, so nobody must confirm. */
  requiredDocuments: { as: "long", weight: "notice" },
  /** Only a reopening of the tender counts as a change of the status. */
  status: { as: "text", weight: "notice" },
} as const satisfies Partial<Record<TenderFieldName, AmendedField>>;

export type AmendedFieldName = keyof typeof AMENDED_FIELDS;

/**
 * What happens if another field of an open tender changes. The compiler requires that each field of a tender is here or
 * in AMENDED_FIELDS.
 * - `refused`: the field can no longer change once the tender has been published
 * - `without addendum`: the change is saved without an addendum, because it requires nothing of bidders
 */
export const NOT_AMENDED = {
  tenderNumber: "without addendum",
  sealed: "refused",
  openingPersons: "refused",
  discloseWinner: "refused",
  readsOut: "refused",
} as const satisfies Record<Exclude<TenderFieldName, AmendedFieldName>, "refused" | "without addendum">;

/** The compared fields of a tender, as stored or as in a form. */
export type Comparable = Partial<Record<AmendedFieldName, string | number | boolean | Date | null>>;

const asStored = (value: Comparable[AmendedFieldName]): Value =>
  value instanceof Date ? value.toISOString() : typeof value === "boolean" ? String(value) : (value ?? null);

/** The stored field values with which a tender last accepted bids. */
export type LeftOpen = Partial<Record<AmendedFieldName, Value>>;

const FIELD_NAMES = Object.keys(AMENDED_FIELDS) as AmendedFieldName[];

export const leftOpenOf = (tender: Comparable): LeftOpen =>
  Object.fromEntries(
    FIELD_NAMES.filter((field) => field !== "status").map((field) => [field, asStored(tender[field])]),
  );

/**
 * Returns the changes of an open or reopened tender that require an addendum. Closing a tender or setting it back to
 * draft requires none, and neither does the publication of a tender that was never open. Reopening always requires an
 * addendum.
 * @param leftOpen The field values with which the tender last accepted bids. A reopened tender is compared with these,
 * because bidders were not notified of later changes
 */
export function amendmentsOf(
  before: Comparable,
  after: Comparable,
  leftOpen: LeftOpen | null = null,
): AddendumChange[] {
  const isReopened =
    before.status !== "open" && after.status === "open" && (before.status !== "draft" || leftOpen !== null);
  if (before.status !== "open" && !isReopened) return [];
  const was: Comparable = { ...before, ...leftOpen };
  // While the status is open, bidders are notified of each change, even after the closing time. Therefore they know the
  // values in `before`.
  const known = before.status === "open" ? before : was;
  return FIELD_NAMES.map((field) => ({
    field,
    before: asStored(was[field]),
    known: asStored(known[field]),
    after: asStored(after[field]),
  }))
    .filter(({ field, ...values }) =>
      field === "status" ? isReopened : values.before !== values.after || values.known !== values.after,
    )
    .map(({ field, before: first, known: last, after: now }) => ({
      field,
      before: first === now ? last : first,
      after: now,
    }));
}

/**
 * The default weight of an addendum: the weight of its heaviest change. After the tender stopped accepting bids, the
 * default is `notice`, because bidders can then no longer confirm a change.
 */
export function usualWeight(changes: readonly AddendumChange[], takesBids: boolean): AddendumWeight {
  if (!takesBids) return "notice";
  const weights = changes.map(({ field, before, after }) => {
    const { weight }: AmendedField = AMENDED_FIELDS[field];
    return typeof weight === "function" ? weight(before, after) : weight;
  });
  return weights.includes("confirm") ? "confirm" : "notice";
}

export interface AddendumChoice {
  note?: string | null;
  weight?: AddendumWeight | null;
}

const NOTE_NEEDED = "Say in a note why bidders need not confirm this change";

/**
 * Returns the message of a refusal if the default weight is `confirm`, and the administrator chose a lower weight
 * without a note. Otherwise returns null.
 */
export const missingNote = (
  changes: readonly AddendumChange[],
  { note, weight }: AddendumChoice,
  takesBids: boolean,
) => (weight && weight !== "confirm" && usualWeight(changes, takesBids) === "confirm" && !note ? NOTE_NEEDED : null);
