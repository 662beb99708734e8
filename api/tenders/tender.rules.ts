import { object, type InferType } from "yup";

import { COUNTRIES } from "#api/core/country.rules.ts";
import { choice, instant, MAX_MONEY, optionalWebAddress, requiredText, wholeNumber } from "#api/core/fields.rules.ts";

/** Spec §4. Any status can be set freely; no order is enforced. */
export const TENDER_STATUSES = ["draft", "open", "closed", "awarded"] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

/** The specification's two lists, united. */
export const TENDER_CATEGORIES = [
  "Infrastructure",
  "Construction",
  "Engineering",
  "Technology",
  "Services",
  "Design",
  "Consulting",
] as const;
export type TenderCategory = (typeof TENDER_CATEGORIES)[number];

const CLOSING_SOON_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Spec §5, tender form. Min is not checked against max, nor closing against opening. */
export const tenderSchema = object({
  tenderNumber: requiredText("Tender number is required", 50),
  title: requiredText("Title is required", 200),
  description: requiredText("Description is required", 20_000),
  category: choice(TENDER_CATEGORIES, "Category is required"),
  budgetMin: wholeNumber(0, MAX_MONEY).required("Minimum budget is required"),
  budgetMax: wholeNumber(0, MAX_MONEY).required("Maximum budget is required"),
  openingDate: instant("Opening date is required", "day start"),
  closingDate: instant("Closing date is required", "day end"),
  location: requiredText("Location is required", 200),
  country: choice(COUNTRIES, "Country is required"),
  requirements: requiredText("Requirements are required", 20_000),
  documentsUrl: optionalWebAddress(),
  status: choice(TENDER_STATUSES, "Status is required"),
});
export type TenderFields = InferType<typeof tenderSchema>;

interface Closing {
  status: TenderStatus;
  closingDate: Date | string;
}

/** Whole days to closing, rounded up; zero or less once the closing moment has passed. */
export const daysLeft = (closingDate: Date | string, now: Date) =>
  Math.ceil((new Date(closingDate).getTime() - now.getTime()) / DAY);

export const hasClosed = (closingDate: Date | string, now: Date) => now.getTime() > new Date(closingDate).getTime();

/** The server asks this with the database's clock while it holds the tender's row. */
export const acceptsBids = ({ status, closingDate }: Closing, now: Date) =>
  status === "open" && !hasClosed(closingDate, now);

/** Spec §4: 1 to 7 days remain. */
export function isClosingSoon(closingDate: Date | string, now: Date) {
  const days = daysLeft(closingDate, now);
  return days >= 1 && days <= CLOSING_SOON_DAYS;
}
