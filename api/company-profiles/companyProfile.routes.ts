import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import { fieldNames } from "#api/core/rules/schemaFields.rules.ts";

const SERVER_FIELDS = ["version"];

/** Spec §3, company profile: the fields of a profile in the answer. */
const PROFILE = `{ ${[...fieldNames(companyProfileSchema), ...SERVER_FIELDS].join(" ")} }`;

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
