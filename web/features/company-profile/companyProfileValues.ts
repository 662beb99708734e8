import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";

const FIELDS = [
  "companyName",
  "registrationNumber",
  "industry",
  "employeeCount",
  "description",
  "addressStreet",
  "addressCity",
  "addressState",
  "addressPostalCode",
  "addressCountry",
  "phone",
  "website",
] as const;

type FieldName = (typeof FIELDS)[number];
export type CompanyProfileValues = Record<FieldName, string>;

/** What the form shows for a profile, or for the part of one that is known already; a form knows no null. */
export function companyProfileValues(known: Partial<Record<FieldName, string | number | null>>) {
  return Object.fromEntries(FIELDS.map((name) => [name, String(known[name] ?? "")])) as CompanyProfileValues;
}

/** The fields that someone else saved differently since the form was opened. */
export function savedMeanwhile(before: CompanyProfileFieldsFragment, now: CompanyProfileFieldsFragment) {
  return FIELDS.filter((name) => before[name] !== now[name]).map((name) => ({ name, value: String(now[name] ?? "") }));
}
