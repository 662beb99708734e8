import { requiredCountry } from "#api/core/rules/countryField.rules.ts";
import { object, type InferType } from "yup";

import {
  identifier,
  choice,
  flag,
  instant,
  money,
  optionalChoice,
  optionalInstant,
  optionalWebAddress,
  requiredLongText,
  requiredText,
  trimmedText,
  wholeNumber,
} from "#api/core/rules/fields.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

/** The bid data that every bidder receives at the opening of a sealed tender. */
export const READS_OUT = ["nothing", "names", "namesAndAmounts"] as const;
export type ReadsOut = (typeof READS_OUT)[number];

/** Spec §5, tender form. The schema does not compare budgetMin with budgetMax, nor closingDate with openingDate. */
export const tenderSchema = object({
  tenderNumber: identifier("Tender number is required", 50),
  title: requiredText("Title is required", 200),
  description: requiredLongText("Description is required", 20_000),
  category: choice(TENDER_CATEGORIES, "Category is required"),
  budgetMin: money(0).required("Minimum budget is required"),
  budgetMax: money(0).required("Maximum budget is required"),
  openingDate: instant("Opening date is required", "day start"),
  closingDate: instant("Closing date is required", "day end"),
  location: requiredText("Location is required", 200),
  country: requiredCountry("Country is required"),
  requirements: requiredLongText("Requirements are required", 20_000),
  documentsUrl: optionalWebAddress(),
  sealed: flag(),
  decisionExpectedOn: optionalInstant("day end"),
  discloseWinner: flag(),
  readsOut: optionalChoice(READS_OUT).nonNullable("Required"),
  status: choice(TENDER_STATUSES, "Status is required"),
});

/** The kinds of documents that the tender asks for, as the tender form stores them: separated by spaces. */
const requiredDocumentsSchema = object({ requiredDocuments: trimmedText().nullable() });

/** How many administrators must open a sealed tender. */
export const openingPersonsSchema = object({ openingPersons: wholeNumber(1, 2).nullable() });

/** Whether the tender accepts questions, and until when. */
export const questionTimesSchema = object({ takesQuestions: flag(), questionsUntil: optionalInstant("day end") });

/**
 * All fields of the tender form: those of tenderSchema, the number of opening administrators, the end of the question
 * period, and the documents asked for.
 */
export const tenderFormSchema = tenderSchema
  .concat(openingPersonsSchema)
  .concat(questionTimesSchema.pick(["questionsUntil"]))
  .concat(requiredDocumentsSchema);

export type TenderFields = InferType<typeof tenderSchema>;
export type TenderFormFields = InferType<typeof tenderFormSchema>;
