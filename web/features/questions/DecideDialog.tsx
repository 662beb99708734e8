import { Alert, DialogContent, DialogTitle, Typography, useMediaQuery } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { type ReactNode, useId, useState } from "react";

import { AnswerForm } from "#web/features/questions/AnswerForm.tsx";
import { CorrectForm } from "#web/features/questions/CorrectForm.tsx";
import { type QuestionAct, type QuestionFormProps } from "#web/features/questions/questionActs.ts";
import { DeclineForm } from "#web/features/questions/DeclineForm.tsx";
import { words } from "#web/features/questions/words/answering.en.ts";
import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { focusTitleIfLost } from "#web/ui/frame/focusTitle.ts";

interface Props {
  question: QueuedQuestionFragment;
  act: QuestionAct;
  open: boolean;
  /** Called when the list of questions must be refetched. */
  onChanged: () => void;
  readAgain: QuestionFormProps["readAgain"];
  onClose: () => void;
}

const TITLES: Record<QuestionAct, string> = {
  answer: words.answerTheQuestion,
  decline: words.declineTheQuestion,
  correct: words.correctTheAnswer,
};
const FORMS: Record<QuestionAct, (deciding: QuestionFormProps) => ReactNode> = {
  answer: AnswerForm,
  decline: DeclineForm,
  correct: CorrectForm,
};

/**
 * The dialog that answers, declines or corrects a question. If another user has changed the question in the meantime,
 * the server's message about this is shown above the typed text.
 */
export function DecideDialog({ question, act, open, onChanged, readAgain, onClose }: Props) {
  const toast = useToast();
  const title = useId();
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const [meanwhile, setMeanwhile] = useState<string | null>(null);
  const Form = FORMS[act];

  function handleFailed(error: unknown) {
    toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBe);
    handleRefused(error);
  }

  function handleRefused(error: unknown) {
    const refusal = refusalOf(error);
    if (refusal?.code !== "CONFLICT" && refusal?.code !== "NOT_FOUND") return;
    setMeanwhile(refusal.message);
    onChanged();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      transitionDuration={0}
      slotProps={{ transition: { onExited: focusTitleIfLost } }}
      aria-labelledby={title}
    >
      <DialogTitle id={title} variant="h2">
        {TITLES[act]}
      </DialogTitle>
      <DialogContent sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 3 } }}>
        <Typography sx={{ mb: 3, color: "text.secondary", overflowWrap: "anywhere" }}>
          {question.tender && `${question.tender.tenderNumber} · ${question.tender.title}`}
        </Typography>
        {meanwhile && (
          <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3, overflowWrap: "anywhere" }}>
            {meanwhile}
          </Alert>
        )}
        <Form
          question={question}
          onDone={(said) => {
            if (said) toast.success(said);
            onChanged();
            onClose();
          }}
          onFailed={handleFailed}
          onRefused={handleRefused}
          readAgain={readAgain}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
