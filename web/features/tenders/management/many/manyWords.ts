import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { BID, whoIsNotified } from "#web/features/tenders/last-step/concerned.ts";
import {
  ADDENDUM_FOLLOWS,
  BIDS_STAY,
  CANNOT_BE_REVISED,
  CLOSING_UNDO,
  type Fact,
  fixedFacts,
  SEEN_BY,
} from "#web/features/tenders/last-step/lastStepWords.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { counted } from "#web/format/words/terms.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type TenderStandingQuery } from "#web/graphql/generatedOnDemand.ts";

export type Standing = TenderStandingQuery["tender"];

/**
 * A selected tender. `why` is the reason why the act skips the tender; null if the act can be done. `standing` is null
 * if the tender could not be loaded.
 */
export interface Candidate {
  tender: Pick<TenderFactsFragment, "id" | "tenderNumber" | "title">;
  standing: Standing | null;
  why: string | null;
}

interface Words {
  title: (tenders: string) => string;
  text: string;
  /** The facts that the dialog shows once, for all tenders. */
  facts: readonly Fact[];
  /** The facts that the dialog shows for each tender, such as its closing time. */
  factsOf: (standing: Standing, now: Date) => readonly Fact[];
  /** The participle in texts such as "2 of 3 tenders are published". */
  done: string;
  /** The status that the act sets; null if it sets none. */
  status: "open" | "closed" | null;
  /**
   * The reason to skip a tender, if `allowed` does not give it: the act would change nothing, would not do what the
   * user intends, or would be refused because of sealed bids. Otherwise null.
   */
  notMeant: (standing: Standing, now: Date) => string | null;
  allowed: (standing: Standing) => { allowed: boolean; reason: string | null };
}

const concernedOf = ({ bidCount, concernedPeople }: Standing) => ({
  bidCount: bidCount ?? 0,
  people: concernedPeople ?? 0,
});

export const MANY_WORDS: Record<ManyAct, Words> = {
  publish: {
    title: (tenders) => `Publish ${tenders}?`,
    text: "From now on partners can read them and bid on them. Check what cannot be changed after publishing.",
    facts: [
      ["Who sees them", SEEN_BY],
      ["Changes later", ADDENDUM_FOLLOWS],
    ],
    factsOf: (standing, now) => [
      ["Closes", formatDateTime(standing.closingDate)],
      ...fixedFacts(standing),
      notice("publish", standing, now),
    ],
    done: "published",
    status: "open",
    notMeant: ({ status, closingDate }, now) =>
      status !== "draft"
        ? "It is not a draft."
        : hasClosed(closingDate, now)
          ? "Its closing time has passed: nobody could bid."
          : null,
    allowed: ({ can }) => can.openForBids,
  },
  close: {
    title: (tenders) => `Close ${tenders}?`,
    text: `They take no more bids. ${CANNOT_BE_REVISED}`,
    facts: [["Undo", CLOSING_UNDO]],
    factsOf: (standing, now) => [
      ["Closes", formatDateTime(standing.closingDate)],
      ["Bids", standing.bidCount ? `${counted(standing.bidCount, BID)}: ${BIDS_STAY}` : "None"],
      notice("close", standing, now),
    ],
    done: "closed",
    status: "closed",
    notMeant: (standing, now) =>
      standing.status !== "open"
        ? "It is not open."
        : isHeldBySealedBids(standing, now)
          ? "Companies have sealed bids on it: it cannot be closed before its closing time."
          : null,
    allowed: ({ can }) => can.closeTender,
  },
  copy: {
    title: (tenders) => `Copy ${tenders}?`,
    text: "Each copy is a draft with everything that describes the tender, and dates moved so that it is open as long. Bids are not copied. Nobody is notified.",
    facts: [],
    factsOf: () => [],
    done: "copied",
    status: null,
    notMeant: () => null,
    allowed: ({ can }) => can.copyTender,
  },
};

const notice = (step: "publish" | "close", standing: Standing, now: Date): Fact => [
  "Who is notified",
  whoIsNotified(step, concernedOf(standing), {
    before: standing.status,
    isClosed: hasClosed(standing.closingDate, now),
  }),
];

/**
 * True if the server's refuseEarlyClosing would refuse to close the tender. The server also counts withdrawn bids,
 * which bidCount does not contain.
 */
const isHeldBySealedBids = ({ sealed, openedAt, bidCount, closingDate }: Standing, now: Date) =>
  sealed && !openedAt && (bidCount ?? 0) > 0 && !hasClosed(closingDate, now);

/** The reason why the act skips the tender; null if the act can be done. */
export function reasonAgainst(act: ManyAct, standing: Standing, now: Date) {
  const { notMeant, allowed } = MANY_WORDS[act];
  const { allowed: isAllowed, reason } = allowed(standing);
  return notMeant(standing, now) ?? (isAllowed ? null : (reason ?? "The server does not allow it."));
}
