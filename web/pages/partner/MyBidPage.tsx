import { Button } from "@mui/material";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";

import { isDecided } from "#api/bids/bidStatus.rules.ts";

import { MyBidSheet } from "#web/features/bids/mine/MyBidSheet.tsx";
import { useMyBid } from "#web/features/bids/mine/useMyBid.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/pages/partner/words/partner.en.ts";

const MarkRead = lazyComponent(async () => (await import("#web/features/notices/MarkRead.tsx")).MarkRead);

/** The height in pixels of each skeleton: one for the receipt, one for the bid. */
const CARD_HEIGHT = 320;

export function MyBidPage() {
  const { bidId = "" } = useParams();
  const { bid, absent, failed, retry } = useMyBid(bidId, useSession().user?.id);

  return (
    <>
      <PageHeader
        title={bid ? words.myBidOf(bid.tenderTitle) : words.myBid}
        lead={bid?.tenderNumber}
        back={{ to: paths.myBids, label: words.myBids }}
      />
      {bid && <MyBidSheet key={bid.id} bid={bid} />}
      {bid && isDecided(bid) && (
        <Suspense>
          <MarkRead key={bid.id} bidId={bid.id} about="outcomes" />
        </Suspense>
      )}
      {absent && <BidNotFound />}
      {failed && !bid && <ErrorState text={words.yourBidCouldNotBeLoaded} onRetry={retry} />}
      {!bid && !absent && !failed && <CardSkeletons count={2} height={CARD_HEIGHT} />}
    </>
  );
}

function BidNotFound() {
  const back = (
    <Button variant="outlined" component={Link} to={paths.myBids}>
      {words.backToMyBids}
    </Button>
  );
  return <EmptyState title={words.bidNotFound} text={words.itsAddressIsWrongOrIt} action={back} />;
}
