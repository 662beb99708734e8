import { Box, Button, Stack, Typography } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";

import { answerSchema, EXTENSION_PROMPT_HOURS, EXTENSION_DAYS } from "#api/questions/question.rules.ts";

import { serverNow } from "#web/clock/serverClock.ts";
import { type QuestionFormProps } from "#web/features/questions/questionActs.ts";
import { hoursLeft, timeLeft } from "#web/clock/timeLeft.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { useAnswerQuestionMutation } from "#web/graphql/generatedQuestions.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const schema = answerSchema.omit(["extendBy"]);

/** The form that answers a question. If the tender closes soon, the form first offers to extend the closing time. */
export function AnswerForm({ question: { id, text, version, tender }, onDone, onFailed, onCancel }: QuestionFormProps) {
  const [answer] = useAnswerQuestionMutation();
  const [left, setLeft] = useState<string | null>(null);
  const extendBy = useRef<number | null>(null);

  return (
    <ValidatedForm
      initialValues={{ question: text ?? "", answer: "" }}
      schema={schema}
      storeAs={formStoreName("answer", id)}
      onSubmit={async (values, { resetForm }) => {
        const now = serverNow();
        if (left === null && tender && hoursLeft(tender.closingDate, now) < EXTENSION_PROMPT_HOURS) {
          setLeft(timeLeft(tender.closingDate, now));
          return;
        }
        const typed = schema.cast(values);
        await answer({
          variables: { id, version, question: typed.question, answer: typed.answer, extendBy: extendBy.current },
        });
        resetForm();
        onDone(extendBy.current ? words.theAnswerWasPublishedAnd : words.theAnswerWasPublished);
      }}
      onFailed={onFailed}
    >
      <Stack sx={{ gap: 3 }}>
        <FormField
          name="question"
          label={words.questionAsEverybodyReadsIt}
          multiline
          rows={3}
          helperText={words.rewordWhatGivesAwayWho}
          required
        />
        <FormField name="answer" label={words.answer} multiline rows={6} required />
        <UnreachedAlert />
        {left === null ? (
          <Buttons onCancel={onCancel}>
            <SubmitButton label={words.publishAnswer} busy={words.publishing} />
          </Buttons>
        ) : (
          <Box role="group" aria-labelledby={`extend-${id}`}>
            <Typography id={`extend-${id}`} role="status" sx={{ mb: 2, fontWeight: 600 }}>
              {words.biddersHaveToUseThis(left)}
            </Typography>
            <Buttons onCancel={onCancel}>
              {EXTENSION_DAYS.map((days) => (
                <SubmitButton
                  key={days}
                  secondary
                  label={words.days(days)}
                  busy={words.publishing}
                  onPress={() => void (extendBy.current = days)}
                />
              ))}
              <SubmitButton
                secondary
                label={words.noPublishAsItIs}
                busy={words.publishing}
                onPress={() => void (extendBy.current = null)}
              />
            </Buttons>
          </Box>
        )}
      </Stack>
    </ValidatedForm>
  );
}

const Buttons = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
    {children}
    <Button variant="text" onClick={onCancel}>
      {words.cancel}
    </Button>
  </Box>
);
