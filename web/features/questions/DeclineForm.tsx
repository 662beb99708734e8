import { Box, Button, Stack, Typography } from "@mui/material";

import { declineSchema } from "#api/questions/question.rules.ts";

import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { useDeclineQuestionMutation } from "#web/graphql/generatedQuestions.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

export function DeclineForm({ question: { id, text, version }, onDone, onFailed, onCancel }: QuestionFormProps) {
  const [decline] = useDeclineQuestionMutation();
  return (
    <ValidatedForm
      initialValues={{ reason: "" }}
      schema={declineSchema}
      storeAs={formStoreName("decline", id)}
      onSubmit={async (values, { resetForm }) => {
        await decline({ variables: { id, version, reason: declineSchema.cast(values).reason } });
        resetForm();
        onDone(words.theQuestionWasDeclined);
      }}
      onFailed={onFailed}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography sx={{ fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
        <FormField
          name="reason"
          label={words.reason}
          multiline
          rows={4}
          helperText={words.onlyWhoAskedReadsIt}
          required
        />
        <UnreachedAlert />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label={words.declineQuestion} busy={words.declining} />
          <Button variant="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
