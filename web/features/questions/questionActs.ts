import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";

export type QuestionAct = "answer" | "decline" | "correct";

/** The props of each action's form. */
export interface QuestionFormProps {
  question: QueuedQuestionFragment;
  onDone: (said: string) => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}
