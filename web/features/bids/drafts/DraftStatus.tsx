import { Box, Typography } from "@mui/material";

import type { DraftState } from "#web/features/bids/drafts/draft.reducer.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { formatDateTime, formatTime } from "#web/format/dates.ts";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

const OFFLINE = words.notSavedNoConnectionItIs;

function wording(state: DraftState) {
  if (state.step === "saved") return words.savedOf(whenSaved(state.savedAt));
  return state.step === "typing" || state.step === "saving" ? words.saving : "";
}

function trouble(state: DraftState) {
  if (state.step === "refused") return words.notSavedItIsKeptIn(state.sentence.replace(/\.$/, ""));
  return state.step === "offline" ? OFFLINE : "";
}

/** Shows the save status. Only failures are in the live region, so that a screen reader does not announce each save. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <Box sx={{ minHeight: 24, color: "text.secondary" }}>
      <Typography variant="body2">{wording(state)}</Typography>
      <Typography
        variant="body2"
        role="status"
        aria-label={words.draft}
        sx={{ color: "error.main", maxWidth: MEASURE }}
      >
        {trouble(state)}
      </Typography>
    </Box>
  );
}

/** The time at which the draft was saved. It includes the date, unless the draft was saved today. */
export function whenSaved(savedAt: string, now = new Date()) {
  return new Date(savedAt).toDateString() === now.toDateString() ? formatTime(savedAt) : formatDateTime(savedAt);
}
