import { Box } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { hasOutcome } from "#web/features/bids/mine/bidOutcome.ts";
import { BidOutcomeCard } from "#web/features/bids/mine/BidOutcomeCard.tsx";
import { BidReceiptCard } from "#web/features/bids/receipts/BidReceiptCard.tsx";
import { EarlierRevisions } from "#web/features/bids/mine/EarlierRevisions.tsx";
import { ReviseBid } from "#web/features/bids/mine/ReviseBid.tsx";
import { SubmittedTerms } from "#web/features/bids/mine/SubmittedTerms.tsx";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const UnconfirmedAddenda = lazy(async () => ({ default: (await import("#web/features/bids/mine/UnconfirmedAddenda.tsx")).UnconfirmedAddenda }));
const ClosingSealFacts = lazy(async () => ({ default: (await import("#web/ui/ClosingSealFacts.tsx")).ClosingSealFacts }));

/** The receipt comes first until the bid has an outcome. The URL query opens the revision form, so that a reload keeps it. */
export function MyBidSheet({ bid }: { bid: MyBid }) {
  const { accepts } = useAcceptsBids(bid.tender);
  const [address, setAddress] = useSearchParams();
  const revising = address.has("revise") && bid.withdrawnAt === null;
  const [current, ...earlier] = bid.revisions;
  const of = bid.tenderNumber;

  // The form takes the focus when the Revise button opened it, but not on a reload.
  const [openedHere, setOpenedHere] = useState(false);

  function open() {
    setOpenedHere(true);
    setAddress({ revise: "1" });
  }

  function close() {
    setOpenedHere(false);
    setAddress({}, { replace: true });
    focusTitle();
  }

  const receipt = current && <BidReceiptCard key={current.receipt.receiptNumber} bid={bid} terms={current} />;
  const outcome = revising ? (
    <ReviseBid key="revise" bid={bid} closed={!accepts} takesFocus={openedHere} onClose={close} />
  ) : (
    <BidOutcomeCard key="outcome" bid={bid} accepts={accepts} onRevise={open} />
  );

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {bid.unconfirmedAddenda.length > 0 && (
        <Suspense>
          <UnconfirmedAddenda bid={bid} accepts={accepts} />
        </Suspense>
      )}
      {hasOutcome(bid) ? [outcome, receipt] : [receipt, outcome]}
      {bid.tender?.closingSeal && (
        <SectionCard title="Closing seal">
          <Suspense>
            <ClosingSealFacts seal={bid.tender.closingSeal} />
          </Suspense>
        </SectionCard>
      )}
      <SectionCard title="Submitted proposal">
        <SubmittedTerms terms={bid} of={of} />
      </SectionCard>
      <EarlierRevisions revisions={earlier} of={of} />
    </Box>
  );
}
