import { Box } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useMemo } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** "3 d 04:12:09 left"; whole seconds, rounded up, so that it does not read zero before the moment has come. */
function wording(left: number) {
  const seconds = Math.ceil(left / SECOND);
  const days = Math.floor(seconds / 86_400);
  const parts = [seconds / 3600, seconds / 60, seconds].map((unit, place) => Math.floor(unit) % (place === 0 ? 24 : 60));
  return `${days > 0 ? `${days} d ` : ""}${parts.map((part) => String(part).padStart(2, "0")).join(":")} left`;
}

/** What a screen reader is told without asking: the last hour and the last five minutes. The form itself says the end. */
function warning(left: number) {
  if (left > HOUR || left < 0) return "";
  return left > HOUR / 12 ? "Less than 1 hour left to bid" : "Less than 5 minutes left to bid";
}

/** By the server's clock. A timer is silent by itself: the status beside it speaks at two moments only. */
export function Countdown({ closingDate }: { closingDate: string }) {
  const now = useNow(useMemo(() => [closingDate], [closingDate]), SECOND);
  const left = new Date(closingDate).getTime() - now.getTime();

  return (
    <>
      <span role="timer" aria-label="Time left to bid">
        {hasClosed(closingDate, now) ? "Bidding has closed" : wording(left)}
      </span>
      <Box component="span" role="status" aria-label="Deadline" sx={visuallyHidden}>
        {warning(left)}
      </Box>
    </>
  );
}
