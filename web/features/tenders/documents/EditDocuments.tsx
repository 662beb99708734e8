import { Box, Button, DialogContent, DialogTitle, Typography, useMediaQuery } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { type SyntheticEvent, useId, useMemo, useState } from "react";

import { amendmentsOf, missingNote } from "#api/tenders/addenda/amendments.rules.ts";
import { listInWords } from "#api/tenders/documents/listInWords.rules.ts";
import { type ListedDocument, MOST_TENDER_DOCUMENTS } from "#api/tenders/documents/tenderDocument.rules.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { AddendumForm } from "#web/features/tenders/changes/AddendumForm.tsx";
import { addendumOf, UNTOLD } from "#web/features/tenders/changes/telling.ts";
import { DocumentFields } from "#web/features/tenders/documents/DocumentFields.tsx";
import { problemsOf } from "#web/features/tenders/documents/problemsOf.ts";
import { type PageTender } from "#web/features/tenders/page/pageTender.ts";
import { useSetTenderDocumentsMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  tender: PageTender;
  onClose: () => void;
}

const NEW: ListedDocument = { name: "", url: "", bytes: null, sha256: null };

/** Changes the documents of a tender; of an open one bidders are told. Nothing that was typed is lost by a refusal. */
export function EditDocuments({ tender, onClose }: Props) {
  const toast = useToast();
  const title = useId();
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const [opened] = useState(() => ({ version: tender.version, documents: tender.documents.map(({ name, url, bytes, sha256 }) => ({ name, url, bytes, sha256 })) }));
  const [documents, setDocuments] = useState<readonly ListedDocument[]>(opened.documents);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [telling, setTelling] = useState(UNTOLD);
  const [isTried, setTried] = useState(false);
  const [set, { loading }] = useSetTenderDocumentsMutation();
  const { status, closingDate } = tender;
  const takesBids = acceptsBids(tender, useNow(useMemo(() => [closingDate], [closingDate])));
  const changes = amendmentsOf({ status, documents: listInWords(opened.documents) }, { status, documents: listInWords(documents) });

  /** A field that is changed is no longer marked; a row that goes leaves its number to the next one. */
  function put(place: number, changed: Partial<ListedDocument> | null) {
    setDocuments((now) => (changed ? now.map((document, other) => (other === place ? { ...document, ...changed } : document)) : now.filter((_, other) => other !== place)));
    setProblems((now) => (changed ? Object.fromEntries(Object.entries(now).filter(([name]) => !Object.keys(changed).some((field) => name === `documents[${place}].${field}`))) : {}));
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = problemsOf(documents);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first ?? missingNote(changes, { ...telling, note: telling.note.trim() }, takesBids)) {
      document.getElementById(first ?? "note")?.focus();
      return;
    }
    try {
      await set({ variables: { tenderId: tender.id, documents: [...documents], version: opened.version, addendum: addendumOf(telling) } });
      toast.success("Documents updated successfully");
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      setProblems(refusal?.fields ?? {});
      toast.error(refusal?.message ?? "Failed to update documents");
    }
  }

  return (
    <Dialog open onClose={loading ? undefined : onClose} fullScreen={isSmall} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title} variant="h2">Documents of {tender.tenderNumber}</DialogTitle>
      <DialogContent>
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Typography sx={{ mb: 2, maxWidth: MEASURE }}>
            Files that stand beside the tender’s documents link, {MOST_TENDER_DOCUMENTS} at most. With a fingerprint, bidders can check that what they downloaded is what you meant.
          </Typography>
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
            {documents.map((document, place) => (
              <DocumentFields
                key={place}
                place={place}
                document={document}
                problems={problems}
                onChange={(changed) => put(place, changed)}
                onRemove={() => put(place, null)}
              />
            ))}
          </Box>
          {documents.length < MOST_TENDER_DOCUMENTS && (
            <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setDocuments((now) => [...now, NEW])}>Add a document</Button>
          )}
          <AddendumForm tender={tender} changes={changes} takesBids={takesBids} telling={telling} isTried={isTried} onChange={setTelling} />
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, mt: 3 }}>
            <Button disabled={loading} onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" color="primary" disabled={loading}>Save documents</Button>
          </Box>
        </form>
      </DialogContent>
    </Dialog>
  );
}
