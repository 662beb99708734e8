import { Box, Button, Typography } from "@mui/material";
import { useField } from "formik";
import { Suspense, useState } from "react";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { part } from "#web/ui/part.ts";

/** Loaded when it is opened, with all that reads files. */
const NamedFiles = part(async () => (await import("#web/features/bids/documents/NamedFiles.tsx")).NamedFiles);

/** The part of the bid form that names files by their fingerprints; folded until it is wanted. */
export function BidDocuments() {
  const [{ value }] = useField<TypedBid["documents"]>("documents");
  const [isOpen, setOpen] = useState(value.length > 0);
  // It stays when the last name is removed: another file may be read there.
  if (value.length > 0 && !isOpen) setOpen(true);
  return (
    <Box component="section" id="documents" tabIndex={-1} aria-label="Files">
      <Typography sx={{ mb: 1.5, color: "text.secondary" }}>Files that are not ready to be shared are named now; their addresses are due 24 hours after closing.</Typography>
      {isOpen ? <Suspense><NamedFiles /></Suspense> : <Button variant="outlined" onClick={() => setOpen(true)}>Name files</Button>}
    </Box>
  );
}
