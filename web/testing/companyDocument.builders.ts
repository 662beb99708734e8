import { type CompanyDocumentFactsFragment } from "#web/graphql/generatedOnDemand.ts";

export const FILE_ID = "0190b2f5-0000-7000-8000-000000000001";

export const aCompanyDocument = (overrides: Partial<CompanyDocumentFactsFragment> = {}) => ({
  __typename: "CompanyDocument" as const,
  id: "d1",
  kind: "taxClearance" as CompanyDocumentFactsFragment["kind"],
  name: "Tax clearance",
  number: "TC-1",
  issuer: "Revenue Authority",
  validUntil: null as string | null,
  version: 1,
  file: {
    __typename: "UploadedFile" as const,
    id: FILE_ID,
    virusCheck: "clean" as CompanyDocumentFactsFragment["file"]["virusCheck"],
    name: "Tax clearance.pdf",
    bytes: 13,
    sha256: "d0".repeat(32),
  },
  ...overrides,
});
