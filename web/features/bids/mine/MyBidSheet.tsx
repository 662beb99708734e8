import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { BidOutcomeCard } from "#web/features/bids/mine/BidOutcomeCard.tsx";
import { BidReceiptCard } from "#web/features/bids/receipts/BidReceiptCard.tsx";
import { EarlierRevisions } from "#web/features/bids/mine/EarlierRevisions.tsx";
import { ReviseBid } from "#web/features/bids/mine/ReviseBid.tsx";
import { SubmittedTerms } from "#web/features/bids/mine/SubmittedTerms.tsx";
import { type MyBidFactsFragment } from "#web/graphql/generated.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  bid: MyBidFactsFragment;
  accepts: boolean;
  countdown: ReactNode;
}

/** The receipt first, then what it is the receipt of. Whether it is being revised stands in the address, so that a reload keeps the form open. */
export function MyBidSheet({ bid, accepts, countdown }: Props) {
  const [address, setAddress] = useSearchParams();
  const revising = address.has("revise") && bid.withdrawnAt === null;
  const [current, ...earlier] = bid.revisions;
  const of = bid.tenderNumber;

  // Who opens the form by the button that it takes the place of goes on in it; a reload leaves the focus at the start.
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

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {current && <BidReceiptCard bid={bid} terms={current} />}
      {revising ? (
        <ReviseBid bid={bid} closed={!accepts} takesFocus={openedHere} onClose={close} />
      ) : (
        <BidOutcomeCard bid={bid} accepts={accepts} countdown={countdown} onRevise={open} />
      )}
      <SectionCard title="Submitted proposal">
        <SubmittedTerms terms={bid} of={of} />
      </SectionCard>
      <EarlierRevisions revisions={earlier} of={of} />
    </Box>
  );
}
