import { contactRequestInputSchema } from "#api/contact/contactRequest.rules.ts";
import type { Route } from "#api/core/http/rest.ts";

export const contactRequestRoutes: Route[] = [
  {
    verb: "post",
    path: "/api/contact",
    status: 201,
    body: contactRequestInputSchema,
    operation: `mutation ($input: ContactRequestInput!) {
      result: createContactRequest(input: $input) { id firstName lastName email company role message }
    }`,
    variables: ({ body }) => ({ input: body }),
  },
];
