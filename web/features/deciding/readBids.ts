import { type ApolloClient } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { BidsOfTenderDocument, type BidsOfTenderQuery } from "#web/graphql/generatedDeciding.ts";
import { readPages } from "#web/graphql/readPages.ts";

/** Reads pages of a tender's live bids until there are `count`, without the cache. */
export const readBids = (client: ApolloClient, tenderId: string, count: number) =>
  readPages<"bids", BidsOfTenderQuery>(client, { query: BidsOfTenderDocument, variables: { tenderId, first: MAX_PAGE }, field: "bids" }, count);
