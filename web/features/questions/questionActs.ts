import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";

export type QuestionAct = "answer" | "decline" | "correct";

/** The props of the forms that answer, decline or correct a question. */
export interface QuestionFormProps {
  question: QueuedQuestionFragment;
  onDone: (said: string) => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}
