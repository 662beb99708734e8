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
/** The version that was read stands among what is kept of the form; 0 for a profile that is not stored yet. */
export type CompanyProfileValues = Record<FieldName, string> & { version: number };

/** What the form shows for a profile, or for the part of one that is known already; a form knows no null. */
export function companyProfileValues({ version = 0, ...known }: Partial<Record<FieldName, string | number | null>> & { version?: number }) {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(known[name] ?? "")])) as Record<FieldName, string>;
  return { ...fields, version };
}
