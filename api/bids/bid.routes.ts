import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import { bidDocuments } from "#api/bids/documents/bidDocument.rules.ts";
import type { Route } from "#api/core/http/rest/rest.ts";

/** Spec §3, bid: the fields of a bid in the answer. */
const BID_FIELDS = "id companyId status submittedAt bidAmount technicalProposal timelineDays documentsUrl tenderId";

const listOf = (field: "bids" | "myBids"): Pick<Route, "verb" | "operation" | "pages" | "answer"> => ({
  verb: "get",
  operation: `query ($first: Int!, $after: String) {
    result: ${field}(first: $first, after: $after, orderBy: { field: id, direction: descending }) {
      nodes {
        ${BID_FIELDS}
        company { companyName email companyTypology }
        tender { tenderNumber title }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  pages: true,
  answer: "ListedBid",
});

export const bidRoutes: Route[] = [
  {
    path: "/api/bids",
    description: "Administrators only. Every company's live bids, newest first.",
    ...listOf("bids"),
  },
  { path: "/api/my-bids", description: "The signed-in user's own live bids, newest first.", ...listOf("myBids") },
  {
    verb: "post",
    path: "/api/bids",
    status: 201,
    body: submittedBidSchema,
    rows: bidDocuments,
    refuses: ["NOT_FOUND", "PROFILE_REQUIRED", "TENDER_CLOSED"],
    operation: `mutation ($input: BidInput!) { result: submitBid(input: $input) { ${BID_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
];
