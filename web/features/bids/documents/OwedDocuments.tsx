import { Alert, Box, Button } from "@mui/material";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";

import { useNow } from "#web/clock/useNow.ts";
import { owedSentence } from "#web/features/bids/documents/owedSentence.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";

/** Stays until each named file has an address, or none can be given any more. */
export function OwedDocuments({ bid }: { bid: MyBid }) {
  const until = bid.tender?.documentsUntil ?? null;
  const now = useNow(useMemo(() => (until ? [until] : []), [until]));
  const isNamed = useLocation().hash === "#files";
  useEffect(() => {
    if (isNamed) leadToFiles();
  }, [isNamed]);
  if (until === null || now > new Date(until)) return null;
  return (
    <Alert severity="warning" variant="outlined" icon={false} className="no-print">
      {owedSentence(bid.documentsOwed, until, now)}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" onClick={leadToFiles}>Give addresses</Button>
      </Box>
    </Alert>
  );
}

/** To the first document without an address: to its button, or to its field where that is open. */
function leadToFiles() {
  const files = document.getElementById("files");
  files?.scrollIntoView({ block: "start" });
  files?.querySelector<HTMLElement>("[data-owed] :is(button, input)")?.focus({ preventScroll: true });
}
