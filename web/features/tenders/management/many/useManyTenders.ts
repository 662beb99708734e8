import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { serverNow } from "#web/clock/serverClock.ts";
import { addCopy } from "#web/features/tenders/management/addCopy.ts";
import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { type Candidate, MANY_WORDS, reasonAgainst } from "#web/features/tenders/management/many/manyWords.ts";
import {
  TenderStandingDocument,
  type TenderStandingQuery,
  type TenderStandingQueryVariables,
  useCopyTenderMutation,
  useUpdateTenderMutation,
} from "#web/graphql/generatedOnDemand.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

type Chosen = Candidate["tender"];

/** Why the act failed for one tender. */
export interface Failure {
  why: string;
  /** Whether the act may have been done: the answer was lost, and reading the tender did not show the result. */
  isUnknown: boolean;
  /** Whether the server refused the tender number of the copy. */
  isNumber: boolean;
}

/** The result of the last run. The keys of `failures` are tender ids. */
export interface Outcome {
  tried: number;
  done: number;
  failures: ReadonlyMap<string, Failure>;
}

const STANDING = TenderStandingDocument as TypedDocumentNode<TenderStandingQuery, TenderStandingQueryVariables>;
const UNREACHABLE = "The server could not be reached.";

/**
 * Reads whether the act can be done on each tender. `run` then does the act on one tender after another. Each tender is
 * changed in its own transaction, so a refusal of one does not undo the others.
 */
export function useManyTenders(act: ManyAct, tenders: readonly Chosen[]) {
  const client = useApolloClient();
  const [update] = useUpdateTenderMutation();
  const [copy] = useCopyTenderMutation({ update: addCopy });
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [doneIds, setDoneIds] = useState<readonly string[]>([]);
  // The first part of the copies' idempotency keys. If an answer is lost, a retry with the same tender number returns
  // the copy that was already created.
  const [key] = useState(() => crypto.randomUUID());

  useEffect(() => {
    let isOver = false;
    async function readAll() {
      const found: Candidate[] = [];
      for (const tender of tenders) {
        if (isOver) return;
        found.push(
          await candidateOf(client, act, tender).catch((error: unknown) => ({
            tender,
            standing: null,
            why: refusalOf(error)?.message ?? "The tender could not be loaded.",
          })),
        );
      }
      if (!isOver) setCandidates(found);
    }
    void readAll();
    return () => void (isOver = true);
  }, [act, tenders, client]);

  async function actOn({ tender: { id }, standing }: Candidate, tenderNumber: string) {
    const { status } = MANY_WORDS[act];
    if (status === null)
      await copy({ variables: { id, tenderNumber, clientMutationId: `${key} ${id} ${tenderNumber}` } });
    else await update({ variables: { id, patch: { status, version: standing?.version } } });
  }

  /**
   * Does the act on one tender. If a change of status fails, reads the tender again. Its status then shows whether the
   * change was made although the answer was lost, and a retry sends its current version.
   */
  async function attempt(candidate: Candidate, tenderNumber: string): Promise<{ failure?: Failure; next: Candidate }> {
    try {
      await actOn(candidate, tenderNumber);
      return { next: candidate };
    } catch (error) {
      const refusal = refusalOf(error);
      const wrong = refusal?.fields.tenderNumber;
      const { status } = MANY_WORDS[act];
      const read = status === null ? null : await candidateOf(client, act, candidate.tender).catch(() => null);
      const wasUnknown = !refusal || outcome?.failures.get(candidate.tender.id)?.isUnknown === true;
      if (wasUnknown && read?.standing.status === status) return { next: read };
      return {
        failure: {
          why: wrong ?? refusal?.message ?? UNREACHABLE,
          isUnknown: !refusal && !read,
          isNumber: wrong !== undefined,
        },
        next: read ?? candidate,
      };
    }
  }

  return {
    /** Null until all tenders are read. After a run, only the tenders for which the act was not done. */
    candidates,
    /** The number of tenders that this run has already tried; null if none is running. */
    progress,
    /** Null before the first run. */
    outcome,
    /** The ids of the tenders for which the act was done in any run. */
    doneIds,
    run: async (ready: readonly Candidate[], numberOf: (id: string) => string) => {
      const failures = new Map<string, Failure>();
      const after = new Map<string, Candidate>();
      for (const [place, candidate] of ready.entries()) {
        setProgress(place);
        const { id } = candidate.tender;
        const { failure, next } = await attempt(candidate, numberOf(id).trim());
        if (!failure) continue;
        failures.set(id, failure);
        after.set(id, next);
      }
      const done = new Set(ready.map(({ tender }) => tender.id).filter((id) => !failures.has(id)));
      setCandidates(
        (candidates ?? [])
          .filter(({ tender }) => !done.has(tender.id))
          .map((candidate) => after.get(candidate.tender.id) ?? candidate),
      );
      setDoneIds([...doneIds, ...done]);
      setOutcome({ tried: ready.length, done: done.size, failures });
      setProgress(null);
      return failures;
    },
  };
}

async function candidateOf(client: ReturnType<typeof useApolloClient>, act: ManyAct, tender: Chosen) {
  const answer = await client.query({ query: STANDING, variables: { id: tender.id }, fetchPolicy: "network-only" });
  const standing = dataOf(answer).tender;
  return { tender, standing, why: reasonAgainst(act, standing, serverNow()) };
}
