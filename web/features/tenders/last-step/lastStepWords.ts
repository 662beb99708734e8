import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { tenderWords, TENDER_LABELS } from "#web/features/tenders/form/tenderValues.ts";
import { type Concerned } from "#web/features/tenders/last-step/concerned.ts";
import { type LastStep } from "#web/features/tenders/last-step/lastStep.ts";
import { words } from "#web/features/tenders/last-step/words/lastStep.en.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";

/** The fields of a tender that LastStepDialog shows. */
export interface TenderToCheck {
  tenderNumber: string;
  title: string;
  status: TenderStatus;
  budgetMin: number;
  budgetMax: number;
  closingDate: string;
  questionsUntil: string | null;
  sealed: boolean;
  /** The number of administrators who must approve the opening. Null selects two if there are two, otherwise one. */
  openingPersons: number | null;
  readsOut: string;
  discloseWinner: boolean;
}

interface Moment {
  tender: TenderToCheck;
  before: TenderStatus;
  now: Date;
  /** Whether the closing time has passed. */
  isClosed: boolean;
  /** Undefined until the numbers are read. */
  concerned: Concerned | undefined;
}

export type Fact = readonly [label: string, value: string];

interface Words {
  title: string;
  text: string;
  confirm: string;
  isDangerous: boolean;
  facts: readonly Fact[];
  /** The choices that can never be changed after publishing. */
  fixed: readonly Fact[];
}

export const lastStepWords = (step: LastStep, moment: Moment): Words => WORDS[step](moment);

const WORDS: Record<LastStep, (moment: Moment) => Words> = {
  publish: ({ tender, isClosed, now }) => ({
    title: words.checkAndPublish,
    text: isClosed
      ? words.theClosingTimeOfHas(tender.tenderNumber, tender.title)
      : words.publishFromNowOnPartnersCan(tender.tenderNumber, tender.title),
    confirm: words.publish,
    isDangerous: false,
    facts: [
      [words.whoSeesIt, words.partnersAndVisitorsDocumentsAre],
      [words.budgetRange, formatBudget(tender.budgetMin, tender.budgetMax)],
      [words.closes, formatDateTime(tender.closingDate)],
      [TENDER_LABELS.questionsUntil, isClosed ? "" : formatDateTime(questionsEnd(tender, now))],
      [words.changesLater, words.biddersGetAnAddendum],
    ],
    fixed: fixedFacts(tender),
  }),

  close: ({ tender, before, concerned }) => ({
    title: words.closeThisTender,
    text:
      before === "draft"
        ? words.partnersCanReadFromNow(tender.tenderNumber)
        : words.takesNoMoreBids(tender.tenderNumber),
    confirm: words.closeTender,
    isDangerous: false,
    facts: [
      bids(concerned, words.bidsStay),
      [words.nextStep, tender.sealed ? words.openTheSealedBidsAfter : words.decideOnTheBidsIn],
      [words.undo, words.youCanSetTheStatus],
    ],
    fixed: [],
  }),

  award: ({ tender, before, concerned }) => ({
    title: words.setToAwardedWithoutChoosing,
    text: words.partnersSeeAsAwardedBut(tender.tenderNumber),
    confirm: words.setToAwarded,
    isDangerous: false,
    facts: [
      bids(concerned, words.bidsStayUndecided),
      ...(before === "draft" ? [[words.partnersSee, words.theTenderWasADraft] as const] : []),
      [words.undo, words.youCanTakeTheAward],
    ],
    fixed: [],
  }),

  unpublish: ({ tender, before, concerned }) => ({
    title: words.unpublishThisTender,
    text: words.partnersAndVisitorsCanNo(tender.tenderNumber),
    confirm: words.unpublish,
    isDangerous: true,
    facts: [
      bids(concerned, before === "open" ? words.bidsStayStoredUnrevised : words.bidsStayStored),
      [words.instead, words.toEndTheTenderFor],
    ],
    fixed: [],
  }),

  takeBackAward: ({ tender, concerned }) => ({
    title: words.takeBackTheAward,
    text: words.isNoLongerAwardedThe(tender.tenderNumber, AFTERWARDS[tender.status]),
    confirm: words.takeBackAward,
    isDangerous: true,
    facts: [bids(concerned, words.bidsKeepTheirDecisions), [words.onRecord, words.theAuditTrailKeepsYour]],
    fixed: [],
  }),
};

/** The end of the question period of a tender that is published now. */
const questionsEnd = ({ closingDate, questionsUntil }: TenderToCheck, now: Date) =>
  questionsCloseAt({ closingDate, questionsUntil, publishedAt: now, createdAt: now });

/** The consequence of taking back an award, by the status that the tender then gets. */
const AFTERWARDS: Record<TenderStatus, string> = {
  draft: words.itBecomesADraftThat,
  open: words.itsStatusIsOpenIt,
  closed: words.itsStatusIsClosedYou,
  awarded: "",
};

const chosen = (name: "sealed" | "openingPersons" | "readsOut" | "discloseWinner", value: string): Fact => [
  TENDER_LABELS[name],
  tenderWords(name, value),
];

/** The choices that can never be changed after publishing. */
export const fixedFacts = (
  tender: Pick<TenderToCheck, "sealed" | "openingPersons" | "readsOut" | "discloseWinner">,
): readonly Fact[] => [
  chosen("sealed", String(tender.sealed)),
  ...(tender.sealed
    ? [chosen("openingPersons", String(tender.openingPersons ?? "")), chosen("readsOut", tender.readsOut)]
    : []),
  chosen("discloseWinner", String(tender.discloseWinner)),
];

const bids = (concerned: Concerned | undefined, stay: (count: number) => string): Fact => [
  words.bids,
  concerned ? (concerned.bidCount === 0 ? words.none : stay(concerned.bidCount)) : "…",
];
