import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { ConfirmAddenda } from "#web/features/bids/addenda/ConfirmAddenda.tsx";
import { confirmationText } from "#web/features/bids/addenda/confirmationText.ts";
import { type OwnBidAddendaQuery, useOwnBidAddendaQuery } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";
import { words } from "#web/features/bids/addenda/words/addenda.en.ts";

interface Props {
  tenderId: string;
  /** The number of the newest addendum that is shown above; undefined until the changes are shown. */
  shown: number | undefined;
}

/**
 * Shown below the changes of a tender, for the company's own bid: buttons that confirm or revise the bid, or the last
 * confirmation. Renders nothing without a live bid.
 */
export function OwnAddenda({ tenderId, shown }: Props) {
  const { data } = useOwnBidAddendaQuery({
    variables: { tenderId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data?.myBids.nodes[0];
  return bid?.withdrawnAt === null ? <OfBid bid={bid} shown={shown} /> : null;
}

type Bid = OwnBidAddendaQuery["myBids"]["nodes"][number];

function OfBid({ bid, shown }: { bid: Bid; shown: number | undefined }) {
  const { id, unconfirmedAddenda, addendaConfirmation, tender } = bid;
  const { accepts } = useAcceptsBids(tender);
  const isCancelled = tender?.cancelledAt != null;
  if (unconfirmedAddenda.length === 0 || !accepts || isCancelled)
    return addendaConfirmation && <Typography sx={{ mt: 3 }}>{confirmationText(addendaConfirmation)}.</Typography>;
  return (
    <Alert severity="warning" variant="outlined" icon={false} sx={{ mt: 3 }}>
      <AlertTitle>{words.notConfirmed(addendaNamed(unconfirmedAddenda))}</AlertTitle>
      <span>{words.yourBidIsStillSubmitted}</span>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        <ConfirmAddenda bidId={id} upTo={shown} />
        <Button variant="outlined" component={Link} to={`${paths.myBid(id)}?revise=1`}>
          {words.reviseBid}
        </Button>
      </Box>
    </Alert>
  );
}
