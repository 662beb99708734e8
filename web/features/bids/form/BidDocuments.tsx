import { Box, Button, Typography } from "@mui/material";
import { useField } from "formik";
import { Suspense, useState } from "react";

import { type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

/** Lazy-loaded on first use, together with the code that reads files. */
const NamedFiles = lazyComponent(async () => (await import("#web/features/bids/documents/NamedFiles.tsx")).NamedFiles);

/**
 * The part of the bid form in which files are added: they are uploaded, and the bid names them by their SHA-256. It is
 * collapsed until the bid names a file or the bidder adds one.
 */
const AskedDocuments = lazyComponent(
  async () => (await import("#web/features/bids/documents/AskedDocuments.tsx")).AskedDocuments,
);

interface Props {
  tenderId: string;
  /** The kinds of documents that the tender asks for. */
  asked: readonly CompanyDocumentKind[];
  closingDate?: string;
}

export function BidDocuments({ tenderId, asked, closingDate }: Props) {
  const [{ value }] = useField<TypedBid["documents"]>("documents");
  const [isOpen, setOpen] = useState(value.length > 0);
  // Expand the part once the bid names a file. It stays expanded when the last file is removed, because the bidder may
  // then choose another one.
  if (value.length > 0 && !isOpen) setOpen(true);
  return (
    <Box component="section" id="documents" tabIndex={-1} aria-label={words.files}>
      <Typography sx={{ mb: 1.5, color: "text.secondary" }}>{words.uploadTheFilesOfYourProposal}</Typography>
      {(isOpen || asked.length > 0) && (
        <Suspense>
          <AskedDocuments tenderId={tenderId} asked={asked} closingDate={closingDate} />
        </Suspense>
      )}
      {isOpen ? (
        <Suspense>
          <NamedFiles tenderId={tenderId} asked={asked} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {words.addFiles}
        </Button>
      )}
    </Box>
  );
}
