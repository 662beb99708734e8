import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { COMPANY_DOCUMENT_REMINDER_DAYS, expiresBefore } from "#api/company-documents/documentKinds.rules.ts";

import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { type CompanyDocumentFactsFragment, useDeleteCompanyDocumentMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FileLink } from "#web/ui/fingerprints/FileLink.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";

interface Props {
  document: CompanyDocumentFactsFragment;
  /** False while a form is open, whose input and file would be lost. */
  mayEdit: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}

/** The id of the button that edits a document. */
export const editIdOf = (id: string) => `edit-${id}`;

const DAY_MS = 86_400_000;

/** Whether a document has expired, or expires within the days of the first reminder. */
function expiryOf({ validUntil }: CompanyDocumentFactsFragment, now = Date.now()) {
  if (validUntil === null) return { text: words.doesNotExpire, mark: null };
  const day = formatDate(validUntil);
  if (expiresBefore(validUntil, new Date(now))) return { text: words.expiredOn(day), mark: words.expired };
  const isSoon = expiresBefore(validUntil, new Date(now + COMPANY_DOCUMENT_REMINDER_DAYS[0] * DAY_MS));
  return { text: words.validUntilDay(day), mark: isSoon ? words.expiresSoon : null };
}

export function CompanyDocumentRow({ document, mayEdit, onEdit, onRemoved }: Props) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteCompanyDocumentMutation();
  const { id, kind, name, number, issuer, file } = document;
  const { text, mark } = expiryOf(document);

  async function confirmed() {
    try {
      await remove({ variables: { id } });
      toast.success(words.removed);
      onRemoved();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.couldNotBeRemoved);
    }
    setAsking(false);
  }

  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: "1 1 18rem" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
          {mark && <MarkBadge>{mark}</MarkBadge>}
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {[kinds[kind], number, issuer].filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {[text, file.name, fileSize(file.bytes)].join(" · ")}
        </Typography>
        <FileLink name={file.name} url={apiPaths.file(file.id)} fileId={file.id} virusCheck={file.virusCheck} />
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button id={editIdOf(id)} aria-label={words.editOf(name)} disabled={!mayEdit} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button color="error" aria-label={words.removeOf(name)} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={words.removeThis(name)}
        text={words.whatRemovingDoes}
        confirm={words.remove}
        isDangerous
        busy={loading}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  rowGap: 0.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: "divider",
};
