import type { Route } from "#api/core/http/rest/rest.ts";
import { loginSchema } from "#api/session/session.rules.ts";
import { SESSION_USER } from "#api/users/user.routes.ts";

export const sessionRoutes: Route[] = [
  {
    verb: "post",
    path: "/api/login",
    body: loginSchema,
    answer: "SignedInUser",
    refuses: ["SECOND_STEP"],
    operation: `mutation ($input: LoginInput!) { result: login(input: $input) ${SESSION_USER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "post",
    path: "/api/logout",
    description: "Ends this session, if there is one.",
    status: 204,
    operation: "mutation { result: logout }",
  },
];
