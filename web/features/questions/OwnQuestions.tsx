import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { type QuestionState } from "#api/questions/question.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { type AskedQuestionFragment, useWithdrawQuestionMutation } from "#web/graphql/generatedQuestions.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/questions/words/questions.en.ts";

/**
 * The text that a company sees for each state of its own questions. Answered questions have no text here, because they
 * are shown with the published questions. Withdrawn questions are not shown.
 */
const SHOWN: Partial<Record<QuestionState, string>> = {
  open: words.waitsForAnAnswer,
  declined: words.notAnswered,
  unanswered: words.notAnsweredBeforeClosing,
};

/** The questions of the user's company that are neither published nor withdrawn. */
export function OwnQuestions({
  questions,
  onWithdrawn,
}: {
  questions: readonly AskedQuestionFragment[];
  onWithdrawn: () => void;
}) {
  const [withdrawing, setWithdrawing] = useState<{ question: AskedQuestionFragment; open: boolean } | null>(null);
  const shown = questions.filter(({ state }) => SHOWN[state]);
  if (shown.length === 0) return null;
  return (
    <SectionCard title={words.yourCompanysQuestions}>
      {shown.map((question) => (
        <OwnQuestion
          key={question.id}
          question={question}
          onWithdraw={() => setWithdrawing({ question, open: true })}
        />
      ))}
      {withdrawing && (
        <WithdrawQuestion
          key={withdrawing.question.id}
          {...withdrawing}
          onWithdrawn={onWithdrawn}
          onClose={() => setWithdrawing({ ...withdrawing, open: false })}
        />
      )}
    </SectionCard>
  );
}

function OwnQuestion({
  question: { id, state, text, askedAt, declineReason },
  onWithdraw,
}: {
  question: AskedQuestionFragment;
  onWithdraw: () => void;
}) {
  return (
    <Box
      component="article"
      aria-labelledby={`own-${id}`}
      sx={{ py: 2, "& + &": { borderTop: 1, borderColor: "divider" } }}
    >
      <Typography
        id={`own-${id}`}
        component="h3"
        sx={{ maxWidth: MEASURE, fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {text}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
        {words.asked(SHOWN[state] ?? "", formatDateTime(askedAt ?? ""))}
      </Typography>
      {declineReason && (
        <Typography sx={{ mt: 1, maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {declineReason}
        </Typography>
      )}
      {state === "open" && (
        <Button variant="outlined" aria-describedby={`own-${id}`} onClick={onWithdraw} sx={{ mt: 1.5 }}>
          {words.withdraw}
        </Button>
      )}
    </Box>
  );
}

interface Withdrawal {
  question: AskedQuestionFragment;
  open: boolean;
  onWithdrawn: () => void;
  onClose: () => void;
}

/**
 * Withdraws a question after a confirmation. The question and its focused button are then removed, so the focus moves
 * to the page's title.
 */
function WithdrawQuestion({ question: { id }, open, onWithdrawn, onClose }: Withdrawal) {
  const toast = useToast();
  const [withdraw, { loading }] = useWithdrawQuestionMutation();

  async function handleConfirm() {
    try {
      await withdraw({ variables: { id } });
      toast.success(words.yourQuestionWasWithdrawn);
      focusTitle();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.theQuestionCouldNotBeWithdrawn);
    }
    onWithdrawn();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.withdrawThisQuestion}
      text={words.itWillNotBeAnswered}
      confirm={words.withdrawQuestion}
      busy={loading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
