import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { answered } from "#web/graphql/answered.ts";
import { BidDraftDocument, DeleteBidDraftDocument, SaveBidDraftDocument, type BidDraftQuery, type BidDraftTextFragment, type SaveBidDraftMutation } from "#web/graphql/generatedBids.ts";

const STORED: TypedDocumentNode<BidDraftQuery> = BidDraftDocument;
const SAVE: TypedDocumentNode<SaveBidDraftMutation> = SaveBidDraftDocument;

/** Browsers limit `fetch` with `keepalive` to a body of 64 kB. */
const KEEPALIVE_ROOM = 60_000;

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
     * @param version the stored version that was read; null where none is known
     * @param addendaSeen the newest addendum that was shown; null where that is not known
     */
    async save(typed: TypedBid, version: number | null, addendaSeen: number | null): Promise<BidDraftTextFragment> {
      const answer = await client.mutate({
        mutation: SAVE,
        variables: { tenderId, input: { ...typed, version, addendaSeen } },
        context: { fetchOptions: { keepalive: document.hidden && JSON.stringify(typed).length < KEEPALIVE_ROOM } },
      });
      return answered(answer).saveBidDraft;
    },

    async remove() {
      await client.mutate({ mutation: DeleteBidDraftDocument, variables: { tenderId } });
    },
  };
}
export type DraftStore = ReturnType<typeof draftStore>;
