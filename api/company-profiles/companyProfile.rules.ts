import { object, type InferType } from "yup";

import {
  optionalChoice,
  optionalLongText,
  optionalText,
  optionalWebAddress,
  requiredText,
  wholeNumber,
} from "#api/core/rules/fields.rules.ts";
import { addressFields } from "#api/users/user.rules.ts";

/** Spec §5: industry choices. */
export const INDUSTRIES = [
  "Construction",
  "Engineering",
  "Infrastructure",
  "Architecture",
  "Design",
  "Consulting",
  "Manufacturing",
  "Technology",
  "Other",
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Spec §3 and §5, company profile: the rules of its fields. */
export const companyProfileSchema = object({
  companyName: requiredText("Company name is required", 200),
  registrationNumber: optionalText(100),
  industry: optionalChoice(INDUSTRIES),
  employeeCount: wholeNumber(1, 10_000_000, "Must be a positive whole number").nullable(),
  description: optionalLongText(5000),
  ...addressFields,
  phone: optionalText(50),
  website: optionalWebAddress(),
});
export type CompanyProfileFields = InferType<typeof companyProfileSchema>;
