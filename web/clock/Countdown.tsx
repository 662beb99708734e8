import { Box } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useMemo, useState } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { serverNow } from "#web/clock/serverClock.ts";
import { timeLeft } from "#web/clock/timeLeft.ts";
import { useNow } from "#web/clock/useNow.ts";
import { words } from "#web/clock/words/clock.en.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** The time left as text, such as "04:12:09 left". It is rounded up, so that zero is not shown too early. */
function wording(left: number) {
  const seconds = Math.ceil(left / SECOND);
  const parts = [seconds / 3600, seconds / 60, seconds].map((unit, place) =>
    place === 0 ? Math.floor(unit) : Math.floor(unit) % 60,
  );
  return words.left(parts.map((part) => String(part).padStart(2, "0")).join(":"));
}

/**
 * The text of the live region. It changes one hour before the closing time, and again five minutes before it, so that
 * screen readers announce it then. BiddingClosed.tsx announces that bidding has closed.
 */
function warning(left: number, act: keyof typeof FOR) {
  if (left > HOUR || left < 0) return "";
  return (left > HOUR / 12 ? words.lastHour : words.lastMinutes)[act];
}

/** The texts of the countdown for each action that has a deadline. */
const FOR = {
  bid: { end: words.biddingHasClosed, region: words.deadline },
  ask: { end: words.noMoreQuestionsAreTaken, region: words.deadlineForQuestions },
  "give addresses": { end: words.noMoreAddressesAreTaken, region: words.deadlineForDocuments },
};

/**
 * A countdown by the server's clock: in days or hours, and in seconds in the last 24 hours. Screen readers do not
 * announce an element with `role="timer"`, so a hidden live region beside it has the text of `warning`.
 */
export function Countdown({ closingDate, act = "bid" }: { closingDate: string; act?: keyof typeof FOR }) {
  const closing = new Date(closingDate).getTime();
  const [ticks, setTicks] = useState(() => closing - serverNow().getTime() <= DAY);
  const now = useNow(
    useMemo(() => [new Date(closing - DAY).toISOString(), closingDate], [closing, closingDate]),
    ticks ? SECOND : undefined,
  );
  const left = closing - now.getTime();
  if (ticks !== left <= DAY) setTicks(left <= DAY);

  return (
    <>
      <span role="timer" aria-label={words.timeLeftTo[act]}>
        {hasClosed(closingDate, now)
          ? FOR[act].end
          : left > DAY
            ? words.left(timeLeft(closingDate, now))
            : wording(left)}
      </span>
      <Box component="span" role="status" aria-label={FOR[act].region} sx={visuallyHidden}>
        {warning(left, act)}
      </Box>
    </>
  );
}
