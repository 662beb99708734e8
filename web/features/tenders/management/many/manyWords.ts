import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { IS_A_COPY } from "#web/features/tenders/management/copyRules.ts";
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
 * if the server refused to read the tender.
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
  /** The choices of one tender that can never be changed afterwards. */
  fixedOf: (standing: Standing) => readonly Fact[];
  /** The participle in texts such as "2 of 3 tenders are published". */
  done: string;
  /** Whether the act creates a tender. The dialog then asks for its tender number. */
  asksNumber: boolean;
  /**
   * The reason to skip a tender, if `allowed` does not give it: the act would change nothing, or would not do what the
   * user intends. Otherwise null.
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
    factsOf: (standing, now) => [["Closes", formatDateTime(standing.closingDate)], notice("publish", standing, now)],
    fixedOf: fixedFacts,
    done: "published",
    asksNumber: false,
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
    fixedOf: () => [],
    done: "closed",
    asksNumber: false,
    notMeant: ({ status }) => (status !== "open" ? "It is not open." : null),
    allowed: ({ can }) => can.closeTender,
  },
  copy: {
    title: (tenders) => `Copy ${tenders}?`,
    text: `Each copy ${IS_A_COPY}`,
    facts: [],
    factsOf: () => [],
    fixedOf: () => [],
    done: "copied",
    asksNumber: true,
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

/** The reason why the act skips the tender; null if the act can be done. */
export function reasonAgainst(act: ManyAct, standing: Standing, now: Date) {
  const { notMeant, allowed } = MANY_WORDS[act];
  const { allowed: isAllowed, reason } = allowed(standing);
  return notMeant(standing, now) ?? (isAllowed ? null : (reason ?? "The server does not allow it."));
}
