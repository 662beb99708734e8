import { Box, Button, LinearProgress, Typography } from "@mui/material";

import { continueUpload, pauseUpload, startAgain, type Upload } from "#web/ui/uploads/uploads.ts";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { words } from "#web/ui/uploads/words/uploads.en.ts";

interface Props {
  /** The file's name. It is part of the accessible names of the progress bar and the buttons. */
  name: string;
  /** The key of the upload in `uploads`. */
  uploadKey: string;
  upload: Upload;
}

const minutes = (seconds: number) =>
  seconds < 60 ? words.sLeft(Math.max(1, Math.ceil(seconds))) : words.minLeft(Math.ceil(seconds / 60));

/** For example: "3.2 MB of 10 MB, 1.1 MB a second, 7 s left". */
function progressText({ sent, bytes, rate }: Upload) {
  const parts = [words.ofIt(fileSize(sent), fileSize(bytes))];
  if (rate > 0) parts.push(words.aSecond(fileSize(Math.round(rate))), minutes((bytes - sent) / rate));
  return parts.join(", ");
}

const STATES: Record<Upload["state"], (upload: Upload) => string> = {
  uploading: () => words.uploading,
  waiting: () => words.waitingForAConnectionTheUpload,
  paused: () => words.paused,
  refused: ({ refusal }) => words.notUploaded(refusal ?? ""),
  uploaded: () => words.uploaded,
};

/** The progress of a file's upload, with a button to pause, continue or retry the upload. */
export function UploadProgress({ name, uploadKey, upload }: Props) {
  const { state, sent, bytes } = upload;
  const isUnderWay = state === "uploading" || state === "waiting" || state === "paused";
  return (
    <Box sx={{ mt: 0.5 }}>
      {isUnderWay && (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.floor((100 * sent) / bytes)}
            aria-label={words.uploadedOf(name)}
          />
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
            {progressText(upload)}
          </Typography>
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Typography
          variant="body2"
          role="status"
          sx={{ color: state === "refused" ? "error.main" : "text.secondary", overflowWrap: "anywhere" }}
        >
          {STATES[state](upload)}
        </Typography>
        {state === "uploading" && (
          <Button aria-label={words.pauseOf(name)} onClick={() => pauseUpload(uploadKey)}>
            {words.pause}
          </Button>
        )}
        {state === "paused" && (
          <Button aria-label={words.continueIt(name)} onClick={() => continueUpload(uploadKey)}>
            {words.continue}
          </Button>
        )}
        {state === "refused" && (
          <Button aria-label={words.tryAgainOf(name)} onClick={() => startAgain(uploadKey)}>
            {words.tryAgain}
          </Button>
        )}
      </Box>
    </Box>
  );
}
