import { kindsIn } from "#api/company-documents/documentKinds.rules.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";
import { READS_OUT, type ReadsOut, tenderFormSchema, type TenderFormFields } from "#api/tenders/tender.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";

import { RequiredDocuments } from "#web/features/tenders/form/RequiredDocuments.tsx";
import { words } from "#web/features/tenders/form/words/tenderForm.en.ts";
import { TENDER_STATUS_CHOICES } from "#web/ui/lists/tenderControls.ts";
import { formatDate } from "#web/format/dates.ts";
import { term } from "#web/format/words/terms.en.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type TenderFactsFragment, type TenderRunsFragment } from "#web/graphql/generated.ts";
import { emptyOf, labelsOf, typedOf, type FieldPropsOf, promptedChoices } from "#web/ui/forms/fieldProps.ts";
import { kindsInWords } from "#web/ui/company-documents/kindsInWords.ts";
import { capital } from "#web/ui/forms/choicesOf.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

const SEALED_CHOICES = [
  { value: "false", label: words.administratorsCanReadBids },
  { value: "true", label: words.sealedNobodyButItsCompany },
];

const OPENING_CHOICES = [
  { value: "", label: words.twoAdministratorsDefault },
  { value: "1", label: words.oneAdministrator },
  { value: "2", label: words.twoAdministratorsWithin30Minutes },
];

const DISCLOSE_CHOICES = [
  { value: "true", label: words.biddersAreToldWhoWon },
  { value: "false", label: words.biddersAreNotToldWho },
];

const READ_OUT: Record<ReadsOut, string> = {
  nothing: words.biddersAreToldHowMany,
  names: words.biddersAreToldTheNames,
  namesAndAmounts: words.biddersAreToldAllNames,
};
const READ_OUT_CHOICES = READS_OUT.map((value) => ({ value, label: READ_OUT[value] }));

/** The section of the fields that the specification does not list. The form shows this section collapsed. */
export const HOW_IT_RUNS = "how it runs";

/** The fields of the tender form, in display order (spec §3, tender). */
export const TENDER_FIELDS: FieldPropsOf<TenderFormFields> = {
  tenderNumber: { label: words.tenderNumber, autoComplete: "off", required: true },
  status: {
    label: words.status,
    options: TENDER_STATUS_CHOICES,
    helperText: words.partnersSeeEveryStatusBut,
    required: true,
  },
  title: { label: words.title, autoComplete: "off", required: true, wide: true },
  description: { label: words.description, multiline: true, rows: 4, autoComplete: "off", required: true, wide: true },
  category: {
    label: words.category,
    options: promptedChoices(words.chooseACategory, TENDER_CATEGORIES),
    required: true,
  },
  country: {
    label: words.country,
    options: promptedChoices(words.chooseACountry, COUNTRIES),
    autoComplete: "country-name",
    required: true,
  },
  location: {
    label: words.location,
    autoComplete: "off",
    helperText: words.townDistrictOrSite,
    required: true,
    wide: true,
  },
  budgetMin: { label: words.minimumBudget, unit: "(USD)", type: "number", autoComplete: "off", required: true },
  budgetMax: { label: words.maximumBudget, unit: "(USD)", type: "number", autoComplete: "off", required: true },
  openingDate: { label: words.openingDate, type: "date", helperText: words.from0000UtcOf, required: true },
  closingDate: { label: words.closingDate, type: "date", required: true },
  requirements: {
    label: words.requirements,
    multiline: true,
    rows: 4,
    autoComplete: "off",
    required: true,
    wide: true,
  },
  documentsUrl: {
    label: words.documentsUrl,
    type: "url",
    inputMode: "url",
    autoComplete: "off",
    helperText: words.optionalStartsWithHttpOr,
    wide: true,
  },
  requiredDocuments: { label: words.requiredDocuments, control: RequiredDocuments, wide: true },
  questionsUntil: {
    section: HOW_IT_RUNS,
    label: words.questionsUntil,
    type: "date",
    helperText: words.optionalOtherwise72HoursBefore,
  },
  decisionExpectedOn: {
    section: HOW_IT_RUNS,
    label: words.decisionExpected,
    type: "date",
    helperText: words.optionalBiddersSeeItFrom,
  },
  sealed: {
    section: HOW_IT_RUNS,
    label: words.whoCanReadBidsBefore,
    options: SEALED_CHOICES,
    helperText: words.itCannotBeChangedOnce,
    required: true,
    wide: true,
  },
  openingPersons: {
    section: HOW_IT_RUNS,
    label: words.whoOpensSealedBids,
    options: OPENING_CHOICES,
    helperText: words.itCannotBeChangedOnce,
  },
  readsOut: {
    section: HOW_IT_RUNS,
    label: words.atTheOpeningOfSealed,
    options: READ_OUT_CHOICES,
    helperText: words.itCannotBeChangedOnce,
    required: true,
  },
  discloseWinner: {
    section: HOW_IT_RUNS,
    label: words.afterTheAward,
    options: DISCLOSE_CHOICES,
    helperText: words.itCannotBeChangedOnce,
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
export const tenderValues = ({
  questionsUntilSet,
  openingPersons,
  requiredDocuments,
  ...stored
}: StoredTender): TenderValues => ({
  ...typedOf(TENDER_FIELDS, {
    ...stored,
    requiredDocuments: requiredDocuments.join(" "),
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
  const { openingDate, closingDate, decisionExpectedOn, questionsUntil, openingPersons, requiredDocuments, ...fields } =
    typedTenderSchema.cast(values, { stripUnknown: true });
  return {
    ...fields,
    openingDate: openingDate.toISOString(),
    closingDate: closingDate.toISOString(),
    decisionExpectedOn: decisionExpectedOn?.toISOString() ?? null,
    questionsUntil: questionsUntil?.toISOString() ?? null,
    requiredDocuments: kindsIn(requiredDocuments ?? null),
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
    budgetMax: least !== null && most !== null && least > most ? words.thisIsLessThanThe : null,
    closingDate:
      closingDate && closingDate.slice(0, 10) < openingDate.slice(0, 10) ? words.thisIsBeforeTheOpening : null,
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
  if (name === "requiredDocuments") return kindsInWords(value);
  if (name === "sealed") return SEALED_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  if (name === "status") return capital(term(value));
  return name === "category" || name === "country" ? term(value) : value;
}
