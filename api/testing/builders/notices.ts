import { openUnsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";
import type { MailFrame } from "#api/notices/mails/noticeMail.ts";
import type { NoticeFacts } from "#api/notices/NoticeFacts.ts";
import type { NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import type { TestApp } from "#api/testing/testApp.ts";

const AT = "2026-12-01T13:02:00.000Z";
const CLOSING = "2026-12-11T23:59:59.999Z";
const HASH = "ab".repeat(32);
export const SEARCH = "0192f0c1-0000-7000-8000-00000000abcd";
const tender = { number: "T-2026-7", title: "Bridge over the Mpoko" };

/**
 * Example data (`facts`) of each kind of notice, as the product stores them.
 * @param persons The ids of the users whom the data mention
 */
export const someFacts = (persons: readonly string[] = []): NoticeFacts => {
  const act = { ...tender, at: AT, persons };
  return {
    bidReceived: { ...act, closing: CLOSING, receipt: "AX-00000-00001", hash: HASH },
    bidRevised: { ...act, closing: CLOSING, receipt: "AX-00000-00002", hash: null },
    bidWithdrawn: { ...act, closing: CLOSING },
    tenderAmended: {
      ...tender,
      addendum: 2,
      closing: CLOSING,
      note: "The north abutment moves.",
      asks: true,
      changes: [
        { field: "requirements", as: "long", before: null, after: null },
        { field: "budgetMax", as: "money", before: "250000", after: "300000" },
        { field: "closingDate", as: "time", before: AT, after: CLOSING },
        { field: "takesQuestions", as: "flag", before: "true", after: "false" },
      ],
    },
    tenderCancelled: { ...tender, reason: "The financing was withdrawn." },
    statusChanged: { ...tender, happened: "closedEarly" },
    closingSoon: { ...act, hours: 72, closing: CLOSING, unconfirmed: 2 },
    tenderSealed: { ...tender, bids: 2, hash: HASH, receipt: "AX-00000-00001", isAgain: false },
    fileRefused: { name: "Method.pdf", virus: "Eicar-Test-Signature", of: "ownBid", title: tender.title },
    documentsOwed: { ...tender, owed: 2, names: ["Method.pdf", "Drawings.zip"], until: CLOSING },
    bidsOpened: { ...act, bids: 2 },
    questionAnswered: {
      ...tender,
      question: 3,
      asked: "May the girders come by river?",
      answer: "Yes, up to 30 tonnes.",
      isCorrected: false,
      closing: CLOSING,
    },
    questionDeclined: { ...tender, declined: "This is in the requirements already." },
    questionAsked: { ...tender, closing: CLOSING },
    awardMade: { ...tender, isChosen: true, reason: null, words: null, nextSteps: "Sign the contract within 14 days." },
    bidDecided: {
      ...tender,
      outcome: "rejected",
      reason: "price",
      words: "Two others were a third lower for the same work.",
      nextSteps: null,
    },
    decisionOverdue: { ...tender, expected: CLOSING },
    searchMatched: { ...tender, search: SEARCH, name: "Bridges in Kenya" },
    noBids: tender,
    openingDue: { ...tender, bids: 2 },
    openingAwaited: { ...act, minutes: 30 },
    requestReceived: { at: AT },
    companyDocumentExpires: { name: "Tax clearance 2026", days: 14, until: CLOSING },
    tokenEnds: { name: "Nightly copy", beginning: "axn_4fQz", days: 14, ends: CLOSING },
    webhookDisabled: { host: "hooks.example.org", days: 3, at: AT, failure: "Answered 500" },
  };
};

export const FRAME: MailFrame = {
  desk: "desk@axion.example",
  site: "https://axion.example",
  unsubscribeUrl: (userId, groups) =>
    `https://axion.example/unsubscribe/${openUnsubscribing("only for tests").tokenFor({ userId, groups })}`,
  stopSearchUrl: (searchId) =>
    `https://axion.example/unsubscribe/${openUnsubscribing("only for tests").tokenFor({ searchId })}`,
};

interface NoticeRow {
  user_id: string;
  kind: NoticeKind;
  tender_id: string | null;
  bid_id: string | null;
  facts: Record<string, unknown>;
  reason: string;
}

/** All notices, oldest first. */
export const noticesIn = ({ db }: Pick<TestApp, "db">) =>
  db.query<NoticeRow[]>(
    "SELECT user_id, kind, tender_id, bid_id, facts, reason FROM notices ORDER BY created_at, user_id",
  );
