import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { useFormikContext } from "formik";

import { typedOf, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type DraftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { whenSaved } from "#web/features/bids/drafts/DraftStatus.tsx";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

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
      <AlertTitle>{words.anotherTextWasSavedInAnother(whenSaved(other.savedAt))}</AlertTitle>
      {words.thisOneIsKeptHereAnd}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        <Button variant="outlined" onClick={loadOther}>
          {words.loadTheOtherText}
        </Button>
        <Button variant="outlined" onClick={keepThis}>
          {words.keepThisText}
        </Button>
      </Box>
    </Alert>
  );
}

const focusText = () => document.getElementById("technicalProposal")?.focus();
