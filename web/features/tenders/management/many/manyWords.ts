import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { whoIsNotified } from "#web/features/tenders/last-step/concerned.ts";
import { type Fact, fixedFacts } from "#web/features/tenders/last-step/lastStepWords.ts";
import { words } from "#web/features/tenders/management/many/words/many.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type Forms } from "#web/format/words/terms.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type TenderStandingQuery } from "#web/graphql/generatedOnDemand.ts";
import { words as lastStepWords } from "#web/features/tenders/last-step/words/lastStep.en.ts";
import { words as managementWords } from "#web/features/tenders/management/words/management.en.ts";
import { reasonText } from "#web/graphql/words/reasons.en.ts";

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
  title: (count: number) => string;
  text: string;
  /** The facts that the dialog shows once, for all tenders. */
  facts: readonly Fact[];
  /** The facts that the dialog shows for each tender, such as its closing time. */
  factsOf: (standing: Standing, now: Date) => readonly Fact[];
  /** The choices of one tender that can never be changed afterwards. */
  fixedOf: (standing: Standing) => readonly Fact[];
  /** The participle in texts such as "2 of 3 tenders are published", for one tender and for many. */
  done: Forms;
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
    title: words.publishAll,
    text: words.fromNowOnPartnersCan,
    facts: [
      [words.whoSeesThem, lastStepWords.partnersAndVisitorsDocumentsAre],
      [words.changesLater, lastStepWords.biddersGetAnAddendum],
    ],
    factsOf: (standing, now) => [
      [words.closes, formatDateTime(standing.closingDate)],
      notice("publish", standing, now),
    ],
    fixedOf: fixedFacts,
    done: words.published,
    asksNumber: false,
    notMeant: ({ status, closingDate }, now) =>
      status !== "draft" ? words.itIsNotADraft : hasClosed(closingDate, now) ? words.itsClosingTimeHasPassed : null,
    allowed: ({ can }) => can.openForBids,
  },
  close: {
    title: words.closeAll,
    text: lastStepWords.theyTakeNoMoreBids,
    facts: [[words.undo, lastStepWords.youCanSetTheStatus]],
    factsOf: (standing, now) => [
      [words.closes, formatDateTime(standing.closingDate)],
      [words.bids, standing.bidCount ? lastStepWords.bidsStay(standing.bidCount) : words.none],
      notice("close", standing, now),
    ],
    fixedOf: () => [],
    done: words.closed,
    asksNumber: false,
    notMeant: ({ status }) => (status !== "open" ? words.itIsNotOpen : null),
    allowed: ({ can }) => can.closeTender,
  },
  copy: {
    title: words.copyAll,
    text: managementWords.eachCopyIsADraft,
    facts: [],
    factsOf: () => [],
    fixedOf: () => [],
    done: words.copied,
    asksNumber: true,
    notMeant: () => null,
    allowed: ({ can }) => can.copyTender,
  },
};

const notice = (step: "publish" | "close", standing: Standing, now: Date): Fact => [
  words.whoIsNotified,
  whoIsNotified(step, concernedOf(standing), {
    before: standing.status,
    isClosed: hasClosed(standing.closingDate, now),
  }),
];

/** The reason why the act skips the tender; null if the act can be done. */
export function reasonAgainst(act: ManyAct, standing: Standing, now: Date) {
  const { notMeant, allowed } = MANY_WORDS[act];
  const { allowed: isAllowed, reason } = allowed(standing);
  return notMeant(standing, now) ?? (isAllowed ? null : reason ? reasonText(reason) : words.theServerDoesNotAllow);
}
