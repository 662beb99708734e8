import { Box } from "@mui/material";
import { Suspense } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { showsDraft } from "#web/features/bids/mine/bidsShown.ts";
import { useBidsShown } from "#web/features/bids/mine/useBidsShown.ts";
import { useMyBidDraftsQuery } from "#web/graphql/generatedBids.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { part } from "#web/ui/part.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Loaded where there is a draft. */
const BidDraftRow = part(async () => (await import("#web/features/bids/drafts/BidDraftRow.tsx")).BidDraftRow);

/** The list is filtered by the minute. */
const NO_MOMENTS: string[] = [];

/** Drafts, listed above the submitted bids. Renders nothing when they cannot be read: each form still restores its text. */
export function BidDraftList() {
  const { data, refetch } = useMyBidDraftsQuery({ fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { shown } = useBidsShown();
  const now = useNow(NO_MOMENTS);
  const drafts = data?.myBidDrafts.filter((draft) => showsDraft(shown, draft, now)) ?? [];
  if (drafts.length === 0) return null;

  function renew() {
    focusTitle();
    void refetch();
  }
  return (
    <SectionCard title="Drafts">
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
        <Suspense>
          {drafts.map((draft) => (
            <BidDraftRow key={draft.tenderId} draft={draft} onDiscarded={renew} />
          ))}
        </Suspense>
      </Box>
    </SectionCard>
  );
}
