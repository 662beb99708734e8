import type { EntityManager } from "typeorm";

import type { BidReasonInput, DecisionReasonInput } from "#api/bids/outcomes/DecisionReasonInput.ts";
import { recordedValue } from "#api/audit/recordedValue.ts";
import { stampBids } from "#api/bids/stampBids.ts";
import { decisionReasonSchema, nextStepsSchema, type DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";

/** What is told of a decision beside it: a reason, or next steps. */
export interface ToldReason {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

export const NOTHING_TOLD: ToldReason = { reason: null, words: null, nextSteps: null };

/** Refuses BAD_USER_INPUT. */
export function validReason(input: DecisionReasonInput): ToldReason {
  const { reason, words } = valid(decisionReasonSchema, input);
  return { ...NOTHING_TOLD, reason, words: words ?? null };
}

/** By the ids of their bids. Refuses BAD_USER_INPUT. */
export function validReasons(inputs: readonly BidReasonInput[]) {
  const reasons = new Map(inputs.map((input) => [input.bidId, validReason(input)]));
  if (reasons.size < inputs.length) throw badInput({ reasons: "Give one reason for each bid" });
  return reasons;
}

/** null where none are written. Refuses BAD_USER_INPUT. */
export function validNextSteps(typed: string | null | undefined): ToldReason | null {
  const { nextSteps } = valid(nextStepsSchema, { nextSteps: typed ?? null });
  return nextSteps ? { ...NOTHING_TOLD, nextSteps } : null;
}

/** Stores what is told of decisions on locked bids, in two statements; what was told before is replaced. */
export async function saveReasons(tx: EntityManager, told: ReadonlyMap<string, ToldReason>) {
  if (told.size === 0) return;
  await tx.query(
    `INSERT INTO decision_reasons (bid_id, reason, words, next_steps)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (bid_id) DO UPDATE SET reason = EXCLUDED.reason, words = EXCLUDED.words, next_steps = EXCLUDED.next_steps`,
    [[...told.keys()], ...(["reason", "words", "nextSteps"] as const).map((name) => [...told.values()].map((each) => each[name]))],
  );
  await stampBids(tx, [...told.keys()]);
}

/** What is told of these bids. */
export async function reasonsOf(tx: EntityManager, bidIds: readonly string[]) {
  const rows = await tx.query<(ToldReason & { bidId: string })[]>(
    'SELECT bid_id AS "bidId", reason, words, next_steps AS "nextSteps" FROM decision_reasons WHERE bid_id = ANY ($1)',
    [bidIds],
  );
  return new Map(rows.map(({ bidId, ...told }) => [bidId, told]));
}

/** As the audit trail records it. */
export const recordedReason = (told: ToldReason | null | undefined) => Object.fromEntries(Object.entries(told ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, recordedValue(value)]])));

/** A notice's facts hold 8 kB at most: a longer text is cut, and the page of the bid has the whole. */
const MOST_BYTES = 6_000;

/** What a notice tells of it. */
export const reasonFacts = ({ reason, words, nextSteps }: ToldReason) => ({ reason, words: cut(words), nextSteps: cut(nextSteps) });

function cut(text: string | null) {
  if (text === null || bytesOf(text) <= MOST_BYTES) return text;
  let kept = Array.from(text);
  while (bytesOf(kept.join("")) > MOST_BYTES) kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return `${kept.join("")}…`;
}

/** As JSON, which is longer where characters are escaped. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));
