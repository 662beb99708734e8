import { Box, Button, Stack, Typography } from "@mui/material";

import { correctionSchema } from "#api/questions/question.rules.ts";

import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { useCorrectAnswerMutation } from "#web/graphql/generatedQuestions.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

/** The answer, and the version of the question that was read: text that a reload restores still detects a conflict. */
const valuesOf = ({ answer, version }: QuestionFormProps["question"]) => ({ answer: answer ?? "", version });

export function CorrectForm({ question, readAgain, onDone, onRefused, onCancel }: QuestionFormProps) {
  const { id, number, publishedQuestion } = question;
  const [correct] = useCorrectAnswerMutation();
  const { onSubmit, onFailed, meanwhile } = useVersionedSave({
    schema: correctionSchema,
    valuesOf,
    save: async ({ version, ...typed }) =>
      dataOf(await correct({ variables: { id, version, answer: correctionSchema.cast(typed).answer } })).correctAnswer,
    readAgain,
    onSaved: () => onDone(),
    saved: () => words.theAnswerWasCorrected,
    failed: (reason) => reason ?? words.theServerCouldNotBe,
  });

  return (
    <ValidatedForm
      initialValues={valuesOf(question)}
      schema={correctionSchema}
      storeAs={formStoreName("correction", id)}
      onSubmit={onSubmit}
      onFailed={(error, form) => {
        onFailed(error, form);
        onRefused(error);
      }}
    >
      {meanwhile && (
        <SavedMeanwhile
          what={words.theChangedAnswer}
          action={words.correctAnswer}
          meanwhile={meanwhile}
          labels={{ answer: words.answer }}
        />
      )}
      <Stack sx={{ gap: 3 }}>
        <Typography
          sx={{ fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        >{`Q-${number} ${publishedQuestion}`}</Typography>
        <FormField
          name="answer"
          label={words.answer}
          multiline
          rows={6}
          helperText={words.theEarlierAnswerStaysReadable}
          required
        />
        <UnreachedAlert />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label={words.correctAnswer} busy={words.correcting} />
          <Button variant="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
