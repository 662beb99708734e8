import { object, type InferType } from "yup";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { choice, flag, instant, money, optionalChoice, optionalInstant, optionalWebAddress, requiredText, wholeNumber } from "#api/core/rules/fields.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

/** What all bidders are told of the bids at the opening of a sealed tender. */
export const READS_OUT = ["nothing", "names", "namesAndAmounts"] as const;
export type ReadsOut = (typeof READS_OUT)[number];

/** Spec §5, tender form. Min is not checked against max, nor closing against opening. */
export const tenderSchema = object({
  tenderNumber: requiredText("Tender number is required", 50),
  title: requiredText("Title is required", 200),
  description: requiredText("Description is required", 20_000),
  category: choice(TENDER_CATEGORIES, "Category is required"),
  budgetMin: money(0).required("Minimum budget is required"),
  budgetMax: money(0).required("Maximum budget is required"),
  openingDate: instant("Opening date is required", "day start"),
  closingDate: instant("Closing date is required", "day end"),
  location: requiredText("Location is required", 200),
  country: choice(COUNTRIES, "Country is required"),
  requirements: requiredText("Requirements are required", 20_000),
  documentsUrl: optionalWebAddress(),
  sealed: flag(),
  decisionExpectedOn: optionalInstant("day end"),
  discloseWinner: flag(),
  readsOut: optionalChoice(READS_OUT).nonNullable("Required"),
  status: choice(TENDER_STATUSES, "Status is required"),
});

/** What the specification's tender does not have: it is in GraphQL alone. */
export const BEYOND_SPECIFICATION = ["sealed", "decisionExpectedOn", "discloseWinner", "readsOut"] as const;

/** How many administrators open a sealed tender. */
export const openingPersonsSchema = object({ openingPersons: wholeNumber(1, 2).nullable() });

/** Whether and until when it takes questions. */
export const questionTimesSchema = object({ takesQuestions: flag(), questionsUntil: optionalInstant("day end") });

/** All that a tender's form asks for: the specification's fields, and how it runs. */
export const tenderFormSchema = tenderSchema.concat(openingPersonsSchema).concat(questionTimesSchema.pick(["questionsUntil"]));

export type TenderFields = InferType<typeof tenderSchema>;
export type TenderFormFields = InferType<typeof tenderFormSchema>;
