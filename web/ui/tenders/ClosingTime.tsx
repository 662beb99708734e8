import { Box, Typography } from "@mui/material";

import { type PhaseFacts, phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { Countdown } from "#web/clock/Countdown.tsx";
import { formatLocalAndUtc } from "#web/format/dates.ts";
import { words } from "#web/ui/tenders/words/tenderHeader.en.ts";

interface Props {
  tender: PhaseFacts & { closingDate: string };
  now: Date;
  /** Whether the time left is shown, too, while the tender accepts bids. */
  countsDown?: boolean;
}

/** The closing time of a tender, in the user's time zone and in UTC. With `countsDown`, also the time left. */
export function ClosingTime({ tender, now, countsDown = false }: Props) {
  const accepts = phaseOf(tender, now) === "acceptingBids";
  const { local, utc, isUtc } = formatLocalAndUtc(tender.closingDate, now);
  const time = isUtc ? words.utc(utc) : words.yourTimeAndUtc(local, utc);
  return (
    <Typography component="div" sx={LINE}>
      <time dateTime={tender.closingDate}>{sentenceOf(tender, { now, accepts })(time)}</time>
      {countsDown && accepts && (
        <Box component="strong" sx={{ color: "text.primary", whiteSpace: "nowrap" }}>
          <Countdown closingDate={tender.closingDate} />
        </Box>
      )}
    </Typography>
  );
}

function sentenceOf(tender: Props["tender"], { now, accepts }: { now: Date; accepts: boolean }) {
  if (hasClosed(tender.closingDate, now)) return words.closed;
  return accepts || tender.status === "draft" ? words.closes : words.closedEarly;
}

const LINE = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 1.5,
  fontVariantNumeric: "tabular-nums",
};
