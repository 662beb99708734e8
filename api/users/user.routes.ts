import { object } from "yup";

import type { Route } from "#api/core/http/rest/rest.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import { newUserSchema, typedFields, userSchema } from "#api/users/user.rules.ts";

const COMPANY = `
  companyName companyTypology vatNumber cardId
  addressStreet addressCity addressState addressPostalCode addressCountry`;

/** Spec §3: the full user record, without the password. */
const USER = `{ id createdAt version username email firstName lastName role isAdmin status ${COMPANY} }`;

/** Spec §3: the user of the login response. */
export const SESSION_USER = `{ id username email firstName lastName isAdmin ${COMPANY} }`;

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
    body: newUserSchema.shape(typedFields),
    operation: `mutation ($input: UserInput!, $ownPassword: String, $ownCode: String) { result: createUser(input: $input, ownPassword: $ownPassword, ownCode: $ownCode) ${USER} }`,
    variables: ({ body: { ownPassword, ownCode, ...input } }) => ({ input, ownPassword, ownCode }),
  },
  {
    verb: "patch",
    path: "/api/users/:id",
    body: userSchema.shape(typedFields),
    operation: `mutation ($id: ID!, $patch: UserPatch!, $ownPassword: String, $ownCode: String) { result: updateUser(id: $id, patch: $patch, ownPassword: $ownPassword, ownCode: $ownCode) ${USER} }`,
    variables: ({ params, body: { ownPassword, ownCode, ...patch } }) => ({
      id: params.id,
      patch,
      ownPassword,
      ownCode,
    }),
  },
  {
    verb: "delete",
    path: "/api/users/:id",
    status: 204,
    refuses: ["CONFLICT"],
    body: object(typedFields),
    operation: `mutation ($id: ID!, $ownPassword: String, $ownCode: String) { result: deleteUser(id: $id, ownPassword: $ownPassword, ownCode: $ownCode) { id } }`,
    variables: ({ params, body: { ownPassword, ownCode } }) => ({ id: params.id, ownPassword, ownCode }),
  },
];
