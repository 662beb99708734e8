import { contactRequestInputSchema } from "#api/contact/contactRequest.rules.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import type { Route } from "#api/core/http/rest/rest.ts";

export const contactRequestRoutes: Route[] = [
  {
    verb: "post",
    path: apiPaths.contact,
    status: 201,
    body: contactRequestInputSchema,
    operation: `mutation ($input: ContactRequestInput!) {
      result: createContactRequest(input: $input) {
        id firstName lastName email company role message
      }
    }`,
    variables: ({ body }) => ({ input: body }),
  },
];
