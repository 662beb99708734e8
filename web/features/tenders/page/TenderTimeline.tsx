import { Box, Typography } from "@mui/material";

import { Countdown } from "#web/clock/Countdown.tsx";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { type Moment, tenderMoments } from "#web/features/tenders/page/tenderMoments.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/tenders/page/words/page.en.ts";

/** A timeline of the tender's dates and the present time. It is horizontal on wide screens and vertical on phones. */
export function TenderTimeline({ tender, now }: { tender: PageTender; now: Date }) {
  const moments = tenderMoments(tender, now);
  const past = moments.filter(({ isPast }) => isPast);
  const coming = moments.filter(({ isPast }) => !isPast);
  const columns = [
    ...past.map(() => "minmax(0, 1fr)"),
    "minmax(4rem, 0.4fr)",
    ...coming.map(() => "minmax(0, 1fr)"),
  ].join(" ");
  return (
    <SectionCard title={words.dates} mark={words.yourTime(Intl.DateTimeFormat().resolvedOptions().timeZone)}>
      <Box
        component="ol"
        role="list"
        aria-label={words.lineOfTime}
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: columns },
          m: 0,
          p: 0,
          listStyle: "none",
        }}
      >
        {past.map((moment) => (
          <Point key={moment.label} moment={moment} />
        ))}
        <Box component="li" aria-current="time" sx={[POINT, PRESENT]}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {words.now}
          </Typography>
        </Box>
        {coming.map((moment) => (
          <Point key={moment.label} moment={moment} />
        ))}
      </Box>
    </SectionCard>
  );
}

function Point({ moment: { label, at, isDay, isPast, countsDown } }: { moment: Moment }) {
  return (
    <Box component="li" sx={[POINT, isPast && PAST]}>
      <Typography component="span" sx={{ fontWeight: 550 }}>
        {label}
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" sx={{ display: "block", color: "text.secondary" }}>
        {isDay ? formatDate(at) : <DayAndTime at={at} />}
      </Typography>
      {label === words.decisionExpected && isPast && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.notDecidedYet}
        </Typography>
      )}
      {countsDown && (
        <Typography component="div" variant="body2" sx={{ mt: 0.25, fontWeight: 600 }}>
          <Countdown closingDate={at} act={countsDown} />
        </Typography>
      )}
    </Box>
  );
}

/**
 * Shows a date with its time of day. On wide screens they are on two lines, so that all entries of the timeline break
 * at the same point.
 */
function DayAndTime({ at }: { at: string }) {
  const text = formatDateTime(at);
  const end = text.lastIndexOf(", ") + 1;
  return (
    <>
      <Box component="span" sx={LINE}>
        {text.slice(0, end)}
      </Box>{" "}
      <Box component="span" sx={LINE}>
        {text.slice(end).trim()}
      </Box>
    </>
  );
}

const LINE = { display: { xs: "inline", md: "block" }, whiteSpace: "nowrap" };

/**
 * The style of one entry of the timeline: its part of the line (`::before`) and a tick on it (`::after`). Past entries
 * are darker (PAST).
 */
const POINT = {
  position: "relative",
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
  pl: { xs: 2.5, md: 0 },
  pr: { md: 1.5 },
  pt: { md: 2 },
  pb: { xs: 2, md: 0 },
  "&:last-of-type": { pb: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    top: 0,
    left: 0,
    bgcolor: "edge",
    width: { xs: "1px", md: 1 },
    height: { xs: 1, md: "1px" },
  },
  "&::after": {
    content: '""',
    position: "absolute",
    bgcolor: "edge",
    top: { xs: "0.75em", md: -6 },
    left: { xs: -6, md: 0 },
    width: { xs: 13, md: "1px" },
    height: { xs: "1px", md: 13 },
  },
} as const;
const PAST = {
  "&::before": { bgcolor: "text.primary", width: { xs: "2px", md: 1 }, height: { xs: 1, md: "2px" } },
  "&::after": { bgcolor: "text.primary" },
};
const PRESENT = {
  color: "primary.main",
  "&::after": {
    bgcolor: "primary.main",
    width: { xs: 17, md: "3px" },
    height: { xs: "3px", md: 17 },
    top: { xs: "0.7em", md: -8 },
  },
};
