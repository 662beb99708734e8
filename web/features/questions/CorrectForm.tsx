import { Box, Button, Stack, Typography } from "@mui/material";

import { correctionSchema } from "#api/questions/question.rules.ts";

import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
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
        onDone("The answer was corrected");
      }}
      onFailed={onFailed}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography
          sx={{ fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        >{`Q-${number} ${publishedQuestion}`}</Typography>
        <FormField
          name="answer"
          label="Answer"
          multiline
          rows={6}
          helperText="The earlier answer stays readable, and everybody is told again."
          required
        />
        <UnreachedAlert />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label="Correct Answer" busy="Correcting..." />
          <Button variant="text" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
