import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";

export const COMPANY_PROFILE_LABELS = {
  companyName: "Company name",
  registrationNumber: "Registration number",
  industry: "Industry",
  employeeCount: "Number of employees",
  description: "Description",
  addressStreet: "Street address",
  addressCity: "City",
  addressState: "State or province",
  addressPostalCode: "Postal code",
  addressCountry: "Country",
  phone: "Phone",
  website: "Website",
} as const;

type FieldName = keyof typeof COMPANY_PROFILE_LABELS;
const FIELDS = Object.keys(COMPANY_PROFILE_LABELS) as FieldName[];
export type CompanyProfileValues = Record<FieldName, string>;

/** What the form shows for a profile, or for the part of one that is known already; a form knows no null. */
export function companyProfileValues(known: Partial<Record<FieldName, string | number | null>>) {
  return Object.fromEntries(FIELDS.map((name) => [name, String(known[name] ?? "")])) as CompanyProfileValues;
}

/** The fields that someone else saved differently since the form was opened. */
export function savedMeanwhile(before: CompanyProfileFieldsFragment, now: CompanyProfileFieldsFragment) {
  return FIELDS.filter((name) => before[name] !== now[name]).map((name) => ({ name, value: String(now[name] ?? "") }));
}
