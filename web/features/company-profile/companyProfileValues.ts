import { INDUSTRIES, type CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";

import { labelsOf, namesOf, type FieldProps, type FieldPropsOf, promptedChoices } from "#web/ui/forms/fieldProps.ts";

/** The sections of the company profile form (spec §2). */
export const PROFILE_SECTIONS = [
  "Basic Information",
  "Company Details",
  "Address Information",
  "Contact Information",
] as const;
const [BASIC, DETAILS, ADDRESS, CONTACT] = PROFILE_SECTIONS;
type SectionFieldProps = FieldProps & { section: (typeof PROFILE_SECTIONS)[number] };

/** The fields of the company profile (spec §3), each with its section of the form. */
export const COMPANY_PROFILE_FIELDS: FieldPropsOf<CompanyProfileFields, SectionFieldProps> = {
  companyName: { section: BASIC, label: "Company name", autoComplete: "organization", required: true },
  registrationNumber: { section: BASIC, label: "Registration number", autoComplete: "off" },
  industry: { section: DETAILS, label: "Industry", options: promptedChoices("Choose an industry", INDUSTRIES) },
  employeeCount: { section: DETAILS, label: "Number of employees", type: "number", autoComplete: "off" },
  description: {
    section: DETAILS,
    label: "Description",
    multiline: true,
    rows: 5,
    helperText: "What you build, with which competencies, and where.",
    wide: true,
  },
  addressStreet: { section: ADDRESS, label: "Street address", autoComplete: "street-address", wide: true },
  addressCity: { section: ADDRESS, label: "City", autoComplete: "address-level2" },
  addressState: { section: ADDRESS, label: "State or province", autoComplete: "address-level1" },
  addressPostalCode: { section: ADDRESS, label: "Postal code", autoComplete: "postal-code" },
  addressCountry: {
    section: ADDRESS,
    label: "Country",
    options: promptedChoices("Choose a country", COUNTRIES),
    autoComplete: "country-name",
  },
  phone: { section: CONTACT, label: "Phone", type: "tel", autoComplete: "tel", inputMode: "tel" },
  website: {
    section: CONTACT,
    label: "Website",
    type: "url",
    autoComplete: "url",
    inputMode: "url",
    helperText: "Starts with http:// or https://",
  },
};
export const COMPANY_PROFILE_LABELS = labelsOf(COMPANY_PROFILE_FIELDS);

type FieldName = keyof CompanyProfileFields;
/**
 * The values of the company profile form. They include the version of the edited profile. So the browser stores the
 * version with the typed text, and a save after a reload still detects a conflict. The version is 0 if the company has
 * no profile yet.
 */
export type CompanyProfileValues = Record<FieldName, string> & { version: number };

/** Converts a profile, or the known fields of a first profile, to form values. Null becomes "". */
export function companyProfileValues({
  version = 0,
  ...known
}: Partial<Record<FieldName, string | number | null>> & { version?: number }) {
  const fields = Object.fromEntries(
    namesOf(COMPANY_PROFILE_FIELDS).map((name) => [name, String(known[name] ?? "")]),
  ) as Record<FieldName, string>;
  return { ...fields, version };
}
