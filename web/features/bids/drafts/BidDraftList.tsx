import { Box } from "@mui/material";

import { BidDraftRow } from "#web/features/bids/drafts/BidDraftRow.tsx";
import { useMyBidDraftsQuery } from "#web/graphql/generatedBids.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Drafts, listed above the submitted bids. Renders nothing when they cannot be read: each form still restores its text. */
export function BidDraftList() {
  const { data, refetch } = useMyBidDraftsQuery({ fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const drafts = data?.myBidDrafts ?? [];
  if (drafts.length === 0) return null;

  function renew() {
    focusTitle();
    void refetch();
  }
  return (
    <SectionCard title="Drafts">
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {drafts.map((draft) => (
          <BidDraftRow key={draft.tenderId} draft={draft} onDiscarded={renew} />
        ))}
      </Box>
    </SectionCard>
  );
}
