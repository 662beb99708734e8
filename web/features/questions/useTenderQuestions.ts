import { useCallback } from "react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { usePolling } from "#web/clock/usePolling.ts";
import { useOwnQuestionsQuery, useTenderQuestionsQuery } from "#web/graphql/generatedQuestions.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** The polling interval in milliseconds. Only browsers that do not receive server-sent events depend on it. */
const POLLING_MS = 30_000;

/** Loads and polls a tender's published questions and the questions of the user's own company. */
export function useTenderQuestions(tenderId: string, search: string) {
  const variables = { id: tenderId, first: MAX_PAGE, search: search || undefined };
  const { data, previousData, error, loading, refetch, fetchMore } = useTenderQuestionsQuery({
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const own = useOwnQuestionsQuery({
    variables: { tenderId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { refetch: refetchOwn } = own;
  const readAgain = useCallback(
    () =>
      Promise.all([refetch(), refetchOwn()]).then(
        () => undefined,
        () => undefined,
      ),
    [refetch, refetchOwn],
  );
  usePolling(
    useCallback(({ aborted }: AbortSignal) => (aborted ? Promise.resolve() : readAgain()), [readAgain]),
    POLLING_MS,
    "notices",
  );

  const tender = (data ?? (loading ? previousData : undefined))?.tender;
  const page = tender?.questions.pageInfo;
  return {
    tender,
    own: own.data?.myQuestions.nodes,
    absent: isRefused(error, "NOT_FOUND", "BAD_USER_INPUT"),
    failed: Boolean(error),
    readAgain: () => void readAgain(),
    hasMore: page?.hasNextPage ?? false,
    readMore: () =>
      void fetchMore({
        variables: { after: page?.endCursor },
        updateQuery: (shown, { fetchMoreResult: { tender: more } }) => ({
          tender: {
            ...shown.tender,
            questions: { ...more.questions, nodes: [...shown.tender.questions.nodes, ...more.questions.nodes] },
          },
        }),
      }).catch(() => undefined),
  };
}
