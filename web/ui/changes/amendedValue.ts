import { AMENDED_FIELDS, type AmendedFieldName } from "#api/tenders/addenda/amendments.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { term } from "#web/format/words/terms.en.ts";
import { kindsInWords } from "#web/ui/company-documents/kindsInWords.ts";
import { words } from "#web/ui/changes/words/changes.en.ts";

export const AMENDED_LABELS: Record<AmendedFieldName, string> = {
  title: words.title,
  description: words.description,
  requirements: words.requirements,
  category: words.category,
  budgetMin: words.minimumBudget,
  budgetMax: words.maximumBudget,
  openingDate: words.openingDate,
  closingDate: words.closingTime,
  questionsUntil: words.questionsUntil,
  takesQuestions: words.questions,
  decisionExpectedOn: words.decisionExpected,
  location: words.location,
  country: words.country,
  documentsUrl: words.documents,
  documents: words.listOfDocuments,
  requiredDocuments: words.requiredDocuments,
  status: words.status,
};

export const isAmendedField = (name: string): name is AmendedFieldName => Object.hasOwn(AMENDED_FIELDS, name);

/** Formats the value of a tender's field for the list of changes. */
export function amendedValue(field: AmendedFieldName, value: string | number | null) {
  const { as } = AMENDED_FIELDS[field];
  if (value === null || value === "") return field === "questionsUntil" ? words.asUsual : words.none;
  if (field === "requiredDocuments") return kindsInWords(String(value));
  return as === "money"
    ? formatMoney(Number(value))
    : as === "time"
      ? formatDateTime(String(value))
      : as === "flag"
        ? value === "true"
          ? words.taken
          : words.notTaken
        : field === "category" || field === "country"
          ? term(String(value))
          : String(value);
}
