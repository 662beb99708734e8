import { Box } from "@mui/material";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { hasOutcome, tenderStateOf } from "#web/features/bids/mine/bidOutcome.ts";
import { BidOutcomeCard } from "#web/features/bids/mine/BidOutcomeCard.tsx";
import { BidReceiptCard } from "#web/features/bids/receipts/BidReceiptCard.tsx";
import { ReviseBid } from "#web/features/bids/mine/ReviseBid.tsx";
import { SubmittedCard } from "#web/features/bids/mine/SubmittedCard.tsx";
import { SubmittedTerms } from "#web/features/bids/mine/SubmittedTerms.tsx";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

const UnconfirmedAddenda = lazyComponent(
  async () => (await import("#web/features/bids/mine/UnconfirmedAddenda.tsx")).UnconfirmedAddenda,
);
const EarlierRevisions = lazyComponent(
  async () => (await import("#web/features/bids/mine/EarlierRevisions.tsx")).EarlierRevisions,
);
const OwnDocuments = lazyComponent(
  async () => (await import("#web/features/bids/documents/OwnDocuments.tsx")).OwnDocuments,
);
/** Loaded together with OwnDocuments, because the button of OwedDocuments moves the focus into OwnDocuments. */
const OwedDocuments = lazyComponent(async () => {
  const [{ OwedDocuments }] = await Promise.all([
    import("#web/features/bids/documents/OwedDocuments.tsx"),
    import("#web/features/bids/documents/OwnDocuments.tsx"),
  ]);
  return OwedDocuments;
});
const AwaitClosingSeal = lazyComponent(
  async () => (await import("#web/features/bids/mine/AwaitClosingSeal.tsx")).AwaitClosingSeal,
);
const ClosingSealFacts = lazyComponent(async () => (await import("#web/ui/ClosingSealFacts.tsx")).ClosingSealFacts);

/**
 * The page of a bid. The receipt comes first until the bid has an outcome. The URL query opens the revision form, so
 * that the form stays open after a reload.
 */
export function MyBidSheet({ bid }: { bid: MyBid }) {
  const { accepts } = useAcceptsBids(bid.tender);
  const [address, setAddress] = useSearchParams();
  const revising = address.has("revise") && bid.withdrawnAt === null;
  const [current, ...earlier] = bid.revisions;
  const of = bid.tenderNumber;
  const { tender } = bid;
  const isSealDue =
    tender !== null && !accepts && !tender.closingSeal && tender.deletedAt === null && bid.withdrawnAt === null;

  const isSubmitted = accepts && !revising && !hasOutcome(bid);

  // The form takes the focus if the Revise button opened it, but not after a reload.
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
      {tenderStateOf(tender) === "shown" && bid.unconfirmedAddenda.length > 0 && (
        <Suspense>
          <UnconfirmedAddenda bid={bid} accepts={accepts} />
        </Suspense>
      )}
      {bid.documentsOwed > 0 && (
        <Suspense>
          <OwedDocuments bid={bid} />
        </Suspense>
      )}
      {isSubmitted && tender && <SubmittedCard tender={tender} />}
      {hasOutcome(bid) ? [outcome, receipt] : [receipt, outcome]}
      {bid.revisions.some(({ documents }) => documents.length > 0) && (
        <div id="files">
          <Suspense>
            <OwnDocuments bid={bid} />
          </Suspense>
        </div>
      )}
      {isSealDue && (
        <Suspense>
          <AwaitClosingSeal bidId={bid.id} />
        </Suspense>
      )}
      {bid.tender?.closingSeal && (
        <SectionCard title={words.closingSeal}>
          <Suspense>
            <ClosingSealFacts seal={bid.tender.closingSeal} />
          </Suspense>
        </SectionCard>
      )}
      <SectionCard title={words.submittedProposal}>
        <SubmittedTerms terms={bid} of={of} />
      </SectionCard>
      {earlier.length > 0 && (
        <Suspense>
          <EarlierRevisions revisions={earlier} of={of} />
        </Suspense>
      )}
    </Box>
  );
}
