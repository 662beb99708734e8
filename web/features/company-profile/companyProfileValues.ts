import { INDUSTRIES, type CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";

import { labelsOf, namesOf, type FieldProps, type FieldPropsOf, promptedChoices } from "#web/ui/forms/fieldProps.ts";
import { words } from "#web/features/company-profile/words/companyProfile.en.ts";

/** The sections of the company profile form (spec §2). */
export const PROFILE_SECTIONS = [
  words.basicInformation,
  words.companyDetails,
  words.addressInformation,
  words.contactInformation,
] as const;
const [BASIC, DETAILS, ADDRESS, CONTACT] = PROFILE_SECTIONS;
type SectionFieldProps = FieldProps & { section: (typeof PROFILE_SECTIONS)[number] };

/** The fields of the company profile (spec §3), each with its section of the form. */
export const COMPANY_PROFILE_FIELDS: FieldPropsOf<CompanyProfileFields, SectionFieldProps> = {
  companyName: { section: BASIC, label: words.companyName, autoComplete: "organization", required: true },
  registrationNumber: { section: BASIC, label: words.registrationNumber, autoComplete: "off" },
  industry: { section: DETAILS, label: words.industry, options: promptedChoices(words.chooseAnIndustry, INDUSTRIES) },
  employeeCount: { section: DETAILS, label: words.numberOfEmployees, type: "number", autoComplete: "off" },
  description: {
    section: DETAILS,
    label: words.description,
    multiline: true,
    rows: 5,
    helperText: words.whatYouBuildWithWhichCompetencies,
    wide: true,
  },
  addressStreet: { section: ADDRESS, label: words.streetAddress, autoComplete: "street-address", wide: true },
  addressCity: { section: ADDRESS, label: words.city, autoComplete: "address-level2" },
  addressState: { section: ADDRESS, label: words.stateOrProvince, autoComplete: "address-level1" },
  addressPostalCode: { section: ADDRESS, label: words.postalCode, autoComplete: "postal-code" },
  addressCountry: {
    section: ADDRESS,
    label: words.country,
    options: promptedChoices(words.chooseACountry, COUNTRIES),
    autoComplete: "country-name",
  },
  phone: { section: CONTACT, label: words.phone, type: "tel", autoComplete: "tel", inputMode: "tel" },
  website: {
    section: CONTACT,
    label: words.website,
    type: "url",
    autoComplete: "url",
    inputMode: "url",
    helperText: words.startsWithHttpOrHttps,
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
