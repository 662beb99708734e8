import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

import { acts } from "#web/features/audit/words/acts.en.ts";
import { words } from "#web/features/audit/words/audit.en.ts";
import { nameInWords } from "#web/features/audit/nameInWords.ts";

/** The name of an operation that has a text. */
export type RecordedAct = keyof typeof acts;

export const ACT_WORDS: Readonly<Record<RecordedAct, string>> = acts;

const isName = (act: string) => /^[a-z][A-Za-z0-9]*$/.test(act);

/**
 * The text shown for a recorded operation. A name without a text in ACT_WORDS, for example of a newer version of Axion,
 * is split into words. A download, such as GET /api/audit.csv, is shown unchanged.
 */
export function actInWords(act: string) {
  if (Object.hasOwn(ACT_WORDS, act)) return ACT_WORDS[act as RecordedAct];
  return isName(act) ? nameInWords(act) : act;
}

/** @param outcome The error code with which the server refused the operation. */
export const refusalInWords = (outcome: string) =>
  Object.hasOwn(words.refusals, outcome) ? words.refusals[outcome as RefusalCode] : outcome;
