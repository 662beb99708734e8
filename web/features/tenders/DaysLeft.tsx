import { Box, Typography } from "@mui/material";

import { daysLeft, hasClosed, isClosingSoon } from "#api/tenders/tenderStatus.rules.ts";
import { words } from "#web/features/tenders/words/tenders.en.ts";

interface Props {
  openingDate: string;
  closingDate: string;
  now: Date;
}

function wording(closingDate: string, now: Date) {
  if (hasClosed(closingDate, now)) return words.biddingHasClosed;
  const days = Math.max(1, daysLeft(closingDate, now));
  return words.daysLeft(days);
}

/** The part of the bidding time that has passed, in percent. */
function elapsed({ openingDate, closingDate, now }: Props) {
  const opening = new Date(openingDate).getTime();
  const length = new Date(closingDate).getTime() - opening;
  if (length <= 0) return 100;
  return Math.min(100, Math.max(0, ((now.getTime() - opening) / length) * 100));
}

/** The time until the tender closes, as a text and as a progress bar. */
export function DaysLeft(props: Props) {
  const today = elapsed(props);
  const ink = isClosingSoon(props.closingDate, props.now) ? "primary.main" : "text.primary";
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, textAlign: "right" }}>{wording(props.closingDate, props.now)}</Typography>
      <Box component="svg" aria-hidden viewBox="0 0 100 12" preserveAspectRatio="none" sx={LINE}>
        <path d="M0 1V11M100 1V11M0 6H100" />
        <Box component="path" d={`M${today} 6H100`} sx={{ color: ink, strokeWidth: 3 }} />
        <Box component="path" d={`M${today} 1V11`} sx={{ color: ink, strokeWidth: 3 }} />
      </Box>
    </Box>
  );
}

const LINE = {
  display: "block",
  width: "100%",
  height: 12,
  mt: 0.5,
  overflow: "visible",
  color: "edge",
  "& path": { stroke: "currentColor", strokeWidth: 1, vectorEffect: "non-scaling-stroke" },
};
