import type { Route } from "#api/core/http/rest.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import { newUserSchema, userSchema } from "#api/users/user.rules.ts";

const SERVER_FIELDS = ["id", "createdAt", "version"];

/** Spec §3: the full user record; its password is never read. */
const USER = `{ ${[...SERVER_FIELDS, ...fieldNames(userSchema.omit(["password"]))].join(" ")} }`;

/** Spec §3: the user of the login response. */
export const SESSION_USER = `{ ${["id", ...fieldNames(userSchema.omit(["password", "role", "status"]))].join(" ")} }`;

export const userRoutes: Route[] = [
  {
    verb: "post",
    path: "/api/register",
    status: 201,
    body: registrationSchema,
    operation: `mutation ($input: RegistrationInput!) { result: register(input: $input) ${SESSION_USER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "get",
    path: "/api/users",
    operation: `query ($after: String) {
      result: users(first: ${MAX_PAGE}, after: $after) { nodes ${USER} pageInfo { hasNextPage endCursor } }
    }`,
    pages: true,
  },
  {
    verb: "post",
    path: "/api/users",
    status: 201,
    body: newUserSchema,
    operation: `mutation ($input: UserInput!) { result: createUser(input: $input) ${USER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "patch",
    path: "/api/users/:id",
    body: userSchema,
    operation: `mutation ($id: ID!, $patch: UserPatch!) { result: updateUser(id: $id, patch: $patch) ${USER} }`,
    variables: ({ params, body }) => ({ id: params.id, patch: body }),
  },
  {
    verb: "delete",
    path: "/api/users/:id",
    status: 204,
    operation: `mutation ($id: ID!) { result: deleteUser(id: $id) { id } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
];
