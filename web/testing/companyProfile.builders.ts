import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";

export const aProfile = (overrides: Partial<CompanyProfileFieldsFragment> = {}) => ({
  __typename: "CompanyProfile",
  id: "p1",
  companyName: "Bangui Bâtir",
  addressStreet: null,
  addressCity: "Bangui",
  addressState: null,
  addressPostalCode: null,
  addressCountry: null,
  phone: null,
  website: null,
  registrationNumber: null,
  employeeCount: null,
  industry: "Construction",
  description: null,
  version: 3,
  ...overrides,
});
