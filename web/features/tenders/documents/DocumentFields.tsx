import { Box, Button, Typography } from "@mui/material";
import { useEffect, useEffectEvent } from "react";

import { type ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  /** The id of the element that shows the progress while a file is read. The form moves the focus to it. */
  progressId: string;
  place: number;
  document: ListedDocument;
  /** Error messages by field name, for example documents[2].url. */
  problems: Record<string, string>;
  onChange: (changed: Partial<ListedDocument>) => void;
  onRemove: () => void;
  onReading: (isReading: boolean) => void;
  /** The message that the documents cannot be saved while a file is read; null if none is shown. */
  refusal: string | null;
}

/**
 * The fields of one document: its name, its URL and its fingerprint, which is computed if the user chooses the file.
 */
export function DocumentFields({
  progressId,
  place,
  document: { name, url, bytes, sha256 },
  problems,
  onChange,
  onRemove,
  onReading,
  refusal,
}: Props) {
  const of = `document ${place + 1}`;
  const [nameField, urlField] = [`documents[${place}].name`, `documents[${place}].url`];
  const problem = problems[`documents[${place}].sha256`] ?? problems[`documents[${place}].bytes`];
  const fingerprints = useFingerprints({
    onRead: (file) =>
      onChange({ bytes: file.bytes, sha256: file.sha256, ...(name.trim() === "" && { name: file.name }) }),
  });
  const isReading = fingerprints.reading !== null;
  const tellReading = useEffectEvent(() => onReading(isReading));
  useEffect(() => tellReading(), [isReading]);
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 2,
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 2,
        border: 1,
        borderColor: "divider",
      }}
    >
      <Typography component="legend" variant="h3" sx={{ px: 0.5 }}>
        Document {place + 1}
      </Typography>
      <TextField
        id={nameField}
        name={nameField}
        label="Name"
        autoComplete="off"
        required
        value={name}
        error={nameField in problems}
        helperText={problems[nameField]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id={urlField}
        name={urlField}
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="url"
        required
        value={url}
        error={urlField in problems}
        helperText={problems[urlField]}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      {sha256 ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Typography variant="body2" sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
            <span>{`${bytes == null ? "" : `${fileSize(bytes)} · `}SHA-256 `}</span>
            <code>{sha256}</code>
          </Typography>
          <Button aria-label={`Remove fingerprint of ${of}`} onClick={() => onChange({ bytes: null, sha256: null })}>
            Remove fingerprint
          </Button>
        </Box>
      ) : (
        <FileChoice {...fingerprints} id={progressId} refusal={refusal} label={`Read the fingerprint of ${of}`} />
      )}
      {problem && <Typography sx={{ color: "error.main" }}>{problem}</Typography>}
      <Button color="error" aria-label={`Remove ${of}`} onClick={onRemove} sx={{ justifySelf: "start" }}>
        Remove document
      </Button>
    </Box>
  );
}
