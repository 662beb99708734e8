import { Box } from "@mui/material";
import { useState } from "react";

import { UNDO_SECONDS } from "#api/bids/bidStatus.rules.ts";

import { asReason, NO_REASON, problemOf } from "#web/features/deciding/decision/decisionReasons.ts";
import { ReasonFields } from "#web/features/deciding/decision/ReasonFields.tsx";
import { words } from "#web/features/deciding/decision/words/decision.en.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";

interface Props {
  open: boolean;
  bid: ReadableBid;
  onConfirm: (reason: ReturnType<typeof asReason>) => void;
  onCancel: () => void;
}

/** Asks the administrator to confirm a rejection, with an optional reason. */
export function RejectDialog({ open, bid, onConfirm, onCancel }: Props) {
  const [typed, setTyped] = useState(NO_REASON);
  const [isChecked, setChecked] = useState(false);

  function handleConfirm() {
    setChecked(true);
    if (problemOf(typed) === null) onConfirm(asReason(typed));
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.rejectThisBid}
      text={words.getsAnEmailWithThe(bid.company.companyName, UNDO_SECONDS)}
      confirm={words.rejectBid}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ pt: 3 }}>
        <ReasonFields
          id="reject-reason"
          label={words.reason}
          none={words.noReason}
          typed={typed}
          isChecked={isChecked}
          onTyped={setTyped}
        />
      </Box>
    </ConfirmDialog>
  );
}
