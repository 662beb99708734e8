import { Button } from "@mui/material";
import { Link, useParams } from "react-router-dom";

import { MyBidSheet } from "#web/features/bids/mine/MyBidSheet.tsx";
import { useMyBid } from "#web/features/bids/mine/useMyBid.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { Countdown } from "#web/clock/Countdown.tsx";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { type MyBidFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

/** Pixels of the receipt and of the bid below it. */
const CARD_HEIGHT = 320;

export function MyBidPage() {
  const { bidId = "" } = useParams();
  const { bid, absent, failed, retry } = useMyBid(bidId, useSession().user?.id);
  const lead = bid && `${bid.tenderNumber}, ${bid.tenderTitle}`;

  return (
    <>
      <PageHeader title="My Bid" lead={lead} back={{ to: paths.myBids, label: "My Bids" }} />
      {bid && <Sheet key={bid.id} bid={bid} />}
      {absent && <BidNotFound />}
      {failed && !bid && <ErrorState text="Your bid could not be loaded." onRetry={retry} />}
      {!bid && !absent && !failed && <CardSkeletons count={2} height={CARD_HEIGHT} />}
    </>
  );
}

/** A tender that is not there takes no bids. */
function Sheet({ bid }: { bid: MyBidFactsFragment }) {
  const { tender } = bid;
  const isThere = tender !== null && tender.deletedAt === null;
  const { accepts } = useAcceptsBids(tender ?? { status: "closed", closingDate: bid.submittedAt });
  const countdown = tender && <Countdown closingDate={tender.closingDate} />;
  return <MyBidSheet bid={bid} accepts={accepts && isThere} countdown={countdown} />;
}

function BidNotFound() {
  const back = (
    <Button variant="outlined" component={Link} to={paths.myBids}>
      Back to My Bids
    </Button>
  );
  return <EmptyState title="Bid not found" text="Its address is wrong, or it is another company's." action={back} />;
}
