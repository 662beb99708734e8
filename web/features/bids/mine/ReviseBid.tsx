import { Button, Skeleton } from "@mui/material";
import { Suspense } from "react";

import { formatBudget } from "#web/format/amounts.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { useBidDraftQuery } from "#web/graphql/generatedBids.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  bid: MyBid;
  closed: boolean;
  takesFocus: boolean;
  onClose: () => void;
}

/** Lazy-loaded when a bid is revised. */
const ReviseForm = lazyComponent(async () => (await import("#web/features/bids/mine/ReviseForm.tsx")).ReviseForm);

/** The height in pixels of the placeholder that is shown while the form loads. */
const FORM_HEIGHT = 560;

/**
 * Shows the form of a revision once the stored draft is read. If reading it fails, the form starts with the submitted
 * bid.
 */
export function ReviseBid({ bid, closed, takesFocus, onClose }: Props) {
  const { data, loading } = useBidDraftQuery({
    variables: { tenderId: bid.tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { tender } = bid;
  const comes = <Skeleton height={FORM_HEIGHT} />;
  return (
    <SectionCard title={words.reviseYourBid} action={<Button onClick={onClose}>{words.close}</Button>}>
      {loading ? (
        comes
      ) : (
        <Suspense fallback={comes}>
          <ReviseForm
            bid={bid}
            stored={data?.bidDraft ?? null}
            budgetRange={tender ? formatBudget(tender.budgetMin, tender.budgetMax) : "unknown"}
            closed={closed}
            takesFocus={takesFocus}
            onRevised={onClose}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}
