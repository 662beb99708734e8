import type { TenderFormFields } from "#api/tenders/tender.rules.ts";

/**
 * What an addendum requires of bidders, from the least to the most. A correction is shown in the portal only, a notice
 * is also mailed, and `confirm` requires a confirmation.
 */
export const ADDENDUM_WEIGHTS = ["correction", "notice", "confirm"] as const;
export type AddendumWeight = (typeof ADDENDUM_WEIGHTS)[number];

/** The maximum length of the note of an addendum, in characters. */
export const MOST_NOTE = 5000;

/** The kind of a field's value: long texts are compared word by word, and flags are "true" or "false". */
export type AmendedAs = "text" | "long" | "time" | "money" | "flag";

type TenderFieldName = keyof TenderFormFields | "takesQuestions" | "documents";

interface AmendedField {
  as: AmendedAs;
  /** The default weight of a change of this field. An administrator can choose another one. */
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
 * The fields whose change on an open tender requires an addendum, in the order in which notices list them. A field that
 * is added here is automatically compared, listed in notices and displayed.
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
  /** The status counts as changed only when a tender is reopened. */
  status: { as: "text", weight: "notice" },
} as const satisfies Partial<Record<TenderFieldName, AmendedField>>;

export type AmendedFieldName = keyof typeof AMENDED_FIELDS;

/**
 * The other fields of a tender: what happens to a change of an open tender. The compiler demands each field of a tender
 * here or in AMENDED_FIELDS.
 * - `refused`: the field can no longer change once the tender has been published
 * - `without addendum`: it asks nothing of bidders. Only the list of changes shows it
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

/** The field values of a tender when it last accepted bids, as stored. */
export type LeftOpen = Partial<Record<AmendedFieldName, Value>>;

const FIELD_NAMES = Object.keys(AMENDED_FIELDS) as AmendedFieldName[];

export const leftOpenOf = (tender: Comparable): LeftOpen =>
  Object.fromEntries(
    FIELD_NAMES.filter((field) => field !== "status").map((field) => [field, asStored(tender[field])]),
  );

/**
 * Returns the changes of a published tender that require an addendum. Returns none for a draft that was never open, for
 * a change of only the status, and if nothing differs. Reopening a tender always requires an addendum.
 * @param leftOpen The field values when the tender last accepted bids. A reopened tender is compared with them, because
 * bidders were not notified of later changes and could not confirm them
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
  // While the status is open, bidders are notified of each change, even after the closing time: they know the values
  // before this change.
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
 * The message of the refusal if the chosen weight needs a note that is missing, otherwise null. A note is needed for a
 * lower weight if the changes need a confirmation by default.
 */
export const missingNote = (
  changes: readonly AddendumChange[],
  { note, weight }: AddendumChoice,
  takesBids: boolean,
) => (weight && weight !== "confirm" && usualWeight(changes, takesBids) === "confirm" && !note ? NOTE_NEEDED : null);
