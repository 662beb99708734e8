import { Box, Button, Typography } from "@mui/material";
import { useField, useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import { type NamedDocument, MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { MOST_DOCUMENT_NAME } from "#api/core/rules/namedDocument.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

import { KindChoice } from "#web/features/bids/documents/KindChoice.tsx";
import { FileState } from "#web/features/bids/documents/FileState.tsx";
import { useFilesOfTender } from "#web/features/bids/documents/useFilesOfTender.ts";
import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { stillReading, useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { useWaiting } from "#web/ui/forms/SendAgainAlert.tsx";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

/** The number of digits that are shown of a file's SHA-256. The receipt shows all of them. */
const SHOWN = 16;

const READING = "documents-being-read";

/**
 * The part of the bid form that lists the files of the bid, with a control to add more. Each chosen file is uploaded
 * while the bidder continues with the form.
 */
interface Props {
  tenderId: string;
  /** The kinds of documents that the tender asks for. If there are any, each file has a choice of its kind. */
  asked?: readonly CompanyDocumentKind[];
}

export function NamedFiles({ tenderId, asked = [] }: Props) {
  const {
    values: { documents },
    errors,
    submitCount,
    isSubmitting,
    setFieldValue,
    setFieldError,
  } = useFormikContext<TypedBid>();
  const { stop: stopSending } = useWaiting();
  const { upload, remove: removeFile, stateOf, isWhole } = useFilesOfTender(tenderId);
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);

  function put(changed: NamedDocument[]) {
    latest.current = changed;
    void setFieldValue("documents", changed, false);
  }

  /** Adds the file to the list, or replaces the one of the same name, whose upload is not complete. Then uploads it. */
  function take(document: NamedDocument, file: File) {
    const place = latest.current.findIndex((other) => foldCase(other.name) === foldCase(document.name));
    const replaced = latest.current[place];
    if (replaced && replaced.sha256 !== document.sha256) removeFile(replaced);
    put(
      place < 0
        ? [...latest.current, document]
        : latest.current.with(place, { ...document, kind: replaced?.kind ?? null }),
    );
    upload(document, file);
  }

  function remove(document: NamedDocument) {
    put(documents.filter((other) => other !== document));
    removeFile(document);
  }

  const { read, ...fingerprints } = useFingerprints({
    onRead: (read, file) => take({ ...read, name: read.name.trim(), kind: null }, file),
    refuse: ({ name }) => refusalOf(name, latest.current, isWhole),
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

  /** Stops automatic retries of the submission, which would send the bid without these files. Then reads the files. */
  function readBeforeSending(files: readonly File[]) {
    stopSending();
    return read(files);
  }

  return (
    <>
      {documents.length > 0 && (
        <Box component="ul" aria-label={words.namedFiles} sx={{ m: 0, mb: 2, p: 0, listStyle: "none" }}>
          {documents.map((document, place) => (
            <Box component="li" key={document.name} sx={ROW}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{document.name}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                  {fileSize(document.bytes)} {words.sha256}{" "}
                  <code title={document.sha256}>{document.sha256.slice(0, SHOWN)}…</code>
                </Typography>
                {(asked.length > 0 || document.kind) && (
                  <KindChoice
                    document={document}
                    asked={asked}
                    onChange={(kind) =>
                      put(documents.map((other) => (other === document ? { ...other, kind } : other)))
                    }
                  />
                )}
                <FileState document={document} tenderId={tenderId} state={stateOf(document)} />
                {problemsOf(errors, place).map((problem) => (
                  <Typography key={problem} variant="body2" sx={{ color: "error.main" }}>
                    {problem}
                  </Typography>
                ))}
              </Box>
              <Button aria-label={words.removeOf(document.name)} onClick={() => remove(document)}>
                {words.remove}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <FileChoice
        {...fingerprints}
        read={readBeforeSending}
        label={words.chooseFiles}
        note={LIMITS}
        multiple
        id={READING}
        refusal={isRefused ? stillReading(left) : null}
      />
      <Typography variant="body2" sx={{ mt: 1, maxWidth: MEASURE, color: "text.secondary" }}>
        {words.yourBrowserComputesTheSha256}
      </Typography>
    </>
  );
}

const LIMITS = words.theyAreUploadedToThePortal(MOST_BID_DOCUMENTS);

/**
 * Returns a sentence that says why a chosen file is left out; null if the file is added. While the upload of a listed
 * file is not complete, the bidder may choose a file of the same name: the same file continues the upload, and a
 * changed file replaces it.
 */
function refusalOf(name: string, documents: readonly NamedDocument[], isWhole: (document: NamedDocument) => boolean) {
  const alike = documents.find((document) => foldCase(document.name) === foldCase(name.trim()));
  if (alike) return isWhole(alike) ? words.isUploadedAlreadyRemoveItFirst(name) : null;
  if (documents.length >= MOST_BID_DOCUMENTS) return words.wasLeftOutABidNames(name, MOST_BID_DOCUMENTS);
  if (name.trim().length > MOST_DOCUMENT_NAME) return words.wasLeftOutANameHas(name, MOST_DOCUMENT_NAME);
  return null;
}

/** The server's error messages for the file at index `place`. Their field names are like documents[2].sha256. */
const problemsOf = (errors: object, place: number) =>
  Object.entries(errors).flatMap(([field, problem]: [string, unknown]) =>
    field.startsWith(`documents[${place}]`) ? [formWords.message(String(problem))] : [],
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
