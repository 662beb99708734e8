import { Box, Link, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { Link as RouterLink } from "react-router-dom";

import { isSameBid, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

/**
 * Says that bidding is closed. The live region is rendered before the tender closes, so that a screen reader announces
 * the text.
 */
export function BiddingClosed({ closed, blank }: { closed: boolean; blank: TypedBid }) {
  const { values } = useFormikContext<TypedBid>();
  return (
    <Box>
      <Typography role="status" aria-label={words.bidding}>
        {closed && words.biddingOnThisTenderHasClosed(!isSameBid(values, blank))}
      </Typography>
      {closed && (
        <Link component={RouterLink} to={paths.browseTenders} sx={{ display: "inline-block", py: 1.25 }}>
          {words.browseTenders}
        </Link>
      )}
    </Box>
  );
}
