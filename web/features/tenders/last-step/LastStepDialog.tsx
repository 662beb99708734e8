import { Box } from "@mui/material";
import { useState } from "react";

import { cancellationSchema, MOST_REASON } from "#api/tenders/addenda/addendum.rules.ts";
import { hasClosed, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { useConcerned, whoIsNotified } from "#web/features/tenders/last-step/concerned.ts";
import { FixedFacts } from "#web/features/tenders/last-step/FixedFacts.tsx";
import { type LastStep } from "#web/features/tenders/last-step/lastStep.ts";
import { lastStepWords, type TenderToCheck } from "#web/features/tenders/last-step/lastStepWords.ts";
import { words } from "#web/features/tenders/last-step/words/lastStep.en.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  open: boolean;
  step: LastStep;
  /** The tender as it will be saved. `id` is undefined for a new one. */
  tender: TenderToCheck & { id?: string };
  /** The status before the change. */
  before: TenderStatus;
  busy?: boolean;
  /** @param reason The reason for taking back an award; undefined for other steps */
  onConfirm: (reason?: string) => void;
  onCancel: () => void;
}

/**
 * The dialog before a tender's new status is saved. It shows what partners see afterwards, who is notified, how many
 * bids there are, and what can never be changed.
 */
export function LastStepDialog({ open, step, tender, before, busy, onConfirm, onCancel }: Props) {
  const concerned = useConcerned(tender.id);
  const now = useNow(NO_MOMENTS);
  const isClosed = hasClosed(tender.closingDate, now);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { title, text, confirm, isDangerous, facts, fixed } = lastStepWords(step, {
    tender,
    before,
    now,
    isClosed,
    concerned,
  });

  function handleConfirm() {
    if (step !== "takeBackAward") {
      onConfirm();
      return;
    }
    const wrong = problemOf(reason);
    setProblem(wrong);
    if (wrong) document.getElementById(REASON)?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={text}
      confirm={confirm}
      isDangerous={isDangerous}
      isLong={step !== "takeBackAward"}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ pt: 2.5, display: "grid", gap: 2.5, color: "text.primary" }}>
        <FactList
          facts={[
            ...facts,
            [words.whoIsNotified, concerned ? whoIsNotified(step, concerned, { before, isClosed }) : "…"],
          ]}
        />
        <FixedFacts heading="h3" facts={fixed} />
        {step === "takeBackAward" && (
          <TextField
            id={REASON}
            name="reason"
            label={words.reason}
            multiline
            rows={3}
            autoComplete="off"
            required
            value={reason}
            longest={MOST_REASON}
            error={problem !== null}
            helperText={problem ?? words.atLeast20CharactersBidders}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Box>
    </ConfirmDialog>
  );
}

const NO_MOMENTS: readonly string[] = [];
const REASON = "take-back-reason";

/**
 * The validation error of the reason; null if the reason is valid. The reason for a cancellation has the same limits.
 */
function problemOf(reason: string) {
  try {
    cancellationSchema.validateSync({ reason });
    return null;
  } catch (error) {
    return error instanceof Error ? formWords.message(error.message) : null;
  }
}
