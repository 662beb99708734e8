import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { setOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { OpenQuestionCountDocument, type OpenQuestionCountQuery } from "#web/graphql/generatedQuestions.ts";

const OPEN: TypedDocumentNode<OpenQuestionCountQuery> = OpenQuestionCountDocument;

/** In milliseconds, behind the notices that tell of a question. */
const POLLING_MS = 60_000;

/** Shows nothing: counts the questions that wait for an answer. */
export function OpenQuestionCount() {
  const client = useApolloClient();
  usePolling(
    useCallback(
      async (ended: AbortSignal) => {
        const answer = await client.query({ query: OPEN, ...fresh() }).catch(() => null);
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
