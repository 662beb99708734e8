import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  BidDraftDocument,
  DeleteBidDraftDocument,
  SaveBidDraftDocument,
  type BidDraftQuery,
  type BidDraftTextFragment,
  type SaveBidDraftMutation,
} from "#web/graphql/generatedBids.ts";

const STORED: TypedDocumentNode<BidDraftQuery> = BidDraftDocument;
const SAVE: TypedDocumentNode<SaveBidDraftMutation> = SaveBidDraftDocument;

/**
 * A draft of at least this many bytes is saved without `keepalive`. Browsers limit the body of a `fetch` with
 * `keepalive` to 64 kB.
 */
const KEEPALIVE_ROOM = 60_000;

const bytesOf = (typed: TypedBid) => new TextEncoder().encode(JSON.stringify(typed)).length;

/** Reads and writes the draft of one tender on the server. */
export function draftStore(client: ApolloClient, tenderId: string) {
  return {
    async read(): Promise<BidDraftTextFragment | null> {
      const { data } = await client.query({
        query: STORED,
        variables: { tenderId },
        fetchPolicy: "network-only",
      });
      return data?.bidDraft ?? null;
    },

    /**
     * @param version The version of the draft on the server, as last read; null if none is known.
     * @param addendaSeen The number of the newest addendum that the bidder has seen; null if unknown.
     */
    async save(typed: TypedBid, version: number | null, addendaSeen: number | null): Promise<BidDraftTextFragment> {
      const answer = await client.mutate({
        mutation: SAVE,
        variables: { tenderId, input: { ...typed, version, addendaSeen } },
        context: { fetchOptions: { keepalive: document.hidden && bytesOf(typed) < KEEPALIVE_ROOM } },
      });
      return dataOf(answer).saveBidDraft;
    },

    async remove() {
      await client.mutate({ mutation: DeleteBidDraftDocument, variables: { tenderId } });
    },
  };
}
export type DraftStore = ReturnType<typeof draftStore>;
