import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { serverNow } from "#web/clock/serverClock.ts";
import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { type Candidate, reasonAgainst } from "#web/features/tenders/management/many/manyWords.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  TenderStandingDocument,
  type TenderStandingQuery,
  type TenderStandingQueryVariables,
} from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

type Client = ReturnType<typeof useApolloClient>;
type Chosen = Candidate["tender"];

const STANDING = TenderStandingDocument as TypedDocumentNode<TenderStandingQuery, TenderStandingQueryVariables>;
/** The number of tenders that are read at once. */
const AT_ONCE = 4;

/** Reads whether the act can be done on each tender, some tenders at once. */
export function useStandings(act: ManyAct, tenders: readonly Chosen[]) {
  const client = useApolloClient();
  const [wanted, setWanted] = useState(tenders);
  const [tried, setTried] = useState(0);
  const [candidates, setCandidates] = useState<ReadonlyMap<string, Candidate>>(() => new Map());
  const isReading = tried < wanted.length;
  const unread = isReading && wanted === tenders ? [] : tenders.filter(({ id }) => !candidates.has(id));
  const keep = (read: readonly Candidate[]) =>
    setCandidates((earlier) => new Map([...earlier, ...read.map((one) => [one.tender.id, one] as const)]));

  useEffect(() => {
    let isOver = false;
    async function readAll() {
      for (let first = 0; first < wanted.length; first += AT_ONCE) {
        const some = wanted.slice(first, first + AT_ONCE);
        const read = await Promise.all(some.map((tender) => candidateOrNull(client, act, tender)));
        if (isOver) return;
        keep(read.filter((one) => one !== null));
        setTried(first + some.length);
      }
    }
    void readAll();
    return () => void (isOver = true);
  }, [act, client, wanted]);

  return {
    candidates,
    /** The tenders that could not be loaded. */
    unread,
    isReading,
    /** The number of requests that have ended, of `wanted`. */
    tried,
    wanted: wanted.length,
    /** Retries the tenders that could not be loaded. */
    readAgain: () => {
      setTried(0);
      setWanted(unread);
    },
    /** Replaces these tenders by newly read ones. */
    keep,
  };
}

export async function candidateOf(client: Client, act: ManyAct, tender: Chosen) {
  const answer = await client.query({ query: STANDING, variables: { id: tender.id }, fetchPolicy: "network-only" });
  const standing = dataOf(answer).tender;
  return { tender, standing, why: reasonAgainst(act, standing, serverNow()) };
}

/**
 * Returns null if the tender could not be loaded. A refusal is a reason to skip the tender, except RATE_LIMITED.
 */
async function candidateOrNull(client: Client, act: ManyAct, tender: Chosen): Promise<Candidate | null> {
  try {
    return await candidateOf(client, act, tender);
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal && refusal.code !== "RATE_LIMITED" ? { tender, standing: null, why: refusal.message } : null;
  }
}
