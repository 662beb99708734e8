import { Box, Button } from "@mui/material";
import { useState } from "react";

import { filePaths } from "#api/core/rules/filePaths.rules.ts";

import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { AllFiles } from "#web/ui/fingerprints/AllFiles.tsx";
import { CheckFile } from "#web/ui/fingerprints/CheckFile.tsx";
import { DocumentRows } from "#web/ui/fingerprints/DocumentRows.tsx";
import { FileLink } from "#web/ui/fingerprints/FileLink.tsx";
import { words } from "#web/features/tenders/documents/words/documents.en.ts";

/** The files of a tender. A user can check a downloaded file against the fingerprints in this list. */
export function DocumentList({ id, tenderNumber, documents }: Pick<PageTender, "id" | "tenderNumber" | "documents">) {
  const [isChecking, setChecking] = useState(false);
  const withFingerprint = documents.filter(({ sha256 }) => sha256 !== null);
  return (
    <Box sx={{ mt: 1 }}>
      <DocumentRows
        label={words.documentsOfThisTender}
        documents={documents}
        beside={({ name, url, fileId, virusCheck }) => (
          <FileLink name={name} url={url} fileId={fileId} virusCheck={virusCheck} />
        )}
      />
      <Box sx={BELOW}>
        <AllFiles of={tenderNumber} href={filePaths.ofTender(id)} documents={documents} />
        {withFingerprint.length > 0 &&
          (isChecking ? (
            <CheckFile
              check={({ sha256 }) =>
                Promise.resolve({
                  document: withFingerprint.find((document) => document.sha256 === sha256) ?? null,
                  named: withFingerprint.length,
                })
              }
            />
          ) : (
            <Button variant="outlined" onClick={() => setChecking(true)}>
              {words.checkAFileThatYouDownloaded}
            </Button>
          ))}
      </Box>
    </Box>
  );
}

const BELOW = {
  mt: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 1.5,
  "&:empty": { display: "none" },
} as const;
