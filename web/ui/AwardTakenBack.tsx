import { Typography } from "@mui/material";

import { formatDateTime } from "#web/format/dates.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/ui/words/ui.en.ts";

interface Props {
  at: string;
  /** Null if no reason was given. */
  reason: string | null;
}

/** Says when the award of a tender was taken back, and why. */
export const AwardTakenBack = ({ at, reason }: Props) => (
  <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {words.theAwardWasTakenBack(formatDateTime(at), reason)}
  </Typography>
);
