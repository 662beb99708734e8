import { Box, Button, Stack, Typography } from "@mui/material";

import { correctionSchema } from "#api/questions/question.rules.ts";

import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { useCorrectAnswerMutation } from "#web/graphql/generatedQuestions.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

export function CorrectForm({
  question: { id, number, publishedQuestion, answer, version },
  onDone,
  onFailed,
  onCancel,
}: QuestionFormProps) {
  const [correct] = useCorrectAnswerMutation();
  return (
    <ValidatedForm
      initialValues={{ answer: answer ?? "" }}
      schema={correctionSchema}
      storeAs={formStoreName("correction", id)}
      onSubmit={async (values, { resetForm }) => {
        await correct({ variables: { id, version, answer: correctionSchema.cast(values).answer } });
        resetForm();
        onDone(words.theAnswerWasCorrected);
      }}
      onFailed={onFailed}
    >
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
