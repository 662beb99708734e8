import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";
import { READS_OUT, type ReadsOut, tenderFormSchema, type TenderFormFields } from "#api/tenders/tender.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";

import { TENDER_STATUS_CHOICES } from "#web/ui/lists/tenderControls.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type TenderFactsFragment, type TenderRunsFragment } from "#web/graphql/generated.ts";
import { emptyOf, labelsOf, typedOf, type FieldPropsOf, promptedChoices } from "#web/ui/forms/fieldProps.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const SEALED_CHOICES = [
  { value: "false", label: "Administrators can read bids" },
  { value: "true", label: "Sealed: nobody but its company reads a bid" },
];

const OPENING_CHOICES = [
  { value: "", label: "Two administrators (default)" },
  { value: "1", label: "One administrator" },
  { value: "2", label: "Two administrators, within 30 minutes" },
];

const DISCLOSE_CHOICES = [
  { value: "true", label: "Bidders are told who won, and the amount" },
  { value: "false", label: "Bidders are not told who won" },
];

const READ_OUT: Record<ReadsOut, string> = {
  nothing: "Bidders are told how many bids there were",
  names: "Bidders are told the names of all bidders",
  namesAndAmounts: "Bidders are told all names and amounts",
};
const READ_OUT_CHOICES = READS_OUT.map((value) => ({ value, label: READ_OUT[value] }));

/** The section of the fields that the specification does not list. The form shows this section collapsed. */
export const HOW_IT_RUNS = "how it runs";

/** The fields of the tender form, in display order (spec §3, tender). */
export const TENDER_FIELDS: FieldPropsOf<TenderFormFields> = {
  tenderNumber: { label: "Tender number", autoComplete: "off", required: true },
  status: {
    label: "Status",
    options: TENDER_STATUS_CHOICES,
    helperText: "Partners see every status but Draft.",
    required: true,
  },
  title: { label: "Title", autoComplete: "off", required: true, wide: true },
  description: { label: "Description", multiline: true, rows: 4, autoComplete: "off", required: true, wide: true },
  category: { label: "Category", options: promptedChoices("Choose a category", TENDER_CATEGORIES), required: true },
  country: {
    label: "Country",
    options: promptedChoices("Choose a country", COUNTRIES),
    autoComplete: "country-name",
    required: true,
  },
  location: {
    label: "Location",
    autoComplete: "off",
    helperText: "Town, district or site",
    required: true,
    wide: true,
  },
  budgetMin: { label: "Minimum budget", unit: "(USD)", type: "number", autoComplete: "off", required: true },
  budgetMax: { label: "Maximum budget", unit: "(USD)", type: "number", autoComplete: "off", required: true },
  openingDate: { label: "Opening date", type: "date", helperText: "From 00:00 UTC of this day", required: true },
  closingDate: { label: "Closing date", type: "date", required: true },
  requirements: { label: "Requirements", multiline: true, rows: 4, autoComplete: "off", required: true, wide: true },
  documentsUrl: {
    label: "Documents URL",
    type: "url",
    inputMode: "url",
    autoComplete: "off",
    helperText: "Optional: starts with http:// or https://",
    wide: true,
  },
  questionsUntil: {
    section: HOW_IT_RUNS,
    label: "Questions until",
    type: "date",
    helperText: "Optional: otherwise 72 hours before closing, or half of a time shorter than six days",
  },
  decisionExpectedOn: {
    section: HOW_IT_RUNS,
    label: "Decision expected",
    type: "date",
    helperText: "Optional: bidders see it from publishing on",
  },
  sealed: {
    section: HOW_IT_RUNS,
    label: "Who can read bids before opening",
    options: SEALED_CHOICES,
    helperText: "It cannot be changed once the tender is published.",
    required: true,
    wide: true,
  },
  openingPersons: {
    section: HOW_IT_RUNS,
    label: "Who opens sealed bids",
    options: OPENING_CHOICES,
    helperText: "It cannot be changed once the tender is published.",
  },
  readsOut: {
    section: HOW_IT_RUNS,
    label: "At the opening of sealed bids",
    options: READ_OUT_CHOICES,
    helperText: "It cannot be changed once the tender is published.",
    required: true,
  },
  discloseWinner: {
    section: HOW_IT_RUNS,
    label: "After the award",
    options: DISCLOSE_CHOICES,
    helperText: "It cannot be changed once the tender is published.",
    required: true,
  },
};
export const TENDER_LABELS = labelsOf(TENDER_FIELDS);

