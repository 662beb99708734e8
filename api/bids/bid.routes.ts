import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import type { Route } from "#api/core/http/rest.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

const SERVER_FIELDS = ["id", "companyId", "status", "submittedAt"];

/** Spec §3, bid. */
const BID_FIELDS = [...SERVER_FIELDS, ...fieldNames(submittedBidSchema)].join(" ");

export const bidRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/bids",
    operation: `query ($after: String) {
      result: bids(first: ${MAX_PAGE}, after: $after, orderBy: { field: id, direction: descending }) {
        nodes {
          ${BID_FIELDS}
          company { companyName email companyTypology }
          tender { tenderNumber title }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    pages: true,
  },
  {
    verb: "post",
    path: "/api/bids",
    status: 201,
    body: submittedBidSchema,
    operation: `mutation ($input: BidInput!) { result: submitBid(input: $input) { ${BID_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
];
