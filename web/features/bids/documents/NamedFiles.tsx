import { Box, Button, Typography } from "@mui/material";
import { useField, useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import { type NamedDocument, MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { MOST_DOCUMENT_NAME } from "#api/core/rules/namedDocument.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { stillReading, useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { useWaiting } from "#web/ui/forms/SendAgainAlert.tsx";

/** The number of digits that are shown of a file's SHA-256. The receipt shows all of them. */
const SHOWN = 16;

const READING = "documents-being-read";

/** The part of the bid form that lists the files which the bid names, with a control to add more. */
export function NamedFiles() {
  const {
    values: { documents },
    errors,
    submitCount,
    isSubmitting,
    setFieldValue,
    setFieldError,
  } = useFormikContext<TypedBid>();
  const { stop: stopSending } = useWaiting();
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);

  function put(changed: NamedDocument[]) {
    latest.current = changed;
    void setFieldValue("documents", changed, false);
  }

  const { read, ...fingerprints } = useFingerprints({
    onRead: ({ name, ...file }) => put([...latest.current, { name: name.trim(), ...file }]),
    refuse: ({ name }) => refusalOf(name, latest.current),
  });
  const left = fingerprints.reading?.left ?? 0;
  useField<TypedBid["documents"]>({ name: "documents", validate: () => (left > 0 ? stillReading(left) : undefined) });
  const isRefused = typeof errors.documents === "string" && left > 0;

  const focusReading = useEffectEvent(() => {
    if (isRefused && Object.keys(errors).length === 1) document.getElementById(READING)?.focus();
  });
  useEffect(() => {
    if (!isSubmitting && submitCount > 0) focusReading();
  }, [isSubmitting, submitCount]);
  const isRead = left === 0;
  const forgetRefusal = useEffectEvent(() => setFieldError("documents", undefined));
  useEffect(() => {
    if (isRead) forgetRefusal();
  }, [isRead]);

  /**
   * Stops automatic retries of the submission, and then reads files. A retry would send the bid without these files.
   */
  function readBeforeSending(files: readonly File[]) {
    stopSending();
    return read(files);
  }

  return (
    <>
      {documents.length > 0 && (
        <Box component="ul" aria-label="Named files" sx={{ m: 0, mb: 2, p: 0, listStyle: "none" }}>
          {documents.map(({ name, bytes, sha256 }, place) => (
            <Box component="li" key={name} sx={ROW}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                  {fileSize(bytes)} · SHA-256 <code title={sha256}>{sha256.slice(0, SHOWN)}…</code>
                </Typography>
                {problemsOf(errors, place).map((problem) => (
                  <Typography key={problem} variant="body2" sx={{ color: "error.main" }}>
                    {problem}
                  </Typography>
                ))}
              </Box>
              <Button
                aria-label={`Remove ${name}`}
                onClick={() => put(documents.filter((_, other) => other !== place))}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <FileChoice
        {...fingerprints}
        read={readBeforeSending}
        label="Choose files"
        multiple
        id={READING}
        refusal={isRefused ? stillReading(left) : null}
      />
      <Typography variant="body2" sx={{ mt: 1, maxWidth: MEASURE, color: "text.secondary" }}>
        Your browser computes the SHA-256 of each file. It stands in your receipt, and proves later that the file is the
        same.
      </Typography>
    </>
  );
}

function refusalOf(name: string, documents: readonly NamedDocument[]) {
  if (documents.length >= MOST_BID_DOCUMENTS)
    return `“${name}” was left out: a bid names at most ${MOST_BID_DOCUMENTS} files.`;
  if (name.trim().length > MOST_DOCUMENT_NAME)
    return `“${name}” was left out: a name has at most ${MOST_DOCUMENT_NAME} characters.`;
  const alike = documents.some((document) => foldCase(document.name) === foldCase(name.trim()));
  return alike ? `“${name}” is named already. Remove it first, or rename one of the two.` : null;
}

/** The server's error messages for the file at index `place`. Their field names are like documents[2].sha256. */
const problemsOf = (errors: object, place: number) =>
  Object.entries(errors).flatMap(([field, problem]: [string, unknown]) =>
    field.startsWith(`documents[${place}]`) ? [String(problem)] : [],
  );

const ROW = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: "divider",
};
