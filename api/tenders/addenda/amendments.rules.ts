import type { TenderFields } from "#api/tenders/tender.rules.ts";

/** What an addendum asks of bidders, the least first. */
export const ADDENDUM_WEIGHTS = ["correction", "notice", "confirm"] as const;
export type AddendumWeight = (typeof ADDENDUM_WEIGHTS)[number];

/** How a value is written: a long text is compared word by word, a flag is "true" or "false". */
type AmendedAs = "text" | "long" | "time" | "money" | "flag";

interface AmendedField {
  as: AmendedAs;
  /** What its change asks of bidders, unless an administrator chooses. */
  weight: AddendumWeight | ((before: Value, after: Value) => AddendumWeight);
}

/** As stored: text, number, moment in ISO 8601. */
type Value = string | number | null;

export interface AddendumChange {
  field: AmendedFieldName;
  before: Value;
  after: Value;
}

const earlierAsks = (before: Value, after: Value): AddendumWeight => (Date.parse(String(after)) < Date.parse(String(before)) ? "confirm" : "notice");

/** The fields whose change on an open tender is an addendum, in the order in which they are told. One that is added here is compared, told and shown. */
export const AMENDED_FIELDS = {
  title: { as: "text", weight: "notice" },
  description: { as: "long", weight: "confirm" },
  requirements: { as: "long", weight: "confirm" },
  category: { as: "text", weight: "confirm" },
  budgetMin: { as: "money", weight: "confirm" },
  budgetMax: { as: "money", weight: "confirm" },
  openingDate: { as: "time", weight: "notice" },
  closingDate: { as: "time", weight: earlierAsks },
  /** null: as usual. */
  questionsUntil: { as: "time", weight: "notice" },
  takesQuestions: { as: "flag", weight: "notice" },
  decisionExpectedOn: { as: "time", weight: "notice" },
  location: { as: "text", weight: "notice" },
  country: { as: "text", weight: "notice" },
  documentsUrl: { as: "text", weight: "confirm" },
  /** A line for each of its documents; null: none. */
  documents: { as: "long", weight: "confirm" },
  /** Told of a tender alone that is opened again. */
  status: { as: "text", weight: "notice" },
} as const satisfies Partial<Record<keyof TenderFields | "questionsUntil" | "takesQuestions" | "documents", AmendedField>>;

export type AmendedFieldName = keyof typeof AMENDED_FIELDS;

/** A tender as it is compared, stored or as a form holds it. */
export type Comparable = Partial<Record<AmendedFieldName, string | number | boolean | Date | null>>;

const asStored = (value: Comparable[AmendedFieldName]): Value => (value instanceof Date ? value.toISOString() : typeof value === "boolean" ? String(value) : (value ?? null));

/** What a tender said when it took bids last, as stored. */
export type LeftOpen = Partial<Record<AmendedFieldName, Value>>;

const FIELD_NAMES = Object.keys(AMENDED_FIELDS) as AmendedFieldName[];

export const leftOpenOf = (tender: Comparable): LeftOpen =>
  Object.fromEntries(FIELD_NAMES.filter((field) => field !== "status").map((field) => [field, asStored(tender[field])]));

/**
 * What an act changes of a published tender; empty where nothing is an addendum: of a draft that was never open, of a status alone, and
 * where nothing differs. A tender that takes bids again is amended by that alone.
 * @param leftOpen with which a tender that takes bids again is compared, since nobody was told what changed meanwhile, or could confirm it
 */
export function amendmentsOf(before: Comparable, after: Comparable, leftOpen: LeftOpen | null = null): AddendumChange[] {
  const isReopened = before.status !== "open" && after.status === "open" && (before.status !== "draft" || leftOpen !== null);
  if (before.status !== "open" && !isReopened) return [];
  const was: Comparable = { ...before, ...leftOpen };
  // What an open tender says was told, also after its closing time.
  const told = before.status === "open" ? before : was;
  return FIELD_NAMES.map((field) => ({ field, before: asStored(was[field]), told: asStored(told[field]), after: asStored(after[field]) }))
    .filter(({ field, ...values }) => (field === "status" ? isReopened : values.before !== values.after || values.told !== values.after))
    .map(({ field, before: first, told: last, after: now }) => ({ field, before: first === now ? last : first, after: now }));
}

/** The weight of changes, unless an administrator chooses another: that of the heaviest. Nobody confirms once the tender takes no more bids. */
export function usualWeight(changes: readonly AddendumChange[], takesBids: boolean): AddendumWeight {
  if (!takesBids) return "notice";
  const weights = changes.map(({ field, before, after }) => {
    const { weight }: AmendedField = AMENDED_FIELDS[field];
    return typeof weight === "function" ? weight(before, after) : weight;
  });
  return weights.includes("confirm") ? "confirm" : "notice";
}

/** What an administrator adds to a change. */
export interface AddendumChoice {
  note?: string | null;
  weight?: AddendumWeight | null;
}

const NOTE_NEEDED = "Say in a note why bidders need not confirm this change";

/** Why this choice is refused for these changes, if it is: what asks for a confirmation is lowered with a note alone. */
export const missingNote = (changes: readonly AddendumChange[], { note, weight }: AddendumChoice, takesBids: boolean) =>
  weight && weight !== "confirm" && usualWeight(changes, takesBids) === "confirm" && !note ? NOTE_NEEDED : null;
