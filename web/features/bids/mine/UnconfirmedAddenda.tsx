import { Alert, AlertTitle, Box } from "@mui/material";
import { useState } from "react";

import { ConfirmAddenda } from "#web/features/bids/addenda/ConfirmAddenda.tsx";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { TenderChanges } from "#web/ui/changes/TenderChanges.tsx";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  bid: MyBid;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
}

/**
 * A warning about unconfirmed addenda, shown until the company confirms that its bid remains valid, or revises it. It
 * contains the changes since the last confirmation, so that the company reads what it confirms.
 */
export function UnconfirmedAddenda({ bid, accepts }: Props) {
  const { id, tenderId, unconfirmedAddenda, addendaConfirmation } = bid;
  const [shown, setShown] = useState<number>();
  return (
    <Alert severity="warning" variant="outlined" icon={false} className="no-print" sx={CARD}>
      <AlertTitle>{words.notConfirmedOf(addendaNamed(unconfirmedAddenda))}</AlertTitle>
      <span>{accepts ? words.theTenderWasChangedAfterYou : words.theTenderWasChangedAfterYou2}</span>
      <Box sx={{ mt: 2 }}>
        <TenderChanges tenderId={tenderId} after={addendaConfirmation?.addendum ?? 0} heading="h2" onShown={setShown} />
      </Box>
      {accepts && (
        <Box sx={{ mt: 2 }}>
          <ConfirmAddenda bidId={id} upTo={shown} />
        </Box>
      )}
    </Alert>
  );
}

const CARD = { "& .MuiAlert-message": { width: "100%", minWidth: 0 } };
