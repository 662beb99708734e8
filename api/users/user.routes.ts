import type { Route } from "#api/core/http/rest.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import { newUserSchema, ownPasswordField, userSchema } from "#api/users/user.rules.ts";

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
    answer: "SignedInUser",
    operation: `mutation ($input: RegistrationInput!) { result: register(input: $input) ${SESSION_USER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "get",
    path: "/api/users",
    operation: `query ($first: Int!, $after: String) {
      result: users(first: $first, after: $after) { nodes ${USER} pageInfo { hasNextPage endCursor } }
    }`,
    pages: true,
  },
  {
    verb: "post",
    path: "/api/users",
    status: 201,
    body: newUserSchema.shape(ownPasswordField),
    operation: `mutation ($input: UserInput!, $ownPassword: String) { result: createUser(input: $input, ownPassword: $ownPassword) ${USER} }`,
    variables: ({ body: { ownPassword, ...input } }) => ({ input, ownPassword }),
  },
  {
    verb: "patch",
    path: "/api/users/:id",
    body: userSchema.shape(ownPasswordField),
    operation: `mutation ($id: ID!, $patch: UserPatch!, $ownPassword: String) { result: updateUser(id: $id, patch: $patch, ownPassword: $ownPassword) ${USER} }`,
    variables: ({ params, body: { ownPassword, ...patch } }) => ({ id: params.id, patch, ownPassword }),
  },
  {
    verb: "delete",
    path: "/api/users/:id",
    status: 204,
    refuses: ["CONFLICT"],
    operation: `mutation ($id: ID!) { result: deleteUser(id: $id) { id } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
];
