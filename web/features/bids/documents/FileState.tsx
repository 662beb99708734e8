import { Typography } from "@mui/material";

import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

import { type FileStateHere } from "#web/features/bids/documents/useFilesOfTender.ts";
import { uploadKey } from "#web/ui/uploads/uploads.ts";
import { UploadProgress } from "#web/ui/uploads/UploadProgress.tsx";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

interface Props {
  document: NamedDocument;
  tenderId: string;
  state: FileStateHere;
}

const SENTENCES: Record<Extract<FileStateHere, string>, string> = {
  whole: words.uploaded,
  checking: words.uploadedAndBeingChecked,
  infected: words.containsAVirus,
  unfinished: words.onlyAPartIsUploadedChoose,
  absent: words.namedButNotUploadedChooseThe,
  unknown: "",
};

/** Shows whether a file is on the server, or the progress of its upload. */
export function FileState({ document: { name, sha256 }, tenderId, state }: Props) {
  if (typeof state === "object")
    return <UploadProgress name={name} uploadKey={uploadKey(tenderId, sha256)} upload={state} />;
  return (
    <Typography
      variant="body2"
      role={state === "infected" ? "alert" : undefined}
      sx={{ color: state === "infected" ? "error.main" : "text.secondary" }}
    >
      {SENTENCES[state]}
    </Typography>
  );
}
