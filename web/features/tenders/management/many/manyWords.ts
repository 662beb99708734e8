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

/** A selected tender, and the reason for which the act leaves it out; null if it is done. */
export interface Candidate {
  tender: Pick<TenderFactsFragment, "id" | "tenderNumber" | "title">;
  standing: Standing | null;
  why: string | null;
}

interface Words {
  title: (tenders: string) => string;
  text: string;
  /** What follows for all of the tenders. */
  facts: readonly Fact[];
  /** What follows for one tender. */
  factsOf: (standing: Standing, now: Date) => readonly Fact[];
  /** After "2 of 3 tenders are …". */
  done: string;
  /** The status that the act sets; null for none. */
  status: "open" | "closed" | null;
  /** Why the act would do nothing, or not what an administrator means, or be refused for what the tender holds. */
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

/** As refuseEarlyClosing does on the server; but that counts withdrawn bids, too. */
const isHeldBySealedBids = ({ sealed, openedAt, bidCount, closingDate }: Standing, now: Date) =>
  sealed && !openedAt && (bidCount ?? 0) > 0 && !hasClosed(closingDate, now);

/** The reason for which the act leaves the tender out; null if it is done. */
export function reasonAgainst(act: ManyAct, standing: Standing, now: Date) {
  const { notMeant, allowed } = MANY_WORDS[act];
  const { allowed: isAllowed, reason } = allowed(standing);
  return notMeant(standing, now) ?? (isAllowed ? null : (reason ?? "The server does not allow it."));
}
