import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { setOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import { OpenQuestionCountDocument, type OpenQuestionCountQuery } from "#web/graphql/generatedQuestions.ts";

const OPEN: TypedDocumentNode<OpenQuestionCountQuery> = OpenQuestionCountDocument;

/** The polling interval in milliseconds. Only browsers that do not receive server-sent events depend on it. */
const POLLING_MS = 60_000;

/** Polls the number of questions that need an answer. Renders nothing. */
export function OpenQuestionCount() {
  const client = useApolloClient();
  usePolling(
    useCallback(
      async (ended: AbortSignal) => {
        const answer = await client.query({ query: OPEN, ...pollingOptions() }).catch(() => null);
        if (answer?.data && !ended.aborted) setOpenQuestions(answer.data.questions.totalCount);
      },
      [client],
    ),
    POLLING_MS,
    "notices",
  );
  useEffect(() => () => setOpenQuestions(0), []);
  return null;
}
