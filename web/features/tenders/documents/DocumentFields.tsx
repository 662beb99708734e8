import { Box, Button, Typography } from "@mui/material";
import { useEffect, useEffectEvent } from "react";

import { type ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

import { words } from "#web/features/tenders/documents/words/editDocuments.en.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
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
  const of = words.document(place + 1);
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
        {words.documentNumber(place + 1)}
      </Typography>
      <TextField
        id={nameField}
        name={nameField}
        label={words.name}
        autoComplete="off"
        required
        value={name}
        error={nameField in problems}
        helperText={shown(problems[nameField])}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id={urlField}
        name={urlField}
        label={words.address}
        type="url"
        inputMode="url"
        autoComplete="url"
        required
        value={url}
        error={urlField in problems}
        helperText={shown(problems[urlField])}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      {sha256 ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Typography variant="body2" sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
            <span>{`${bytes == null ? "" : `${fileSize(bytes)} · `}SHA-256 `}</span>
            <code>{sha256}</code>
          </Typography>
          <Button aria-label={words.removeFingerprintOf(of)} onClick={() => onChange({ bytes: null, sha256: null })}>
            {words.removeFingerprint}
          </Button>
        </Box>
      ) : (
        <FileChoice {...fingerprints} id={progressId} refusal={refusal} label={words.readTheFingerprintOf(of)} />
      )}
      {problem && <Typography sx={{ color: "error.main" }}>{shown(problem)}</Typography>}
      <Button color="error" aria-label={words.remove(of)} onClick={onRemove} sx={{ justifySelf: "start" }}>
        {words.removeDocument}
      </Button>
    </Box>
  );
}

const shown = (problem: string | undefined) => problem && formWords.message(problem);
