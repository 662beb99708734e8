import { Box } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useMemo } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { words } from "#web/clock/words/clock.en.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** The time left as text, such as "3 d 04:12:09 left". It is rounded up, so that zero is not shown too early. */
function wording(left: number) {
  const seconds = Math.ceil(left / SECOND);
  const days = Math.floor(seconds / 86_400);
  const parts = [seconds / 3600, seconds / 60, seconds].map(
    (unit, place) => Math.floor(unit) % (place === 0 ? 24 : 60),
  );
  return words.left(days, parts.map((part) => String(part).padStart(2, "0")).join(":"));
}

/**
 * The text of the live region. It changes one hour before the closing time, and again five minutes before it, so that
 * screen readers announce it then. On the bid form, BiddingClosed.tsx announces the closing itself.
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
 * A countdown by the server's clock. Screen readers do not announce an element with `role="timer"`, so a hidden live
 * region beside it announces the last hour and the last five minutes.
 */
export function Countdown({ closingDate, act = "bid" }: { closingDate: string; act?: keyof typeof FOR }) {
  const now = useNow(
    useMemo(() => [closingDate], [closingDate]),
    SECOND,
  );
  const left = new Date(closingDate).getTime() - now.getTime();

  return (
    <>
      <span role="timer" aria-label={words.timeLeftTo[act]}>
        {hasClosed(closingDate, now) ? FOR[act].end : wording(left)}
      </span>
      <Box component="span" role="status" aria-label={FOR[act].region} sx={visuallyHidden}>
        {warning(left, act)}
      </Box>
    </>
  );
}
