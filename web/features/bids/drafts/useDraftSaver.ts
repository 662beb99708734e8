import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";

import { unsavedBid, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { draftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { draftStore } from "#web/features/bids/drafts/draftStore.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";

export interface DraftOf {
  tenderId: string;
  bidderId: string;
  /** The form's values without a draft: empty for a first bid, the submitted bid for a revision. */
  blank: TypedBid;
  stored: BidDraftTextFragment | null;
  /** The number of the newest addendum that the bidder has seen; null if unknown. */
  addendaSeen: number | null;
}

/** Creates one draft saver for the lifetime of the form. Returns it with its current save status. */
export function useDraftSaver({ tenderId, bidderId, blank, stored, addendaSeen }: DraftOf) {
  const client = useApolloClient();
  const [saver] = useState(() =>
    draftSaver({
      store: draftStore(client, tenderId),
      unsaved: unsavedBid(bidderId, tenderId),
      blank,
      stored,
      addendaSeen,
    }),
  );
  useEffect(() => saver.see(addendaSeen), [saver, addendaSeen]);
  useEffect(() => saver.open(), [saver]);
  return { saver, state: useSyncExternalStore(saver.watch, saver.state) };
}
