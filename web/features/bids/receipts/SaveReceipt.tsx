import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Link, Typography } from "@mui/material";
import { FileDown } from "lucide-react";
import { useState } from "react";

import { downloadReceipt } from "#web/features/bids/receipts/downloadReceipt.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";

const FAILED = words.notSavedTheReceiptCouldNot;

/** A button that downloads the receipt as a file, with all data that its SHA-256 covers. */
export function SaveReceipt(receipt: { bidId: string; receiptNumber: string }) {
  const client = useApolloClient();
  const [said, setSaid] = useState("");

  async function save() {
    setSaid("");
    await downloadReceipt(client, receipt).then(
      () => setSaid(words.saved),
      () => setSaid(FAILED),
    );
  }

  return (
    <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
      <Button variant="outlined" startIcon={<FileDown size={18} aria-hidden />} onClick={() => void save()}>
        {words.saveReceipt}
      </Button>
      <Typography variant="body2" sx={{ flex: "1 1 16rem", maxWidth: MEASURE, color: "text.secondary" }}>
        {words.anybodyCan} <Link href={paths.verify}>{words.checkTheSavedFileAndIts}</Link>
        {words.withoutAnAccount}
      </Typography>
      <Typography role="status" aria-label={words.savedFile} sx={{ color: "text.secondary" }}>
        {said}
      </Typography>
    </Box>
  );
}
