import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { formatDate } from "#web/format/dates.ts";
import { words } from "#web/clock/words/clock.en.ts";

interface Expecting {
  status: TenderStatus;
  decisionExpectedOn: string | null;
  cancelledAt: string | null;
}

/**
 * The expected decision date as a sentence for bidders, which also says if the date has passed. Null if there is no
 * date, or if the tender is awarded or cancelled.
 */
export function decisionExpected({ status, decisionExpectedOn, cancelledAt }: Expecting, now: Date) {
  if (decisionExpectedOn === null || status === "awarded" || cancelledAt !== null) return null;
  const expected = words.expected(formatDate(decisionExpectedOn));
  return now > new Date(decisionExpectedOn) ? words.notDecidedYet(expected) : expected;
}
