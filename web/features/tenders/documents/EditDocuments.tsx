import { useApolloClient } from "@apollo/client/react";
import { Box, Button, DialogContent, DialogTitle, Typography, useMediaQuery } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { type ComponentProps, type SyntheticEvent, useId, useMemo, useState } from "react";

import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { amendmentsOf, missingNote } from "#api/tenders/addenda/amendments.rules.ts";
import {
  listInWords,
  type ListedDocument,
  MOST_TENDER_DOCUMENTS,
} from "#api/tenders/documents/tenderDocument.rules.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { AddendumForm } from "#web/features/tenders/changes/AddendumForm.tsx";
import { readTenderNow } from "#web/features/tenders/changes/readTenderNow.ts";
import { addendumInput, NO_ADDENDUM } from "#web/features/tenders/changes/addendumDraft.ts";
import { words } from "#web/features/tenders/documents/words/editDocuments.en.ts";
import { removeUpload, startUpload, uploadKey, useUploads } from "#web/ui/uploads/uploads.ts";
import { DocumentFields } from "#web/features/tenders/documents/DocumentFields.tsx";
import { UploadedDocument } from "#web/features/tenders/documents/UploadedDocument.tsx";
import { documentProblems } from "#web/features/tenders/documents/documentProblems.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { useSetTenderDocumentsMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { stillReading, useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { StaleEditAlert } from "#web/ui/forms/StaleEditAlert.tsx";

interface Props {
  tender: PageTender;
  onClose: () => void;
}

interface Meanwhile {
  /** Whether the form shows a list that another user has saved. */
  isTaken: boolean;
  facts: ComponentProps<typeof StaleEditAlert>["taken"];
}

const NEW: ListedDocument = { name: "", url: "", bytes: null, sha256: null, fileId: null };

/** The version, status and documents of the tender as they were last read from the server. */
const storedOf = ({ version, status, documents }: Pick<PageTender, "version" | "status" | "documents">) => ({
  version,
  status,
  documents: documents.map(({ name, url, bytes, sha256, fileId }): ListedDocument => ({
    name,
    url,
    bytes,
    sha256,
    fileId,
  })),
});

/** Converts a document to the mutation's input: an uploaded file is named by its id, any other document by its URL. */
const sentOf = ({ name, url, bytes, sha256, fileId }: ListedDocument) =>
  fileId ? { name, fileId } : { name, url, bytes, sha256 };

let rowsMade = 0;
/** Gives each document a unique row key, which does not change when a row above it is removed. */
const rowsOf = (listed: readonly ListedDocument[]) => listed.map((document) => ({ row: ++rowsMade, document }));

const UPLOADS = "uploads";
const progressOf = (row: number) => `reading-${row}`;

/**
 * The dialog that changes the documents of a tender. Bidders are notified if the tender is open. A refusal does not
 * discard typed text.
 */
