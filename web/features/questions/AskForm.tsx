import { Stack, Typography } from "@mui/material";

import { questionSchema } from "#api/questions/question.rules.ts";

import { dataOf } from "#web/graphql/dataOf.ts";
import { useAskQuestionMutation } from "#web/graphql/generatedQuestions.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/questions/words/questions.en.ts";

const EMPTY = { text: "" };

export function AskForm({ tenderId, onAsked }: { tenderId: string; onAsked: () => void }) {
  const toast = useToast();
  const kept = formStoreName("question", tenderId);
  const createOnce = useCreateOnce(kept);
  const [ask] = useAskQuestionMutation();

  return (
    <SectionCard title={words.askAQuestion}>
      <Typography sx={{ mb: 3, maxWidth: MEASURE }}>{words.everybodySeesTheQuestion}</Typography>
      <ValidatedForm
        initialValues={EMPTY}
        schema={questionSchema}
        storeAs={kept}
        onSubmit={async (values, { resetForm }) => {
          const { text } = questionSchema.cast(values);
          await createOnce({ tenderId, text }, async (variables) => dataOf(await ask({ variables })).askQuestion);
          toast.success(words.yourQuestionWasSent);
          resetForm({ values: EMPTY });
          onAsked();
        }}
        onFailed={(error) => {
          toast.error(refusalOf(error)?.message ?? words.theQuestionCouldNotBeSent);
          if (refusalOf(error)?.code === "QUESTIONS_CLOSED") onAsked();
        }}
      >
        <Stack sx={{ gap: 3 }}>
          <FormField name="text" label={words.yourQuestion} multiline rows={4} required />
          <UnreachedAlert />
          <div>
            <SubmitButton label={words.askQuestion} busy={words.sending} />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
