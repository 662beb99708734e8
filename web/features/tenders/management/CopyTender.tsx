import { Box } from "@mui/material";
import { useId, useState } from "react";

import { addCopy } from "#web/features/tenders/management/addCopy.ts";
import { problemOfNumber } from "#web/features/tenders/management/copyRules.ts";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { useCopyTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  open: boolean;
  tender: Pick<TenderFactsFragment, "id" | "tenderNumber">;
  /** Called with the id of the copy. */
  onCopied: (id: string) => void;
  onClose: () => void;
}

/**
 * The dialog that copies a tender. It asks for the tender number of the copy. The copy is a draft, which the caller
 * opens for editing.
 */
export function CopyTender({ open, tender, onCopied, onClose }: Props) {
  const toast = useToast();
  const id = useId();
  const [tenderNumber, setNumber] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  // The idempotency key. If the server's response is lost, a retry returns the copy that was already created.
  const [key] = useState(() => crypto.randomUUID());
  const [copy, { loading }] = useCopyTenderMutation({ update: addCopy });

  async function handleConfirm() {
    const invalid = problemOfNumber(tenderNumber);
    if (invalid) {
      setProblem(invalid);
      return;
    }
    try {
      const { data } = await copy({
        variables: { id: tender.id, tenderNumber, clientMutationId: `${key} ${tenderNumber.trim()}` },
      });
      toast.success(words.tenderCopiedAsADraft);
      if (data) onCopied(data.copyTender.id);
    } catch (error) {
      const refusal = refusalOf(error);
      const wrong = refusal?.fields.tenderNumber;
      setProblem(wrong ? formWords.message(wrong) : null);
      if (!wrong) toast.error(refusal?.message ?? words.failedToCopyTender);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.copyTender(tender.tenderNumber)}
      text={words.theCopyIsADraft}
      confirm={words.copy}
      busy={loading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ pt: 3 }}>
        <TextField
          id={id}
          name="tenderNumber"
          label={words.numberOfTheCopy}
          autoComplete="off"
          required
          value={tenderNumber}
          error={problem !== null}
          helperText={problem}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Box>
    </ConfirmDialog>
  );
}
