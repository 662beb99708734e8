import { words } from "#web/features/tenders/management/many/words/many.en.ts";
import { type Forms } from "#web/format/words/terms.en.ts";

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
  if (outcome.done === outcome.wanted) return words.done(label);
  if (notTriedIn(outcome) > 0) return words.stopped(label);
  return outcome.done === 0 ? words.notDone(label) : words.doneInPart(label);
}

export function outcomeText(outcome: Outcome, doneWord: Forms) {
  const { wanted, done, failures } = outcome;
  if (done === wanted) return words.allAre(done, doneWord);
  const unknown = [...failures.values()].filter(({ isUnknown }) => isUnknown).length;
  const known = failures.size - unknown;
  const notTried = notTriedIn(outcome);
  return [
    done === 0 ? words.noneIs(doneWord, unknown === 0) : words.someAre(done, wanted, doneWord),
    ...(known > 0 && known < wanted ? [words.someAreNot(known)] : []),
    ...(unknown > 0 ? [words.forSomeItIsNotKnown(unknown)] : []),
    ...(notTried > 0 ? [words.someWereNotTried(notTried)] : []),
    words.stillSelected(wanted - done),
  ].join(" ");
}

export const failureText = ({ why, isUnknown }: Failure, doneWord: Forms) =>
  isUnknown ? words.itMayBe(why, doneWord) : why;
