import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";

export type QuestionAct = "answer" | "decline" | "correct";

/** The props of the forms that answer, decline or correct a question. */
export interface QuestionFormProps {
  question: QueuedQuestionFragment;
  /** @param said The text of the success toast; omitted if the form has shown it. */
  onDone: (said?: string) => void;
  /** Shows the failure: in a toast, and above the form if another user has changed the question. */
  onFailed: (error: unknown) => void;
  /** Like onFailed, for a form that has shown the toast. */
  onRefused: (error: unknown) => void;
  /** Reads a question again that was changed elsewhere in the meantime; null if it is not in the list any more. */
  readAgain: () => Promise<QueuedQuestionFragment | null>;
  onCancel: () => void;
}
