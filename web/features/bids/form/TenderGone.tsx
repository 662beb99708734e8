import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { BidFailure } from "#web/features/bids/form/BidFailure.tsx";
import { type DraftState } from "#web/features/bids/drafts/draft.reducer.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

const GONE = words.thisTenderWasDeletedSinceYou;
const STORED = words.whatYouTypedIsKeptAs;
/** Shown if the draft was not saved, because the server stores no new draft for a deleted tender. */
const HERE = words.whatYouTypedStandsOnlyOn;

/** An error message: the tender was deleted, and where the bidder still finds the text of the bid. */
export function TenderGone({ state }: { state: DraftState }) {
  return (
    <BidFailure sentence={`${GONE} ${state.step === "refused" ? HERE : STORED}`}>
      <Link
        component={RouterLink}
        to={paths.myBids}
        sx={{ display: "block", width: "fit-content", py: 1.25, color: "inherit" }}
      >
        {words.myBids}
      </Link>
    </BidFailure>
  );
}
