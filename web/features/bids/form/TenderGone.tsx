import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { BidFailure } from "#web/features/bids/form/BidFailure.tsx";
import { type DraftState } from "#web/features/bids/drafts/draft.reducer.ts";
import { paths } from "#web/paths.ts";

const GONE = "This tender was deleted since you opened it and takes no bids any more.";
const STORED = "What you typed is kept as a draft: read it under My Bids, and use what you need for another tender.";
/** Shown if the draft was not saved, because the server stores no new draft for a deleted tender. */
const HERE = "What you typed stands only on this page: copy what you need for another tender before you leave it.";

/** Says that the tender was deleted, so that a retry cannot help, and where the text of the bid can still be found. */
export function TenderGone({ state }: { state: DraftState }) {
  return (
    <BidFailure sentence={`${GONE} ${state.step === "refused" ? HERE : STORED}`}>
      <Link
        component={RouterLink}
        to={paths.myBids}
        sx={{ display: "block", width: "fit-content", py: 1.25, color: "inherit" }}
      >
        My Bids
      </Link>
    </BidFailure>
  );
}
