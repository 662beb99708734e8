import { TENDER } from "#web/features/tenders/management/many/manyActs.ts";
import { counted } from "#web/format/words/terms.en.ts";

/** Why the act failed for one tender. */
export interface Failure {
  why: string;
  /** Whether the act may have been done: the answer was lost, and reading the tender did not show the result. */
  isUnknown: boolean;
  /** Whether the server refused the tender number of the copy. */
  isNumber: boolean;
}

/**
 * The result of the last run. The keys of `failures` are tender ids. A tender that is neither done nor failed was not
 * tried, because the run was stopped.
 */
export interface Outcome {
  wanted: number;
  done: number;
  failures: ReadonlyMap<string, Failure>;
}

const notTriedIn = ({ wanted, done, failures }: Outcome) => wanted - done - failures.size;

export function outcomeTitle(label: string, outcome: Outcome) {
  if (outcome.done === outcome.wanted) return `${label}: done`;
  if (notTriedIn(outcome) > 0) return `${label}: stopped`;
  return outcome.done === 0 ? `${label}: not done` : `${label}: done in part`;
}

export function outcomeText(outcome: Outcome, doneWord: string) {
  const { wanted, done, failures } = outcome;
  const are = (count: number) => (count === 1 ? "is" : "are");
  if (done === wanted) return `${counted(done, TENDER)} ${are(done)} ${doneWord}.`;
  const unknown = [...failures.values()].filter(({ isUnknown }) => isUnknown).length;
  const known = failures.size - unknown;
  const notTried = notTriedIn(outcome);
  return [
    done === 0
      ? `No tender is ${doneWord}${unknown > 0 ? " for certain" : ""}.`
      : `${done} of ${counted(wanted, TENDER)} ${are(done)} ${doneWord}.`,
    ...(known > 0 && known < wanted ? [`${known} ${are(known)} not.`] : []),
    ...(unknown > 0 ? [`For ${unknown} it is not known, because the answer was lost.`] : []),
    ...(notTried > 0 ? [`${notTried} ${notTried === 1 ? "was" : "were"} not tried.`] : []),
    wanted - done === 1 ? "It stays selected." : "They stay selected.",
  ].join(" ");
}

export const failureText = ({ why, isUnknown }: Failure, doneWord: string) =>
  isUnknown ? `${why} It may be ${doneWord}. It is safe to try again.` : why;
