import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Link, Typography } from "@mui/material";
import { FileDown } from "lucide-react";
import { useState } from "react";

import { downloadReceipt } from "#web/features/bids/receipts/downloadReceipt.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";

const FAILED = "Not saved: the receipt could not be loaded. Try again.";

/** A button that downloads the receipt as a file, with all data that its SHA-256 covers. */
export function SaveReceipt(receipt: { bidId: string; receiptNumber: string }) {
  const client = useApolloClient();
  const [said, setSaid] = useState("");

  async function save() {
    setSaid("");
    await downloadReceipt(client, receipt).then(
      () => setSaid("Saved"),
      () => setSaid(FAILED),
    );
  }

  return (
    <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
      <Button variant="outlined" startIcon={<FileDown size={18} aria-hidden />} onClick={() => void save()}>
        Save receipt
      </Button>
      <Typography variant="body2" sx={{ flex: "1 1 16rem", maxWidth: MEASURE, color: "text.secondary" }}>
        Anybody can <Link href={paths.verify}>check the saved file and its closing seal</Link>, without an account.
      </Typography>
      <Typography role="status" aria-label="Saved file" sx={{ color: "text.secondary" }}>
        {said}
      </Typography>
    </Box>
  );
}
