import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { tenderWords, TENDER_LABELS } from "#web/features/tenders/form/tenderValues.ts";
import { BID, type Concerned } from "#web/features/tenders/last-step/concerned.ts";
import { type LastStep } from "#web/features/tenders/last-step/lastStep.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { counted } from "#web/format/words/terms.en.ts";

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

/** Sentences that the dialog for one tender shares with the dialog for many. */
export const SEEN_BY = "Partners and visitors. Documents are for partners only.";
export const ADDENDUM_FOLLOWS = "Bidders get an addendum.";
export const CANNOT_BE_REVISED = "Bids can no longer be revised or withdrawn.";
export const CLOSING_UNDO = "You can set the status to Open again. Bidders then get an addendum.";
export const BIDS_STAY = "stay as they were submitted.";

export const lastStepWords = (step: LastStep, moment: Moment): Words => WORDS[step](moment);

const WORDS: Record<LastStep, (moment: Moment) => Words> = {
  publish: ({ tender, isClosed, now }) => ({
    title: "Check and publish",
    text: isClosed
      ? `The closing time of ${tender.tenderNumber}, ${tender.title}, has passed: partners can read it, but they cannot bid. To let them bid, cancel and change the closing date first.`
      : `Publish ${tender.tenderNumber}, ${tender.title}? From now on partners can read it and bid on it.`,
    confirm: "Publish",
    isDangerous: false,
    facts: [
      ["Who sees it", SEEN_BY],
      ["Budget range", formatBudget(tender.budgetMin, tender.budgetMax)],
      ["Closes", formatDateTime(tender.closingDate)],
      [TENDER_LABELS.questionsUntil, isClosed ? "" : formatDateTime(questionsEnd(tender, now))],
      ["Changes later", ADDENDUM_FOLLOWS],
    ],
    fixed: fixedFacts(tender),
  }),

  close: ({ tender, before, concerned }) => ({
    title: "Close this tender?",
    text:
      before === "draft"
        ? `Partners can read ${tender.tenderNumber} from now on, but they cannot bid.`
        : `${tender.tenderNumber} takes no more bids. ${CANNOT_BE_REVISED}`,
    confirm: "Close tender",
    isDangerous: false,
    facts: [
      bids(concerned, BIDS_STAY),
      ["Next step", tender.sealed ? "Open the sealed bids after the closing time." : "Decide on the bids in All Bids."],
      ["Undo", CLOSING_UNDO],
    ],
    fixed: [],
  }),

  award: ({ tender, before, concerned }) => ({
    title: "Set to Awarded without choosing a bid?",
    text: `Partners see ${tender.tenderNumber} as awarded, but no bid is accepted. To choose the winner, use Award tender beside the bid instead.`,
    confirm: "Set to Awarded",
    isDangerous: false,
    facts: [
      bids(concerned, "stay undecided, if you have not decided on them."),
      ...(before === "draft"
        ? [["Partners see", "The tender was a draft: partners see it from now on."] as const]
        : []),
      ["Undo", "You can take the award back, with a reason that bidders read."],
    ],
    fixed: [],
  }),

  unpublish: ({ tender, before, concerned }) => ({
    title: "Unpublish this tender?",
    text: `Partners and visitors can no longer open ${tender.tenderNumber}: it becomes a draft that only administrators see.`,
    confirm: "Unpublish",
    isDangerous: true,
    facts: [
      bids(
        concerned,
        before === "open"
          ? "stay stored. Bidders still read their own bids, but they cannot revise or withdraw them."
          : "stay stored. Bidders still read their own bids.",
      ),
      ["Instead", "To end the tender for a reason that bidders can read, use Cancel tender."],
    ],
    fixed: [],
  }),

  takeBackAward: ({ tender, concerned }) => ({
    title: "Take back the award?",
    text: `${tender.tenderNumber} is no longer awarded. ${AFTERWARDS[tender.status]} The decisions on the bids stay until you change them.`,
    confirm: "Take back award",
    isDangerous: true,
    facts: [
      bids(concerned, "keep their decisions. Change them in All Bids."),
      ["On record", "The audit trail keeps your reason. Partners read it on the tender’s page."],
    ],
    fixed: [],
  }),
};

/** The end of the question period of a tender that is published now. */
const questionsEnd = ({ closingDate, questionsUntil }: TenderToCheck, now: Date) =>
  questionsCloseAt({ closingDate, questionsUntil, publishedAt: now, createdAt: now });

/** The consequence of taking back an award, by the status that the tender then gets. */
const AFTERWARDS: Record<TenderStatus, string> = {
  draft: "It becomes a draft that partners cannot open.",
  open: "Its status is Open: it takes bids again until its closing time.",
  closed: "Its status is Closed: you can decide again.",
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

const bids = (concerned: Concerned | undefined, stay: string): Fact => [
  "Bids",
  concerned ? (concerned.bidCount === 0 ? "None" : `${counted(concerned.bidCount, BID)}: ${stay}`) : "…",
];
