import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";

import { unsavedBid, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { draftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { draftStore } from "#web/features/bids/drafts/draftStore.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";

export interface DraftOf {
  tenderId: string;
  bidderId: string;
  /** The values of the blank form. */
  blank: TypedBid;
  stored: BidDraftTextFragment | null;
  /** The newest addendum that was shown; null where that is unknown. */
  addendaSeen: number | null;
}

/** One saver for the lifetime of the form. */
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
