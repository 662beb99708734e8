import { useEffect } from "react";

import { useOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { type QueueState } from "#web/features/questions/questionStates.ts";
import { useQuestionQueueQuery } from "#web/graphql/generatedQuestions.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

const PAGE = 50;

/** Questions in a state over all tenders, or about one; a change of the count in the menu reads the first page again. */
export function useQuestionQueue(state: QueueState, tenderId: string) {
  const reading = useQuestionQueueQuery({ variables: { first: PAGE, filter: { state, ...(tenderId && { tenderId }) } }, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { data, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "questions");
  const open = useOpenQuestions();
  useEffect(() => {
    void refetch().catch(() => undefined);
  }, [open, refetch]);

  return { questions: data?.questions.nodes, hasMore, step, readMore, failed: Boolean(error), readAgain: () => void refetch().catch(() => undefined) };
}
