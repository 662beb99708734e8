import { useEffect } from "react";

import type { QuestionState } from "#api/questions/question.rules.ts";
import { useOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { useQuestionQueueQuery } from "#web/graphql/generatedQuestions.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

/**
 * The states that an administrator can filter by. Withdrawn questions are left out, because the query `questions` never
 * returns them.
 */
export const QUEUE_STATES: Readonly<Record<Exclude<QuestionState, "withdrawn">, string>> = {
  open: words.toAnswer,
  answered: words.answered,
  declined: words.declined,
  unanswered: words.notAnsweredBeforeClosing,
};
export type QueueState = keyof typeof QUEUE_STATES;

export const isQueueState = (state: string | null): state is QueueState =>
  state !== null && Object.hasOwn(QUEUE_STATES, state);

const PAGE = 50;

/**
 * Loads the questions in one state, about all tenders or one. When the polled number of open questions changes, the
 * first page is refetched.
 */
export function useQuestionQueue(state: QueueState, tenderId: string) {
  const reading = useQuestionQueueQuery({
    variables: { first: PAGE, filter: { state, ...(tenderId && { tenderId }) } },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "questions");
  const open = useOpenQuestions();
  useEffect(() => {
    void refetch().catch(() => undefined);
  }, [open, refetch]);

  return {
    questions: data?.questions.nodes,
    hasMore,
    step,
    readMore,
    failed: Boolean(error),
    /** Reads the first page again. Resolves to its questions; undefined if they could not be read. */
    readAgain: () =>
      refetch().then(
        (answer) => answer.data?.questions.nodes,
        () => undefined,
      ),
  };
}
