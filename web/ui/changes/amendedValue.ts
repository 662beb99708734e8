import { AMENDED_FIELDS, type AmendedFieldName } from "#api/tenders/addenda/amendments.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";

export const AMENDED_LABELS: Record<AmendedFieldName, string> = {
  title: "Title",
  description: "Description",
  requirements: "Requirements",
  category: "Category",
  budgetMin: "Minimum budget",
  budgetMax: "Maximum budget",
  openingDate: "Opening date",
  closingDate: "Closing time",
  questionsUntil: "Questions until",
  takesQuestions: "Questions",
  decisionExpectedOn: "Decision expected",
  location: "Location",
  country: "Country",
  documentsUrl: "Documents",
  documents: "List of documents",
  status: "Status",
};

export const isAmendedField = (name: string): name is AmendedFieldName => Object.hasOwn(AMENDED_FIELDS, name);

/** Formats the value of a tender's field for the list of changes. */
export function amendedValue(field: AmendedFieldName, value: string | number | null) {
  const { as } = AMENDED_FIELDS[field];
  if (value === null || value === "") return field === "questionsUntil" ? "as usual" : "none";
  return as === "money"
    ? formatMoney(Number(value))
    : as === "time"
      ? formatDateTime(String(value))
      : as === "flag"
        ? value === "true"
          ? "taken"
          : "not taken"
        : String(value);
}
