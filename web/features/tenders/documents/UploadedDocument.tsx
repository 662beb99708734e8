import { Box, Button, Typography } from "@mui/material";

import { type ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

import { words } from "#web/features/tenders/documents/words/editDocuments.en.ts";
import { type Upload } from "#web/ui/uploads/uploads.ts";
import { UploadProgress } from "#web/ui/uploads/UploadProgress.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";

interface Props {
  document: ListedDocument;
  /** The upload in this tab. Undefined if the file was uploaded earlier. */
  upload: Upload | undefined;
  uploadKey: string;
  /** The server's error message about this document; undefined if there is none. */
  problem: string | undefined;
  onRemove: () => void;
}

/**
 * A document of a tender whose file is, or is being, uploaded to the portal. Its name and fingerprint come from the
 * file and cannot be edited.
 */
export function UploadedDocument({ document: { name, bytes, sha256 }, upload, uploadKey, problem, onRemove }: Props) {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: "divider" }}>
      <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        <span>{`${bytes == null ? "" : `${fileSize(bytes)} · `}SHA-256 `}</span>
        <code>{sha256}</code>
      </Typography>
      {upload ? (
        <UploadProgress name={name} uploadKey={uploadKey} upload={upload} />
      ) : (
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {words.uploaded}
        </Typography>
      )}
      {problem && <Typography sx={{ color: "error.main" }}>{formWords.message(problem)}</Typography>}
      <Button color="error" aria-label={words.removeDocumentOf(name)} onClick={onRemove} sx={{ mt: 1 }}>
        {words.removeDocument}
      </Button>
    </Box>
  );
}
