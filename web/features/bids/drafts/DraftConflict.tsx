import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { useFormikContext } from "formik";

import { typedOf, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type DraftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { whenSaved } from "#web/features/bids/drafts/DraftStatus.tsx";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";

interface Props {
  saver: DraftSaver;
  other: BidDraftTextFragment;
}

/**
 * A warning that another window has saved another text of the draft. Both texts are preserved until the bidder chooses
 * one. The choice removes the buttons, so the focus then moves to the text field.
 */
export function DraftConflict({ saver, other }: Props) {
  const { setValues } = useFormikContext<TypedBid>();

  function loadOther() {
    saver.takeOther(other);
    void setValues(typedOf(other), false);
    focusText();
  }

  function keepThis() {
    saver.keepThis(other);
    focusText();
  }

  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>Another text was saved in another window ({whenSaved(other.savedAt)})</AlertTitle>
      This one is kept here and is not saved until you choose between the two.
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        <Button variant="outlined" onClick={loadOther}>
          Load the other text
        </Button>
        <Button variant="outlined" onClick={keepThis}>
          Keep this text
        </Button>
      </Box>
    </Alert>
  );
}

const focusText = () => document.getElementById("technicalProposal")?.focus();
