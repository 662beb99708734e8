import { Box } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useMemo } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** "3 d 04:12:09 left", in whole seconds, rounded up: zero is shown only after the closing time. */
function wording(left: number) {
  const seconds = Math.ceil(left / SECOND);
  const days = Math.floor(seconds / 86_400);
  const parts = [seconds / 3600, seconds / 60, seconds].map(
    (unit, place) => Math.floor(unit) % (place === 0 ? 24 : 60),
  );
  return `${days > 0 ? `${days} d ` : ""}${parts.map((part) => String(part).padStart(2, "0")).join(":")} left`;
}

/**
 * The text of the live region: announced one hour and five minutes before the closing time. The form announces the
 * closing.
 */
function warning(left: number, act: string) {
  if (left > HOUR || left < 0) return "";
  return left > HOUR / 12 ? `Less than 1 hour left to ${act}` : `Less than 5 minutes left to ${act}`;
}

/** The texts of the countdown for each action that has a deadline. */
const FOR = {
  bid: { end: "Bidding has closed", region: "Deadline" },
  ask: { end: "No more questions are taken", region: "Deadline for questions" },
  "give addresses": { end: "No more addresses are taken", region: "Deadline for documents" },
};

/**
 * A countdown by the server's clock. Screen readers do not announce `role="timer"`; they announce the live region
 * beside it.
 */
export function Countdown({ closingDate, act = "bid" }: { closingDate: string; act?: keyof typeof FOR }) {
  const now = useNow(
    useMemo(() => [closingDate], [closingDate]),
    SECOND,
  );
  const left = new Date(closingDate).getTime() - now.getTime();

  return (
    <>
      <span role="timer" aria-label={`Time left to ${act}`}>
        {hasClosed(closingDate, now) ? FOR[act].end : wording(left)}
      </span>
      <Box component="span" role="status" aria-label={FOR[act].region} sx={visuallyHidden}>
        {warning(left, act)}
      </Box>
    </>
  );
}
