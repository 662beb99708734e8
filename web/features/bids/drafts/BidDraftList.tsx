import { Box, Button } from "@mui/material";
import { Suspense } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { findsIn, showsDraft, useBidsShown } from "#web/features/bids/mine/bidsShown.ts";
import { useMyBidDraftsQuery } from "#web/graphql/generatedBids.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

/** Lazy-loaded when there is a draft. */
const BidDraftRow = lazyComponent(async () => (await import("#web/features/bids/drafts/BidDraftRow.tsx")).BidDraftRow);

/**
 * The times at which useNow rerenders, besides once a minute. There are none, because once a minute is enough for
 * filtering the drafts by the current time.
 */
const NO_MOMENTS: string[] = [];

/**
 * Lists the company's bid drafts, above the submitted bids. If the drafts cannot be read, it renders nothing, because
 * each bid form still restores its own draft.
 */
export function BidDraftList() {
  const { data, refetch } = useMyBidDraftsQuery({ fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { shown, search, findAll } = useBidsShown();
  const now = useNow(NO_MOMENTS);
  const isFound = ({ tender }: { tender: { tenderNumber: string; title: string } | null }) =>
    findsIn(search, tender?.tenderNumber ?? "", tender?.title ?? "");
  const drafts = data?.myBidDrafts.filter((draft) => showsDraft(shown, draft, now) && isFound(draft)) ?? [];
  function handleShowAll() {
    focusTitle();
    findAll();
  }
  if (data && drafts.length === 0 && shown === "drafts")
    return (
      <EmptyState
        title={search ? words.noDraftMatches : words.youHaveNoDraftsToSubmit}
        action={
          <Button variant="outlined" onClick={handleShowAll}>
            {words.showAllBids}
          </Button>
        }
      />
    );
  if (drafts.length === 0) return null;

  function renew() {
    focusTitle();
    void refetch();
  }
  return (
    <SectionCard title={words.drafts}>
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
