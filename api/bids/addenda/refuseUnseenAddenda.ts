import { object } from "yup";

import { wholeNumber } from "#api/core/rules/fields.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { addendaNamed, numbersAfter } from "#api/tenders/addenda/addendumNumbers.rules.ts";

const MOST_NUMBER = 2 ** 31 - 1;
const seenSchema = object({ addendaSeen: wholeNumber(0, MOST_NUMBER).nullable() });

/** Validates `addendaSeen`, the number of the newest addendum that the bidder has read. Refuses BAD_USER_INPUT. */
export const validAddendaSeen = (input: { addendaSeen?: number | null }) =>
  valid(seenSchema, input).addendaSeen ?? null;

/**
 * Refuses CONFLICT if the locked tender has a newer addendum than `seen`, the number of the newest addendum that the
 * bidder has read. Refuses BAD_USER_INPUT if no addendum has this number. Refuses nothing if `seen` is null.
 */
export function refuseUnseenAddenda({ newestAddendum }: { newestAddendum: number }, seen: number | null) {
  if (seen === null || seen === newestAddendum) return;
  if (seen > newestAddendum) throw badInput({ addendaSeen: "There is no such addendum" });
  const message = `${addendaNamed(numbersAfter(seen, newestAddendum))} changed this tender while you were writing`;
  throw refusal("CONFLICT", message, { addendaSeen: message });
}
