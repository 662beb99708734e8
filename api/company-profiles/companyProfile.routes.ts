import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import type { Route } from "#api/core/http/rest/rest.ts";

/** Spec §3, company profile: the fields of a profile in the answer. */
const PROFILE = `{
  companyName registrationNumber industry employeeCount description
  addressStreet addressCity addressState addressPostalCode addressCountry
  phone website version
}`;

export const companyProfileRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/company-profile",
    description: "The signed-in user's own company profile; `NOT_FOUND` if there is none yet.",
    operation: `{ result: companyProfile ${PROFILE} }`,
    missing: "Company profile",
  },
  {
    verb: "post",
    path: "/api/company-profile",
    status: 201,
    body: companyProfileSchema,
    operation: `mutation ($input: CompanyProfileInput!) { result: createCompanyProfile(input: $input) ${PROFILE} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "patch",
    path: "/api/company-profile",
    body: companyProfileSchema,
    refuses: ["NOT_FOUND"],
    operation: `mutation ($patch: CompanyProfilePatch!) { result: updateCompanyProfile(patch: $patch) ${PROFILE} }`,
    variables: ({ body }) => ({ patch: body }),
  },
];