export function EditDocuments({ tender, onClose }: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const title = useId();
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const [stored, setStored] = useState(() => storedOf(tender));
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [rows, setRows] = useState(() => rowsOf(stored.documents));
  const [reading, setReading] = useState<readonly number[]>([]);
  const [isHeldBack, setHeldBack] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [draft, setDraft] = useState(NO_ADDENDUM);
  const [isTried, setTried] = useState(false);
  const [set, { loading }] = useSetTenderDocumentsMutation();
  const { status } = stored;
  const { closingDate } = tender;
  const takesBids = acceptsBids({ status, closingDate }, useNow(useMemo(() => [closingDate], [closingDate])));
  const uploads = useUploads();
  const uploadOf = ({ fileId, url, sha256 }: ListedDocument) =>
    fileId || url || !sha256 ? undefined : uploads.get(uploadKey(tender.id, sha256));
  // As soon as an upload is complete, its document gets the id of the file, by which the mutation then names it.
  const documents = rows.map(({ document }) => ({
    ...document,
    fileId: document.fileId ?? uploadOf(document)?.fileId,
  }));
  const uploading = documents.filter((document) => !document.fileId && uploadOf(document)).length;
  const changes = amendmentsOf(
    { status, documents: listInWords(stored.documents) },
    { status, documents: listInWords(documents) },
  );

  /**
   * Changes a row, or removes it if `changed` is null. A change removes the error messages of the changed fields. A
   * removal removes all error messages, because they name rows by position, and the later rows move up.
   */
  function put(row: number, place: number, changed: Partial<ListedDocument> | null) {
    setRows((now) =>
      changed
        ? now.map((other) => (other.row === row ? { row, document: { ...other.document, ...changed } } : other))
        : now.filter((other) => other.row !== row),
    );
    setProblems((now) =>
      changed
        ? Object.fromEntries(
            Object.entries(now).filter(
              ([name]) => !Object.keys(changed).some((field) => name === `documents[${place}].${field}`),
            ),
          )
        : {},
    );
    if (!changed) noteReading(row, false);
  }

  const files = useFingerprints({
    onRead({ name, bytes, sha256 }, file) {
      setRows((now) => [...now, ...rowsOf([{ ...NEW, name, bytes, sha256 }])]);
      startUpload({ file, name, purpose: "tenderDocument", tenderId: tender.id, sha256, address: null });
    },
    refuse: ({ name }) =>
      documents.some((document) => foldCase(document.name) === foldCase(name))
        ? words.isListedAlreadyRemoveIt(name)
        : null,
  });

  function remove(row: number, place: number) {
    const document = documents[place];
    if (document && uploadOf(document)) removeUpload(uploadKey(tender.id, document.sha256!));
    put(row, place, null);
  }

  function noteReading(row: number, isReading: boolean) {
    setReading((now) => [...now.filter((other) => other !== row), ...(isReading ? [row] : [])]);
    setHeldBack(false);
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (uploading > 0 || files.reading) {
      setHeldBack(true);
      document.getElementById(UPLOADS)?.focus();
      return;
    }
    const [read] = reading;
    if (read !== undefined) {
      setHeldBack(true);
      document.getElementById(progressOf(read))?.focus();
      return;
    }
    const wrong = documentProblems(documents);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first ?? missingNote(changes, { ...draft, note: draft.note.trim() }, takesBids)) {
      document.getElementById(first ?? "note")?.focus();
      return;
    }
    try {
      await set({
        variables: {
          tenderId: tender.id,
          documents: documents.map(sentOf),
          version: stored.version,
          addendum: addendumInput(draft),
        },
      }).catch(recover);
      toast.success(words.documentsUpdatedSuccessfully);
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      setProblems(refusal?.fields ?? {});
      toast.error(refusal?.message ?? words.failedToUpdateDocuments);
    }
  }

  /**
   * Handles a refusal. If the stored list equals the typed one, an earlier request has saved it and only its response
   * was lost, so there is no error. Otherwise the next try may overwrite the stored list. If the user has not edited
   * the form, it now shows the stored list.
   */
  async function recover(error: unknown) {
    const now = await readTenderNow(client, error, { id: tender.id, version: stored.version });
    if (!now) throw error;
    const read = storedOf(now);
    const [opened, typed, other] = [stored.documents, documents, read.documents].map(listInWords);
    if (typed === other) return;
    setStored(read);
    const isTaken = typed === opened;
    const listed = (
      <Box key="listed" sx={{ whiteSpace: "pre-line" }}>
        {other ?? words.none}
      </Box>
    );
    setMeanwhile({ isTaken, facts: other === opened ? [] : [[words.documents, listed]] });
    if (isTaken) setRows(rowsOf(read.documents));
    throw error;
  }

  return (
    <Dialog
      open
      onClose={loading ? undefined : onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      aria-labelledby={title}
    >
      <DialogTitle id={title} variant="h2">
        {words.documentsOf(tender.tenderNumber)}
      </DialogTitle>
      <DialogContent>
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          {meanwhile && (
            <StaleEditAlert
              what={words.tender}
              action={words.saveDocuments}
              version={stored.version}
              taken={meanwhile.isTaken ? meanwhile.facts : []}
              contested={meanwhile.isTaken ? [] : meanwhile.facts}
            />
          )}
          <Typography sx={{ mb: 2, maxWidth: MEASURE }}>
            {words.uploadTheTendersFilesOr(MOST_TENDER_DOCUMENTS)}
          </Typography>
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
            {rows.map(({ row, document }, place) => {
              const upload = uploadOf(document);
              const { fileId } = documents[place] ?? {};
              return upload || fileId ? (
                <UploadedDocument
                  key={row}
                  document={document}
                  upload={document.fileId ? undefined : upload}
                  uploadKey={uploadKey(tender.id, document.sha256 ?? "")}
                  problem={Object.entries(problems).find(([name]) => name.startsWith(`documents[${place}]`))?.[1]}
                  onRemove={() => remove(row, place)}
                />
              ) : (
                <DocumentFields
                  key={row}
                  progressId={progressOf(row)}
                  place={place}
                  document={document}
                  problems={problems}
                  onChange={(changed) => put(row, place, changed)}
                  onRemove={() => remove(row, place)}
                  onReading={(isReading) => noteReading(row, isReading)}
                  refusal={isHeldBack && reading[0] === row ? stillReading(reading.length) : null}
                />
              );
            })}
          </Box>
          {documents.length < MOST_TENDER_DOCUMENTS && (
            <Box id={UPLOADS} tabIndex={-1} sx={{ display: "grid", justifyItems: "start", gap: 1.5, mt: 3 }}>
              {isHeldBack && uploading > 0 && (
                <Typography role="alert" sx={{ color: "error.main" }}>
                  {words.filesAreNotUploadedYet(uploading)}
                </Typography>
              )}
              <Box sx={{ justifySelf: "stretch" }}>
                <FileChoice {...files} label={words.uploadFiles} note={words.atMost2GbEach} multiple />
              </Box>
              <Button variant="outlined" onClick={() => setRows([...rows, ...rowsOf([NEW])])}>
                {words.addADocumentByIts}
              </Button>
            </Box>
          )}
          <AddendumForm
            tender={tender}
            changes={changes}
            takesBids={takesBids}
            draft={draft}
            isTried={isTried}
            onChange={setDraft}
          />
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, mt: 3 }}>
            <Button disabled={loading} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" variant="contained" color="primary" disabled={loading}>
              {words.saveDocuments}
            </Button>
          </Box>
        </form>
      </DialogContent>
    </Dialog>
  );
}
