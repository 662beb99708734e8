import { Box, Button, Stack, Typography } from "@mui/material";

import { declineSchema } from "#api/questions/question.rules.ts";

import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
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
        onDone("The question was declined");
      }}
      onFailed={onFailed}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography sx={{ fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
        <FormField name="reason" label="Reason" multiline rows={4} helperText="Only who asked reads it." required />
        <UnreachedAlert />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label="Decline Question" busy="Declining..." />
          <Button variant="text" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
