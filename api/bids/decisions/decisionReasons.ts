import type { EntityManager } from "typeorm";

import { recordedValue } from "#api/audit/recordedValue.ts";
import { markBidsChanged } from "#api/bids/BidRow.ts";
import type { BidReasonInput, DecisionReasonInput } from "#api/bids/decisions/DecisionInput.ts";
import { type DecisionReason, decisionReasonSchema, nextStepsSchema } from "#api/core/rules/decisionReason.rules.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";

/** The explanation that a company receives with a decision: a reason with optional words, or next steps. */
export interface StatedReason {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

export const NO_REASON_STATED: StatedReason = { reason: null, words: null, nextSteps: null };

/** Validates a reason. Refuses BAD_USER_INPUT. */
export function validReason(input: DecisionReasonInput): StatedReason {
  const { reason, words } = valid(decisionReasonSchema, input);
  return { ...NO_REASON_STATED, reason, words: words ?? null };
}

/** Validates reasons, and returns them by bid id. Refuses BAD_USER_INPUT, also for two reasons for the same bid. */
export function validReasons(inputs: readonly BidReasonInput[]) {
  const reasons = new Map(inputs.map((input) => [input.bidId, validReason(input)]));
  if (reasons.size < inputs.length) throw badInput({ reasons: "Give one reason for each bid" });
  return reasons;
}

/** Validates the next steps; null for an empty text. Refuses BAD_USER_INPUT. */
export function validNextSteps(typed: string | null | undefined): StatedReason | null {
  const { nextSteps } = valid(nextStepsSchema, { nextSteps: typed ?? null });
  return nextSteps ? { ...NO_REASON_STATED, nextSteps } : null;
}

/**
 * Stores explanations of decisions, by bid id, in place of earlier ones, and updates the bids' change time. The bids
 * must be locked.
 */
export async function saveReasons(tx: EntityManager, reasons: ReadonlyMap<string, StatedReason>) {
  if (reasons.size === 0) return;
  await tx.query(
    `INSERT INTO decision_reasons (bid_id, reason, words, next_steps)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (bid_id) DO UPDATE SET reason = EXCLUDED.reason, words = EXCLUDED.words, next_steps = EXCLUDED.next_steps`,
    [
      [...reasons.keys()],
      ...(["reason", "words", "nextSteps"] as const).map((name) => [...reasons.values()].map((each) => each[name])),
    ],
  );
  await markBidsChanged(tx, [...reasons.keys()]);
}

/** Reads the explanations of the decisions on these bids, by bid id. */
export async function reasonsOf(tx: EntityManager, bidIds: readonly string[]) {
  const rows = await tx.query<(StatedReason & { bidId: string })[]>(
    'SELECT bid_id AS "bidId", reason, words, next_steps AS "nextSteps" FROM decision_reasons WHERE bid_id = ANY ($1)',
    [bidIds],
  );
  return new Map(rows.map(({ bidId, ...reason }) => [bidId, reason]));
}

/** Returns the explanation in the form in which the audit trail records it: only the fields that are not null. */
export const recordedReason = (reason: StatedReason | null | undefined) =>
  Object.fromEntries(
    Object.entries(reason ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, recordedValue(value)]])),
  );

/**
 * The maximum size of a text in a notice, in bytes. All data of a notice may have 8 kB. Longer texts are cut; the bid's
 * page shows the whole text.
 */
const MOST_BYTES = 6_000;

/** Returns the explanation as a part of a notice's data, with long texts cut. */
export const reasonFacts = ({ reason, words, nextSteps }: StatedReason) => ({
  reason,
  words: cut(words),
  nextSteps: cut(nextSteps),
});

function cut(text: string | null) {
  if (text === null || bytesOf(text) <= MOST_BYTES) return text;
  let kept = Array.from(text);
  while (bytesOf(kept.join("")) > MOST_BYTES) kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return `${kept.join("")}…`;
}

/** The size of the text as a JSON string, in bytes. Escape sequences count. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));