/**
 * The values of the tender form, and the version of the tender that was read. A date field contains the stored ISO
 * instant until the user picks a day.
 */
export type TenderValues = Record<keyof TenderFormFields, string> & { version: number };

/** Returns the initial values of the form for a new tender. The default status is draft (spec §5). */
export const newTenderValues = (sealed: boolean): TenderValues => ({
  ...emptyOf(TENDER_FIELDS),
  status: "draft",
  sealed: String(sealed),
  discloseWinner: "true",
  readsOut: "nothing",
  version: 0,
});

/** A tender as the API returns it, with all fields that the form edits. */
export type StoredTender = TenderFactsFragment & TenderRunsFragment;

/**
 * Converts a stored tender to form values. For a tender that is not sealed, `openingPersons` is empty, which selects
 * the default option.
 */
export const tenderValues = ({ questionsUntilSet, openingPersons, ...stored }: StoredTender): TenderValues => ({
  ...typedOf(TENDER_FIELDS, {
    ...stored,
    questionsUntil: questionsUntilSet,
    openingPersons: stored.sealed ? openingPersons : null,
  }),
  version: stored.version,
});

export const typedTenderSchema = typedSchema(tenderFormSchema);

/**
 * Converts form values to the input of the mutation: budgets are integers, dates are ISO strings (spec §7). A tender
 * that is not sealed gets the default values of the fields for sealed tenders.
 */
export function tenderInput(values: TenderValues) {
  const { openingDate, closingDate, decisionExpectedOn, questionsUntil, openingPersons, ...fields } =
    typedTenderSchema.cast(values, { stripUnknown: true });
  return {
    ...fields,
    openingDate: openingDate.toISOString(),
    closingDate: closingDate.toISOString(),
    decisionExpectedOn: decisionExpectedOn?.toISOString() ?? null,
    questionsUntil: questionsUntil?.toISOString() ?? null,
    readsOut: fields.sealed ? fields.readsOut : ("nothing" as const),
    openingPersons: fields.sealed ? (openingPersons ?? null) : null,
  };
}

/**
 * Returns warnings about values that are probably mistakes. They are not errors: spec §5 accepts a minimum budget above
 * the maximum, and a closing date before the opening date.
 */
export function tenderWarnings({ budgetMin, budgetMax, openingDate, closingDate }: TenderValues) {
  const [least, most] = [parseMoney(budgetMin), parseMoney(budgetMax)];
  return {
    budgetMax: least !== null && most !== null && least > most ? "This is less than the minimum budget." : null,
    closingDate:
      closingDate && closingDate.slice(0, 10) < openingDate.slice(0, 10) ? "This is before the opening date." : null,
  };
}

/** Formats a form value for the message that lists another user's changes. */
export function tenderWords(name: string, value: string) {
  if (name === "budgetMin" || name === "budgetMax") return formatMoney(Number(value));
  if (name === "openingDate" || name === "closingDate") return formatDate(value);
  if (name === "decisionExpectedOn" || name === "questionsUntil") return value && formatDate(value);
  if (name === "openingPersons") return OPENING_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  if (name === "readsOut") return READ_OUT_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  if (name === "discloseWinner") return DISCLOSE_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  if (name === "sealed") return SEALED_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  return name === "status" ? capitalised(value) : value;
}
