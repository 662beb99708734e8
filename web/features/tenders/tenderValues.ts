import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { formatDate } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/money.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

export const TENDER_LABELS = {
  tenderNumber: "Tender number",
  title: "Title",
  description: "Description",
  category: "Category",
  status: "Status",
  budgetMin: "Minimum budget",
  budgetMax: "Maximum budget",
  openingDate: "Opening date",
  closingDate: "Closing date",
  location: "Location",
  country: "Country",
  requirements: "Requirements",
  documentsUrl: "Documents URL",
} as const;

type FieldName = keyof typeof TENDER_LABELS;
const FIELDS = Object.keys(TENDER_LABELS) as FieldName[];
/** What is typed, and the version that was read. A date is the stored instant until another day is picked. */
export type TenderValues = Record<FieldName, string> & { version: number };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const STATUS_CHOICES = choicesOf(TENDER_STATUSES);

/** Spec §5: the default status is draft. */
export const NEW_TENDER_VALUES: TenderValues = tenderValues({ status: "draft" });

export function tenderValues({ version = 0, ...known }: Partial<TenderFactsFragment>): TenderValues {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(known[name] ?? "")])) as Record<FieldName, string>;
  return { ...fields, version };
}

export const typedTenderSchema = typedSchema(tenderSchema);

/** Spec §7: budgets as integers, dates as ISO strings. */
export function tenderInput(values: TenderValues) {
  const { openingDate, closingDate, ...fields } = typedTenderSchema.cast(values, { stripUnknown: true });
  return { ...fields, openingDate: openingDate.toISOString(), closingDate: closingDate.toISOString() };
}

/** Spec §5: these two are accepted. Most often they are a slip, so the form says so. */
export function tenderWarnings({ budgetMin, budgetMax, openingDate, closingDate }: TenderValues) {
  const [least, most] = [parseMoney(budgetMin), parseMoney(budgetMax)];
  return {
    budgetMax: least !== null && most !== null && least > most ? "This is less than the minimum budget." : null,
    closingDate: closingDate && closingDate.slice(0, 10) < openingDate.slice(0, 10) ? "This is before the opening date." : null,
  };
}

/** A value as the list writes it. */
export function tenderWords(name: string, value: string) {
  if (name === "budgetMin" || name === "budgetMax") return formatMoney(Number(value));
  if (name === "openingDate" || name === "closingDate") return formatDate(value);
  return name === "status" ? capitalised(value) : value;
}
