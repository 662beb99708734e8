import { sitePaths, type TenderSection } from "#api/core/rules/addresses.rules.ts";

/** How a person is told by mail of a group of notices: not at all, once a day at 07:00, or at once. */
export const NOTICE_DELIVERIES = ["portal", "daily", "atOnce"] as const;
export type NoticeDelivery = (typeof NOTICE_DELIVERIES)[number];

/** What a person chooses a delivery for; the settings have a field of the same name for each. */
export const NOTICE_GROUPS = ["tenders", "reminders", "administration"] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** What can be chosen for each group. A reminder does not wait for the mail of the day: it could come after the deadline. */
export const DELIVERIES_OF: Record<NoticeGroup, readonly NoticeDelivery[]> = { tenders: NOTICE_DELIVERIES, reminders: ["portal", "atOnce"], administration: NOTICE_DELIVERIES };

/** What a notice speaks of. */
export interface Place {
  tenderId: string | null;
  bidId: string | null;
  /** What the notice tells. */
  facts?: object;
}

interface Kind {
  /** null: receipts and outcomes of the own bids and disabled webhooks, which are always mailed and cannot be stopped, and saved searches, each of which has a choice of its own. */
  group: NoticeGroup | null;
  /** together: with what else comes within ten minutes about the tender. alone: at once, never in the mail of the day. */
  mail: "together" | "alone";
  /** Of several in one mail the heaviest gives the subject. */
  weight: number;
  /** Where it leads to, as a path of the portal. */
  page: (place: Place) => string;
}

const ownBid = ({ bidId }: Place) => (bidId ? sitePaths.myBid(bidId) : sitePaths.myBids);
/** The page of the tender, at this section of it. */
const tenderPage = (section?: TenderSection) => ({ tenderId }: Place) =>
  tenderId === null ? sitePaths.dashboard : section ? sitePaths.tenderSection(tenderId, section) : sitePaths.tender(tenderId);

/** What happens to the status of a tender that those concerned are told. */
export type StatusAct = "closedEarly" | "hidden" | "awarded" | "awardTakenBack" | "deleted" | "restored";

/** A tender that partners cannot read any more has no page for them. */
const whereReadable = (place: Place) => {
  const { happened } = (place.facts ?? {}) as { happened?: StatusAct };
  return place.bidId ? sitePaths.myBid(place.bidId) : happened === "hidden" || happened === "deleted" ? sitePaths.dashboard : tenderPage()(place);
};
const receipt = { group: null, mail: "alone", weight: 10, page: ownBid } as const;

/** Every kind of notice, the weight of an outcome above that of what asks for an act, and this above what only tells. */
export const NOTICE_KINDS = {
  bidReceived: receipt,
  bidRevised: receipt,
  bidWithdrawn: receipt,
  tenderAmended: { group: "tenders", mail: "together", weight: 65, page: tenderPage("changes") },
  tenderCancelled: { group: "tenders", mail: "together", weight: 95, page: tenderPage() },
  statusChanged: { group: "tenders", mail: "together", weight: 85, page: whereReadable },
  closingSoon: { group: "reminders", mail: "alone", weight: 70, page: (place: Place) => (place.bidId ? sitePaths.myBid(place.bidId) : tenderPage()(place)) },
  tenderSealed: { group: null, mail: "alone", weight: 40, page: ownBid },
  documentsOwed: { group: "reminders", mail: "alone", weight: 75, page: ownBid },
  bidsOpened: { group: "tenders", mail: "together", weight: 50, page: ownBid },
  awardMade: { group: null, mail: "alone", weight: 100, page: ownBid },
  bidDecided: { group: null, mail: "alone", weight: 90, page: ownBid },
  questionAnswered: { group: "tenders", mail: "together", weight: 55, page: tenderPage("questions") },
  questionDeclined: { group: "tenders", mail: "together", weight: 65, page: tenderPage("questions") },
  questionAsked: { group: "administration", mail: "together", weight: 70, page: () => sitePaths.questions },
  searchMatched: { group: null, mail: "together", weight: 15, page: ({ tenderId }: Place) => (tenderId === null ? sitePaths.browseTenders : sitePaths.tender(tenderId)) },
  noBids: { group: "administration", mail: "together", weight: 30, page: tenderPage() },
  openingDue: { group: "administration", mail: "together", weight: 60, page: tenderPage("opening") },
  openingAwaited: { group: "administration", mail: "alone", weight: 80, page: tenderPage("opening") },
  decisionOverdue: { group: "administration", mail: "together", weight: 65, page: tenderPage("bids") },
  requestReceived: { group: "administration", mail: "together", weight: 20, page: () => sitePaths.requests },
  webhookDisabled: { group: null, mail: "alone", weight: 80, page: () => sitePaths.webhooks },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** Why a person is told. */
export const NOTICE_REASONS = ["bid", "draft", "question", "search", "administrator", "webhook"] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** What a person looks for among the notices. */
export const NOTICE_TOPICS = ["ownQuestions", "outcomes"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The largest count of unread notices that is told. */
export const MOST_UNREAD = 100;
