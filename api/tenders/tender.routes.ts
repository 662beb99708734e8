import type { Route } from "#api/core/http/rest/rest.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";

/** Spec §3, tender: the fields that an administrator sets. */
const TENDER_FIELDS = [
  "tenderNumber",
  "title",
  "description",
  "category",
  "budgetMin",
  "budgetMax",
  "openingDate",
  "closingDate",
  "location",
  "country",
  "requirements",
  "documentsUrl",
  "status",
] as const;

/** Spec §3, tender: the fields that a REST answer contains. */
const TENDER = `{ id createdBy version ${TENDER_FIELDS.join(" ")} }`;

/** The fields of a tender that a REST request may contain. `sealed` is accepted although the specification lacks it. */
const bodySchema = tenderSchema.pick([...TENDER_FIELDS, "sealed"]);

export const tenderRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/tenders",
    description: "The tenders, newest first. Partners see every tender except drafts.",
    operation: `query ($first: Int!, $after: String) {
      result: tenders(first: $first, after: $after, orderBy: { field: createdAt, direction: descending }) { nodes ${TENDER} pageInfo { hasNextPage endCursor } }
    }`,
    pages: true,
    kept: true,
  },
  {
    verb: "get",
    path: "/api/tenders/:id",
    description: "One tender. NOT_FOUND for a draft, except for administrators.",
    operation: `query ($id: ID!) { result: tender(id: $id) ${TENDER} }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    verb: "post",
    path: "/api/tenders",
    status: 201,
    body: bodySchema,
    operation: `mutation ($input: TenderInput!) { result: createTender(input: $input) ${TENDER} }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    verb: "patch",
    path: "/api/tenders/:id",
    body: bodySchema,
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
