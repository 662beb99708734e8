import { Button, Skeleton } from "@mui/material";
import { Suspense } from "react";

import { formatBudget } from "#web/format/money.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { useBidDraftQuery } from "#web/graphql/generatedBids.ts";
import { part } from "#web/ui/part.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  bid: MyBid;
  closed: boolean;
  takesFocus: boolean;
  onClose: () => void;
}

/** Load the form only when a bid is revised. */
const ReviseForm = part(async () => (await import("#web/features/bids/mine/ReviseForm.tsx")).ReviseForm);

/** Pixels. */
const FORM_HEIGHT = 560;

/** The form waits for the stored draft. If that cannot be read, it opens with the submitted terms. */
export function ReviseBid({ bid, closed, takesFocus, onClose }: Props) {
  const { data, loading } = useBidDraftQuery({
    variables: { tenderId: bid.tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { tender } = bid;
  const comes = <Skeleton height={FORM_HEIGHT} />;
  return (
    <SectionCard title="Revise your bid" action={<Button onClick={onClose}>Close</Button>}>
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
