import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";

import { addCopy } from "#web/features/tenders/management/addCopy.ts";
import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { type Failure, type Outcome } from "#web/features/tenders/management/many/manyOutcome.ts";
import { MANY_RUNS } from "#web/features/tenders/management/many/manyRuns.ts";
import { type Candidate } from "#web/features/tenders/management/many/manyWords.ts";
import { candidateOf, useStandings } from "#web/features/tenders/management/many/useStandings.ts";
import { words } from "#web/features/tenders/management/many/words/many.en.ts";
import { useCopyTenderMutation, useUpdateTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";

const UNREACHABLE = words.theServerCouldNotBe;

/**
 * Reads whether the act can be done on each tender. `run` then does the act on one tender after another. Each tender is
 * changed in its own transaction, so a refusal of one does not undo the others. A run ends early if the user stops it
 * or leaves the page.
 */
export function useManyTenders(act: ManyAct, tenders: readonly Candidate["tender"][]) {
  const client = useApolloClient();
  const [update] = useUpdateTenderMutation();
  const [copy] = useCopyTenderMutation({ update: addCopy });
  const { candidates, keep, ...reading } = useStandings(act, tenders);
  const [progress, setProgress] = useState<number | null>(null);
  const [isStopping, setStopping] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [doneIds, setDoneIds] = useState<readonly string[]>([]);
  // The first part of the copies' idempotency keys. If an answer is lost, a retry with the same tender number returns
  // the copy that was already created.
  const [key] = useState(() => crypto.randomUUID());
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => void (isStopped.current = true);
  }, []);

  const { send, isDone } = MANY_RUNS[act];
  const mutations: Parameters<typeof send>[1] = {
    setStatus: ({ id, version }, status) => update({ variables: { id, patch: { status, version } } }),
    copy: (id, tenderNumber) =>
      copy({ variables: { id, tenderNumber, clientMutationId: `${key} ${id} ${tenderNumber}` } }),
  };

  /**
   * Does the act on one tender. If a change of status fails, reads the tender again. Its status then shows whether the
   * change was made although the answer was lost, and a retry sends its current version.
   */
  async function attempt(candidate: Candidate, copyNumber: string): Promise<{ failure?: Failure; next: Candidate }> {
    try {
      await send(candidate, mutations, copyNumber);
      return { next: candidate };
    } catch (error) {
      const refusal = refusalOf(error);
      const wrong = refusal?.fields.tenderNumber;
      const read = isDone && (await candidateOf(client, act, candidate.tender).catch(() => null));
      const wasUnknown = !refusal || outcome?.failures.get(candidate.tender.id)?.isUnknown === true;
      if (wasUnknown && read && isDone(read.standing)) return { next: read };
      return {
        failure: {
          why: (wrong && formWords.message(wrong)) ?? refusal?.message ?? UNREACHABLE,
          isUnknown: !refusal && !read,
          isNumber: wrong !== undefined,
        },
        next: read ?? candidate,
      };
    }
  }

  return {
    ...reading,
    /** The tenders that were loaded and for which the act was not done. */
    candidates: tenders.flatMap(({ id }) => (doneIds.includes(id) ? [] : (candidates.get(id) ?? []))),
    /** The number of tenders that this run has already tried; null if none is running. */
    progress,
    isStopping,
    /** Ends the run after the tender that is being tried. */
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
    /** Null before the first run. */
    outcome,
    /** The ids of the tenders for which the act was done in any run. */
    doneIds,
    run: async (ready: readonly Candidate[], numberOf: (id: string) => string) => {
      // A tender that this run does not reach keeps its earlier failure.
      const failures = new Map(
        [...(outcome?.failures ?? [])].filter(([id]) => ready.some(({ tender }) => tender.id === id)),
      );
      const done: string[] = [];
      const read: Candidate[] = [];
      for (const [place, candidate] of ready.entries()) {
        if (isStopped.current) break;
        setProgress(place);
        const { id } = candidate.tender;
        const { failure, next } = await attempt(candidate, numberOf(id).trim());
        if (failure) {
          failures.set(id, failure);
          read.push(next);
        } else {
          failures.delete(id);
          done.push(id);
        }
      }
      isStopped.current = false;
      setStopping(false);
      keep(read);
      setDoneIds([...doneIds, ...done]);
      setOutcome({ wanted: ready.length, done: done.length, failures });
      setProgress(null);
      return failures;
    },
  };
}
