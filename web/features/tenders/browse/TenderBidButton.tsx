import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  tenderId: string;
  closed: boolean;
  profile: BidderProfile;
  describedBy: string;
}

/** Spec §2, browse-tenders: the button to submit a bid. If it is disabled, its label states the reason. */
export function TenderBidButton({ tenderId, closed, profile, describedBy }: Props) {
  const hindrance = reasonNotToBid(closed, profile);
  if (hindrance) {
    return (
      <Button
        variant="outlined"
        disabled
        aria-describedby={describedBy}
        sx={{ "&.Mui-disabled": { color: "text.secondary", borderColor: "divider" } }}
      >
        {hindrance}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      color="primary"
      component={Link}
      to={paths.submitBid(tenderId)}
      aria-describedby={describedBy}
    >
      {words.submitBid}
    </Button>
  );
}

function reasonNotToBid(closed: boolean, profile: BidderProfile) {
  if (closed) return words.closed;
  if (profile === "loading") return words.loading;
  return profile === "missing" ? words.profileRequired : null;
}
