import { isDeepStrictEqual } from "node:util";

import type { Client } from "#api/testing/client.ts";
import type { Act, Given } from "#api/testing/model/Act.ts";
import { Refused, type Revision, type World } from "#api/testing/model/World.ts";

/** Applies a request to the model's world, and returns the model's answer. */
function expected(world: World, { law }: Act, given: Given): Given {
  try {
    return { data: law(world, given.data ?? {}) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code };
    throw error;
  }
}

/** Applies a request to the model's world. Throws unless the portal's answer matches the model's. */
export function agree(world: World, act: Act, given: Given) {
  expect(given).toMatchObject(expected(world, act, given));
  learnReceipts(world, given.data);
}

/** Fields of an answer that a simultaneous request for another object can change. */
const OTHERS = ["acceptsBids", "can", "bidCount", "bids", "tender", "company", "revisions", "receipt", "bidAmount"];

function own({ code, data }: Given): Given {
  if (code !== undefined) return { code };
  const isObject = typeof data === "object" && data !== null;
  return {
    data: isObject ? Object.fromEntries(Object.entries(data).filter(([name]) => !OTHERS.includes(name))) : data,
  };
}

/**
 * Throws unless one of the two orders of simultaneous requests explains both answers. If both orders do and lead to
 * different worlds, sends the request `look` to decide which order it was.
 */
export async function agreeInAnyOrder(world: World, one: [Act, Given], other: [Act, Given], look: Act, client: Client) {
  const problems: string[] = [];
  const possible: World[] = [];
  for (const order of [
    [one, other],
    [other, one],
  ]) {
    const after = structuredClone(world);
    try {
      for (const [act, given] of order) expect(own(given)).toMatchObject(own(expected(after, act, given)));
      possible.push(after);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (possible.length === 0) throw new Error(`No order explains both answers.\n${problems.join("\n\n")}`);
  const [first, second] = possible;
  if (second && !isDeepStrictEqual(first, second)) {
    const given = await look.send(client);
    if (!explains(structuredClone(first!), look, given)) {
      agree(structuredClone(second), look, given);
      possible.shift();
    }
  }
  Object.assign(world, possible[0]);
}

function explains(world: World, act: Act, given: Given) {
  try {
    agree(world, act, given);
    return true;
  } catch {
    return false;
  }
}

interface BidAnswer {
  id: string;
  revisions?: { revision: number; receipt: Revision["receipt"] }[];
}

/** Stores each receipt when it is first read; later answers must contain the same receipt. */
function learnReceipts({ bids }: World, data: unknown) {
  const lists = data as { bids?: { nodes?: BidAnswer[] }; myBids?: { nodes?: BidAnswer[] } } | null;
  const answered = [data as BidAnswer | null, ...(lists?.bids?.nodes ?? []), ...(lists?.myBids?.nodes ?? [])];
  for (const answer of answered) {
    const bid = bids.find(({ id }) => id === answer?.id);
    for (const { revision, receipt } of answer?.revisions ?? [])
      if (bid?.revisions[revision - 1]) bid.revisions[revision - 1]!.receipt ??= receipt;
  }
}
