import { Alert, Box, Button } from "@mui/material";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";

import { useNow } from "#web/clock/useNow.ts";
import type { MyBid } from "#web/features/bids/ownBid.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

/**
 * A warning that the buyer cannot open some files of the bid: they are not uploaded, and have no address (URL). It
 * disappears when none of these files is left, or when the deadline for delivering files has passed.
 */
export function OwedDocuments({ bid }: { bid: MyBid }) {
  const until = bid.tender?.documentsUntil ?? null;
  const now = useNow(useMemo(() => (until ? [until] : []), [until]));
  const isNamed = useLocation().hash === "#files";
  useEffect(() => {
    if (isNamed) focusFiles();
  }, [isNamed]);
  if (until === null || now > new Date(until)) return null;
  return (
    <Alert severity="warning" variant="outlined" icon={false} className="no-print">
      {owedSentence(bid.documentsOwed, until, now)}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" onClick={focusFiles}>
          {words.giveAddresses}
        </Button>
      </Box>
    </Alert>
  );
}

/** Focuses the button of the first file that is not delivered, or its address field if that is already shown. */
function focusFiles() {
  const files = document.getElementById("files");
  files?.scrollIntoView({ block: "start" });
  files?.querySelector<HTMLElement>("[data-owed] :is(button, input)")?.focus({ preventScroll: true });
}

const HOUR = 3_600_000;

/** For example: "2 documents have no address yet. You have until Dec 2, 2026, 11:59 PM (in 19 h)." */
function owedSentence(owed: number, until: string, now: Date) {
  const hours = Math.floor((new Date(until).getTime() - now.getTime()) / HOUR);
  const left = hours < 1 ? words.lessThan1HLeft : hours < 72 ? words.inH(hours) : words.inDays(Math.floor(hours / 24));
  return words.noAddressYetYouHaveUntil(owed, formatDateTime(until), left);
}
