import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import type { Route } from "#api/core/http/rest.ts";

/** Spec §3, bid. */
const BID_FIELDS = "id tenderId companyId bidAmount technicalProposal timelineDays documentsUrl status submittedAt";

export const bidRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/bids",
    operation: `query ($after: String) {
      result: bids(first: 100, after: $after, orderBy: { field: id, direction: descending }) {
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
    // Spec §7 has the client send these two; the signed-in user and `pending` stand in their place.
    decided: ["companyId", "status"],
    operation: `mutation ($input: BidInput!) { result: submitBid(input: $input) { ${BID_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
];
