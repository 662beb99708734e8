import { Box, Button, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId, useState } from "react";

import { filePaths } from "#api/core/rules/filePaths.rules.ts";

import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { useCheckBidDocumentMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { AllFiles } from "#web/ui/fingerprints/AllFiles.tsx";
import { CheckFile } from "#web/ui/fingerprints/CheckFile.tsx";
import { DocumentRows } from "#web/ui/fingerprints/DocumentRows.tsx";
import { FileLink } from "#web/ui/fingerprints/FileLink.tsx";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";

const MARKS = { given: null, owed: words.notDeliveredYet, notDelivered: words.notDelivered } as const;

interface Props {
  bid: ReadableBid;
  onClose: () => void;
}

/**
 * The list of a bid's files, for the administrator who decides on the bid. "Check a file" compares a local file with
 * the bid's files; the API records each such check in the audit trail.
 */
export function BidFilesDialog({ bid: { id, documents, company }, onClose }: Props) {
  const title = useId();
  const [check] = useCheckBidDocumentMutation();
  const [isChecking, setChecking] = useState(false);

  async function find({ sha256 }: { sha256: string }) {
    const { data } = await check({ variables: { bidId: id, sha256 } }).catch((error: unknown) => {
      throw new Error(refusalOf(error)?.message ?? words.theFileCouldNotBeChecked);
    });
    return data!.checkBidDocument;
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title} variant="h2">
        {words.filesOf(company.companyName)}
      </DialogTitle>
      <DialogContent>
        <DocumentRows
          label={words.filesOf(company.companyName)}
          documents={documents}
          beside={({ name, url, fileId, virusCheck, state, kind }) => (
            <>
              {kind && <Typography sx={{ fontWeight: 600 }}>{kinds[kind]}</Typography>}
              {MARKS[state] && <MarkBadge>{MARKS[state]}</MarkBadge>}
              <FileLink name={name} url={url} fileId={fileId} virusCheck={virusCheck} />
            </>
          )}
        />
        <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1.5 }}>
          <AllFiles of={company.companyName} href={filePaths.ofBid(id)} documents={documents} />
          {isChecking ? (
            <CheckFile check={find} />
          ) : (
            <Button onClick={() => setChecking(true)}>{words.checkAFile}</Button>
          )}
        </Box>
        <Button variant="outlined" onClick={onClose} sx={{ mt: 3 }}>
          {words.close}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
