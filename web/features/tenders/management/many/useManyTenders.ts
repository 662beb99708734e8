import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { serverNow } from "#web/clock/serverClock.ts";
import { type Candidate, type ManyAct, reasonAgainst } from "#web/features/tenders/management/many/manyActs.ts";
import { addCopy } from "#web/features/tenders/management/addCopy.ts";
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

export interface Failure {
  tender: Chosen;
  why: string;
}

const STANDING = TenderStandingDocument as TypedDocumentNode<TenderStandingQuery, TenderStandingQueryVariables>;
const UNKNOWN = "The server could not be reached. Look whether it was done before you try again.";

/** Reads of each selected tender whether the act can be done. Null until all are read. */
export function useCandidates(act: ManyAct, tenders: readonly Chosen[]) {
  const client = useApolloClient();
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  useEffect(() => {
    let isOver = false;
    async function read() {
      const found: Candidate[] = [];
      for (const tender of tenders) {
        if (isOver) return;
        found.push(
          await client
            .query({ query: STANDING, variables: { id: tender.id }, fetchPolicy: "network-only" })
            .then((answer) => {
              const standing = dataOf(answer).tender;
              return { tender, standing, why: reasonAgainst(act, standing, serverNow()) };
            })
            .catch((error: unknown) => ({
              tender,
              standing: null,
              why: refusalOf(error)?.message ?? "The tender could not be loaded.",
            })),
        );
      }
      if (!isOver) setCandidates(found);
    }
    void read();
    return () => void (isOver = true);
  }, [act, tenders, client]);
  return candidates;
}

/**
 * Does the act on one tender after the other. Each is a transaction of its own: a refusal leaves the others done.
 * Resolves to the tenders for which it failed, with the reasons.
 */
export function useManyTenders(act: ManyAct) {
  const [update] = useUpdateTenderMutation();
  const [copy] = useCopyTenderMutation({ update: addCopy });
  const [done, setDone] = useState<number | null>(null);
  // The idempotency key of the copies. If an answer is lost, a retry returns the copy that was already created.
  const [key] = useState(() => crypto.randomUUID());

  async function actOn({ tender: { id }, standing }: Candidate, tenderNumber: string) {
    if (act === "copy") {
      await copy({ variables: { id, tenderNumber, clientMutationId: `${key} ${id} ${tenderNumber}` } });
      return;
    }
    const status = act === "publish" ? "open" : "closed";
    await update({ variables: { id, patch: { status, version: standing?.version } } });
  }

  return {
    /** How many tenders have been tried; null while nothing runs. */
    done,
    run: async (candidates: readonly Candidate[], numberOf: (id: string) => string) => {
      const failures: Failure[] = [];
      for (const [place, candidate] of candidates.entries()) {
        setDone(place);
        try {
          await actOn(candidate, numberOf(candidate.tender.id).trim());
        } catch (error) {
          const refusal = refusalOf(error);
          failures.push({
            tender: candidate.tender,
            why: refusal?.fields.tenderNumber ?? refusal?.message ?? UNKNOWN,
          });
        }
      }
      setDone(null);
      return failures;
    },
  };
}
