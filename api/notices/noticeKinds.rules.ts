import { sitePaths, type TenderSection } from "#api/core/rules/addresses.rules.ts";

/** When a group of notices is mailed: never, once a day at 07:00 in the user's time zone, or immediately. */
export const NOTICE_DELIVERIES = ["portal", "daily", "atOnce"] as const;
export type NoticeDelivery = (typeof NOTICE_DELIVERIES)[number];

/** The groups of notices for which a user chooses a delivery. The settings have one field for each group. */
export const NOTICE_GROUPS = ["tenders", "reminders", "administration"] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/**
 * The deliveries that a user can choose for each group. Reminders cannot be daily, because the daily mail could arrive
 * after the deadline.
 */
export const DELIVERIES_OF: Record<NoticeGroup, readonly NoticeDelivery[]> = {
  tenders: NOTICE_DELIVERIES,
  reminders: ["portal", "atOnce"],
  administration: NOTICE_DELIVERIES,
};

/** What a notice is about. */
export interface Place {
  tenderId: string | null;
  bidId: string | null;
  /** The notice's stored data (NoticeFacts). */
  facts?: object;
}

interface Kind {
  /**
   * The group in the user's settings. It is null for receipts, outcomes, disabled webhooks and expiring tokens, which
   * are always mailed. It is also null for saved searches, which have a setting each.
   */
  group: NoticeGroup | null;
  /**
   * `together`: the notice is mailed after ten minutes, in one mail with the other notices about the tender. `alone`:
   * the notice is mailed immediately, in its own mail.
   */
  mail: "together" | "alone";
  /** In a mail with several notices, the notice with the highest weight determines the subject. */
  weight: number;
  /** The path of the page in the web client that the notice links to. */
  page: (place: Place) => string;
}

const ownBid = ({ bidId }: Place) => (bidId ? sitePaths.myBid(bidId) : sitePaths.myBids);
/** Returns the path of the tender's page, with the anchor of a section if given. */
const tenderPage =
  (section?: TenderSection) =>
  ({ tenderId }: Place) =>
    tenderId === null
      ? sitePaths.dashboard
      : section
        ? sitePaths.tenderSection(tenderId, section)
        : sitePaths.tender(tenderId);

/** The changes of a tender's status that users are notified of. */
export type StatusAct = "closedEarly" | "hidden" | "awarded" | "awardTakenBack" | "deleted" | "restored";

/**
 * The page for a notice of a changed status: the company's own bid, or without a bid the tender. Partners cannot read a
 * hidden or deleted tender, so the page is then the dashboard.
 */
const whereReadable = (place: Place) => {
  const { happened } = (place.facts ?? {}) as { happened?: StatusAct };
  return place.bidId
    ? sitePaths.myBid(place.bidId)
    : happened === "hidden" || happened === "deleted"
      ? sitePaths.dashboard
      : tenderPage()(place);
};
/** The page on which a clean file can be uploaded in place of one with a virus, or on which its bid can be read. */
const whereFileBelongs = (place: Place) => {
  const { of } = (place.facts ?? {}) as { of?: string };
  if (place.bidId) return sitePaths.myBid(place.bidId);
  return of === "ownCompany" ? sitePaths.companyProfile : tenderPage()(place);
};
const receipt = { group: null, mail: "alone", weight: 10, page: ownBid } as const;

/**
 * All kinds of notices. Outcomes have the highest weights, then notices that require an action, then notices that only
 * inform.
 */
export const NOTICE_KINDS = {
  bidReceived: receipt,
  bidRevised: receipt,
  bidWithdrawn: receipt,
  tenderAmended: { group: "tenders", mail: "together", weight: 65, page: tenderPage("changes") },
  tenderCancelled: { group: "tenders", mail: "together", weight: 95, page: tenderPage() },
  statusChanged: { group: "tenders", mail: "together", weight: 85, page: whereReadable },
  closingSoon: {
    group: "reminders",
    mail: "alone",
    weight: 70,
    page: (place: Place) => (place.bidId ? sitePaths.myBid(place.bidId) : tenderPage()(place)),
  },
  tenderSealed: { group: null, mail: "alone", weight: 40, page: ownBid },
  documentsOwed: { group: "reminders", mail: "alone", weight: 75, page: ownBid },
  fileRefused: { group: null, mail: "alone", weight: 90, page: whereFileBelongs },
  bidsOpened: { group: "tenders", mail: "together", weight: 50, page: ownBid },
  awardMade: { group: null, mail: "alone", weight: 100, page: ownBid },
  bidDecided: { group: null, mail: "alone", weight: 90, page: ownBid },
  questionAnswered: { group: "tenders", mail: "together", weight: 55, page: tenderPage("questions") },
  questionDeclined: { group: "tenders", mail: "together", weight: 65, page: tenderPage("questions") },
  questionAsked: { group: "administration", mail: "together", weight: 70, page: () => sitePaths.questions },
  searchMatched: {
    group: null,
    mail: "together",
    weight: 15,
    page: ({ tenderId }: Place) => (tenderId === null ? sitePaths.browseTenders : sitePaths.tender(tenderId)),
  },
  noBids: { group: "administration", mail: "together", weight: 30, page: tenderPage() },
  openingDue: { group: "administration", mail: "together", weight: 60, page: tenderPage("opening") },
  openingAwaited: { group: "administration", mail: "alone", weight: 80, page: tenderPage("opening") },
  decisionOverdue: { group: "administration", mail: "together", weight: 65, page: tenderPage("bids") },
  requestReceived: { group: "administration", mail: "together", weight: 20, page: () => sitePaths.requests },
  companyDocumentExpires: { group: "reminders", mail: "alone", weight: 60, page: () => sitePaths.companyProfile },
  tokenEnds: { group: null, mail: "alone", weight: 75, page: () => sitePaths.apiTokens },
  webhookDisabled: { group: null, mail: "alone", weight: 80, page: () => sitePaths.webhooks },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** The reasons why a user is notified. */
export const NOTICE_REASONS = [
  "bid",
  "draft",
  "question",
  "search",
  "administrator",
  "webhook",
  "token",
  "companyDocument",
  "file",
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** The topics by which a user can filter notices. */
export const NOTICE_TOPICS = ["ownQuestions", "outcomes"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The maximum to which unread notices are counted. */
export const MOST_UNREAD = 100;
