import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface NamedFile {
  name: string;
  bytes: number | null;
  sha256: string | null;
}

interface Props<File extends NamedFile> {
  label: string;
  documents: readonly File[];
  /** `beside` and `below` return extra content for a file, which is shown beside and below it. */
  beside?: (document: File, place: number) => ReactNode;
  below?: (document: File, place: number) => ReactNode;
}

/** A list of files with names, sizes and fingerprints (SHA-256). */
export function DocumentRows<File extends NamedFile>({ label, documents, beside, below }: Props<File>) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {documents.map((document, place) => (
        <Box component="li" key={document.name} sx={{ py: 1.5, borderBottom: 1, borderColor: "divider" }}>
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              columnGap: 2,
              rowGap: 1,
            }}
          >
            <Box sx={{ minWidth: 0, flex: "1 1 16rem" }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{document.name}</Typography>
              {document.bytes !== null && (
                <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                  {fileSize(document.bytes)}
                  {document.sha256 !== null && (
                    <>
                      {" "}
                      {words.sha256}
                      <br />
                      <code>{document.sha256}</code>
                    </>
                  )}
                </Typography>
              )}
            </Box>
            {beside?.(document, place)}
          </Box>
          {below?.(document, place)}
        </Box>
      ))}
    </Box>
  );
}
