import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";

/** What an administrator can do with a question. */
export type Act = "answer" | "decline" | "correct";

/** What the form of each act gets. */
export interface Deciding {
  question: QueuedQuestionFragment;
  onDone: (said: string) => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}
