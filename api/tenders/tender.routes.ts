import type { Route } from "#api/core/http/rest.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";

const SERVER_FIELDS = ["id", "createdBy", "version"];

/** Spec §3, tender: it knows no sealed tenders. */
const TENDER = `{ ${[...SERVER_FIELDS, ...fieldNames(tenderSchema.omit(["sealed"]))].join(" ")} }`;

export const tenderRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/tenders",
    operation: `query ($after: String) {
      result: tenders(first: ${MAX_PAGE}, after: $after, orderBy: { field: createdAt, direction: descending }) { nodes ${TENDER} pageInfo { hasNextPage endCursor } }
    }`,
    pages: true,
    kept: true,
  },
  {
    verb: "get",
    path: "/api/tenders/:id",
    operation: `query ($id: ID!) { result: tender(id: $id) ${TENDER} }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    verb: "post",
    path: "/api/tenders",
    status: 201,
    body: tenderSchema,
    operation: `mutation ($input: TenderInput!) { result: createTender(input: $input) ${TENDER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "patch",
    path: "/api/tenders/:id",
    body: tenderSchema,
    operation: `mutation ($id: ID!, $patch: TenderPatch!) { result: updateTender(id: $id, patch: $patch) ${TENDER} }`,
    variables: ({ params, body }) => ({ id: params.id, patch: body }),
  },
  {
    verb: "delete",
    path: "/api/tenders/:id",
    status: 204,
    operation: `mutation ($id: ID!) { result: deleteTender(id: $id) { id } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
];
