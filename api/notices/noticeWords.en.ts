import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import type { NoticeFacts, ReadOutBid, NoticeChange } from "#api/notices/NoticeFacts.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";
import type { WordsOfNotices, ReaderFormats } from "#api/notices/WordsOfNotices.ts";

const bids = (count: number) => (count === 1 ? "1 bid" : `${count} bids`);
const documents = (count: number) =>
  count === 1 ? "1 document of your bid has" : `${count} documents of your bid have`;
const by = (names: string) => (names ? `, by ${names}` : "");
const inTime = (hours: number) => (hours > 24 ? `in ${hours / 24} days` : `in ${hours} hours`);

/** The text of each reason for a decision. The reason `other` has none, because the administrator types it. */
const REASONS: Record<Exclude<DecisionReason, "other">, string> = {
  price: "the price",
  requirementNotMet: "a requirement is not met",
  documentMissing: "a document is missing",
  addendumNotConfirmed: "an addendum was not confirmed",
};
const outcomeSentences = ({
  reason,
  words,
  nextSteps,
}: Pick<NoticeFacts["bidDecided"], "reason" | "words" | "nextSteps">) => [
  ...(reason && reason !== "other" ? [`The reason: ${REASONS[reason]}.`] : []),
  ...(words ? [`In the buyer’s words: ${words}`] : []),
  ...(nextSteps ? [`Next steps: ${nextSteps}`] : []),
];

const received: WordsOfNotices["kinds"]["bidReceived"]["says"] = (
  { title, at, persons, receipt, hash, closing },
  { time, names },
) => [
  `Your company’s bid on ${title} was received on ${time(at)}${by(names(persons))}.`,
  hash
    ? `Receipt ${receipt}, SHA-256 ${hash}.`
    : `Receipt ${receipt}. The bid is sealed: its SHA-256 is on the page of your bid, which only your company reads.`,
  `Until ${time(closing)} you can revise or withdraw it.`,
];

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(" and ");
/** For each change of a tender's status: what happened, and then what it means for the reader. */
const HAPPENED: Record<StatusAct, readonly [string, ...string[]]> = {
  closedEarly: ["was closed early", "It takes no more bids. A bid that was submitted before stands."],
  hidden: [
    "is not shown any more",
    "The buyer is working on it. A bid on it stands; you are told if the tender takes bids again.",
  ],
  awarded: ["was awarded", "If you have a bid on it, what was decided is on the page of your bid."],
  awardTakenBack: ["is not awarded any more: the award was taken back", "A new decision will be told."],
  deleted: ["was removed by the buyer", "It takes no more bids."],
  restored: ["is shown again"],
};

const money = (digits: string) => `$${Number(digits).toLocaleString("en-US")}`;

function readAloud(readOut: readonly ReadOutBid[], count: number) {
  if (readOut.length === 0) return [];
  const more = count - readOut.length;
  const list = [
    ...readOut.map(({ company, amount }) => (amount === null ? company : `${company}, ${money(amount)}`)),
    ...(more > 0 ? [`and ${more.toLocaleString("en-US")} more`] : []),
  ];
  return [`${readOut[0]?.amount == null ? "The bidders" : "The bidders and their amounts"}: ${list.join("; ")}.`];
}

const fields: WordsOfNotices["fields"] = {
  title: "Title",
  description: "Description",
  requirements: "Requirements",
  category: "Category",
  budgetMin: "Minimum budget",
  budgetMax: "Maximum budget",
  openingDate: "Opening date",
  closingDate: "Closing time",
  questionsUntil: "Questions until",
  takesQuestions: "Questions",
  decisionExpectedOn: "Decision expected",
  location: "Location",
  country: "Country",
  documentsUrl: "Documents",
  documents: "List of documents",
  requiredDocuments: "Documents asked for",
  status: "Status",
};

function changed({ field, as, before, after }: NoticeChange, time: ReaderFormats["time"]) {
  if (field === "status") return "The tender takes bids again.";
  if (as === "long") return `${fields[field]}: changed, see the marked words.`;
  const value = (stored: string | null) =>
    stored === null
      ? "none"
      : as === "time"
        ? time(stored)
        : as === "money"
          ? money(stored)
          : as === "flag"
            ? stored === "true"
              ? "taken"
              : "not taken"
            : stored;
  return `${fields[field]}: ${value(before)} → ${value(after)}`;
}

export const noticeWordsEn: WordsOfNotices = {
  fields,
  kinds: {
    bidReceived: { subject: ({ number }) => `Bid received: ${number}`, says: received },
    bidRevised: { subject: ({ number }) => `Bid revised: ${number}`, says: received },
    bidWithdrawn: {
      subject: ({ number }) => `Bid withdrawn: ${number}`,
      says: ({ title, at, persons, closing }, { time, names }) => [
        `Your company’s bid on ${title} was withdrawn on ${time(at)}${by(names(persons))}.`,
        `Until ${time(closing)} your company may bid again.`,
      ],
    },
    tenderAmended: {
      subject: ({ number, addendum }) => `Addendum ${addendum} to ${number}`,
      says: ({ title, changes, note, asks, closing }, { time }) => [
        `${title} was changed.`,
        ...changes.map((change) => changed(change, time)),
        ...(note ? [note] : []),
        ...(asks
          ? [`Your bid is still submitted. Please confirm it unchanged, or revise it, before ${time(closing)}.`]
          : []),
      ],
    },
    tenderCancelled: {
      subject: ({ number }) => `Tender ${number} was cancelled`,
      says: ({ title, reason }) => [
        `${title} was cancelled. The buyer’s reason: ${reason}`,
        "Nothing more is needed from you.",
      ],
    },
    statusChanged: {
      subject: ({ number, happened }) => `Tender ${number} ${HAPPENED[happened][0]}`,
      says: ({ title, happened, reason }) => [
        `${title} ${HAPPENED[happened][0]}.`,
        ...(reason ? [`The buyer’s reason: ${reason}`] : []),
        ...HAPPENED[happened].slice(1),
      ],
    },
    closingSoon: {
      subject: ({ number, hours }) => `${number} closes ${inTime(hours)}`,
      says: ({ title, at, persons, closing, unconfirmed }, { time, names }) => [
        `${title} closes on ${time(closing)}.`,
        ...(unconfirmed === null ? [] : [`Your bid does not confirm addendum ${unconfirmed} yet.`]),
        ...(at === null
          ? []
          : [`Your draft was last saved on ${time(at)}${by(names(persons))}, and is not submitted.`]),
        ...(unconfirmed === null && at === null
          ? ["You asked a question about it, and have not submitted a bid."]
          : []),
      ],
    },
    tenderSealed: {
      subject: ({ number, hash }) => `${number} has closed: seal ${hash.slice(0, 12)}`,
      says: ({ title, bids: count, hash, receipt, isAgain }) => [
        `${title} has closed. ${bids(count)} ${count === 1 ? "was" : "were"} held at the closing time. ${count === 1 ? "Its receipt stands" : "Their receipts stand"} in one seal: ${hash}.`,
        `Your receipt ${receipt} is in it.`,
        ...(isAgain
          ? ["The tender had closed before and was opened for bids again. This seal is of the closing now."]
          : []),
      ],
      inMail: (verify) => [
        "Keep this mail: it shows later that no bid was added, removed or changed.",
        `This page checks your receipt and the seal, without signing in, and says how anybody computes both: ${verify}`,
      ],
    },
    documentsOwed: {
      subject: ({ number }) => `Documents owed on ${number}`,
      says: ({ title, owed, names, until }, { time }) => [
        `${title} has closed.`,
        `${documents(owed)} no address yet${names.length > 0 ? `: ${names.join(", ")}` : ""}.`,
        `You have until ${time(until)}.`,
      ],
    },
    fileRefused: {
      subject: ({ name }) => (name === null ? "A file of your bid contains a virus" : `${name} contains a virus`),
      says: ({ name, virus, of, title }) => [
        `${name ?? "A file"}${title === null ? "" : `, uploaded for ${title},`} contains a virus (${virus}) and was deleted.`,
        {
          ownBid:
            "If you have submitted a bid, it is still submitted, without this file. Before the closing time you can revise it and upload a clean file.",
          bid: "The bid is still submitted, without this file. The company was notified.",
          ownTender: "Please upload a clean file in its place.",
          ownCompany: "Please upload a clean file in its place.",
        }[of],
      ],
    },
    bidsOpened: {
      subject: ({ number }) => `Bids on ${number} were opened`,
      says: ({ title, at, persons, bids: count, readOut = [] }, { time, names }) => [
        `The bids on ${title} were opened on ${time(at)}${by(names(persons))}. ${bids(count)}.`,
        ...readAloud(readOut, count),
      ],
    },
    awardMade: {
      subject: ({ number, isChosen }) => (isChosen ? `Awarded: ${number}` : `Outcome of ${number}`),
      says: ({ title, isChosen, ...why }) => [
        isChosen ? `${title} was awarded: your bid was chosen.` : `${title} was awarded: your bid was not chosen.`,
        ...outcomeSentences(why),
      ],
    },
    bidDecided: {
      subject: ({ number }) => `Outcome of ${number}`,
      says: ({ title, outcome, ...why }) => [
        outcome === "accepted"
          ? `Your bid on ${title} was accepted.`
          : outcome === "rejected"
            ? `Your bid on ${title} was not chosen.`
            : `The decision on your bid on ${title} was taken back: it is pending again.`,
        ...outcomeSentences(why),
      ],
    },
    questionAnswered: {
      subject: ({ number, question, isCorrected }) =>
        isCorrected ? `Corrected answer Q-${question} on ${number}` : `Answer Q-${question} on ${number}`,
      says: ({ title, asked, answer, isCorrected, closing }, { time }) => [
        isCorrected
          ? `The answer to a question about ${title} was corrected.`
          : `A question about ${title} was answered.`,
        asked,
        answer,
        ...(closing ? [`The tender now closes on ${time(closing)}.`] : []),
      ],
    },
    questionDeclined: {
      subject: ({ number }) => `Your question on ${number}`,
      says: ({ title, declined }) => [`Your question about ${title} was not answered: ${declined}`],
    },
    questionAsked: {
      subject: ({ number }) => `${number}: a question to answer`,
      says: ({ title, closing }, { time }) => [
        `A question about ${title} was asked. Answer it before the tender closes on ${time(closing)}.`,
      ],
    },
    searchMatched: {
      subject: ({ number }) => `New tender: ${number}`,
      says: ({ title, name }) => [`${title} matches your saved search “${name}”.`],
    },
    noBids: {
      subject: ({ number }) => `${number}: closed without a bid`,
      says: ({ title }) => [
        `${title} has closed, and no company has a bid on it. You can open it again with a later closing date.`,
      ],
    },
    openingDue: {
      subject: ({ number }) => `${number}: its bids can be opened`,
      says: ({ title, bids: count }) => [
        `${title} is sealed and has closed with ${bids(count)}. Open the bids to read them.`,
      ],
    },
    openingAwaited: {
      subject: ({ number }) => `${number}: a second person is awaited`,
      says: ({ title, at, persons, minutes }, { time, names }) => [
        `The opening of ${title} was approved on ${time(at)}${by(names(persons))}. It needs a second administrator within ${minutes} minutes.`,
      ],
    },
    decisionOverdue: {
      subject: ({ number }) => `${number}: the decision is overdue`,
      says: ({ title, expected }, { day }) => [
        `The decision on ${title} was expected by ${day(expected)}. Decide on its bids, or tell bidders a later day in Tender Management.`,
      ],
    },
    requestReceived: {
      subject: () => "A new integration request",
      says: ({ at }, { time }) => [
        `An integration request was received on ${time(at)}. Read it and mark it as handled once it is answered.`,
      ],
    },
    companyDocumentExpires: {
      subject: ({ name, days }) => `${name} expires in ${days} ${days === 1 ? "day" : "days"}`,
      says: ({ name, until }, { day }) => [
        `“${name}”, a document of your company, expires on ${day(until)}. A tender may ask for a document that is valid at its closing time.`,
        "When you have the new one, replace the file and the date on the page of your company.",
      ],
    },
    tokenEnds: {
      subject: ({ name, days }) => `Your API token ${name} ends in ${days} days`,
      says: ({ name, beginning, ends }, { time }) => [
        `Your API token “${name}”, which begins with ${beginning}, ends on ${time(ends)}. From then on, requests with it are refused.`,
        "If a program still needs it, create a new token, and revoke this one once the program uses the new one.",
      ],
    },
    webhookDisabled: {
      subject: ({ host }) => `Your webhook at ${host} was disabled`,
      says: ({ host, days, at, failure }, { time }) => [
        `Your webhook at ${host} has taken no message for ${days} days, or has answered that it wants none, and was disabled on ${time(at)}. The last attempt ended so: ${failure}.`,
        "What has happened since then is not sent. Once the receiver works again, enable the webhook, and send the messages of its log again.",
      ],
    },
  },
  hello: "Hello",
  desk: "The global desk",
  more: "In the portal:",
  several: (subject, others) => `${subject} (and ${others} more)`,
  daily: (notices) => (notices === 1 ? "1 notice of the day" : `${notices} notices of the day`),
  stop: (group, settings) => `You get this mail because of “${group}” in your settings: ${settings}`,
  stopSearch: (name, url) => `You get this mail because of your saved search “${name}”. To stop its mails: ${url}`,
  groups: { tenders: "Tenders you take part in", reminders: "Reminders", administration: "Administration" },
  deliveries: { portal: "in the portal only", daily: "daily", atOnce: "at once" },
  page: {
    search: (name) => `Saved search: ${name}`,
    title: "Stop these mails",
    asks: (stopped) => `Mails about ${quoted(stopped)} will no longer come. The notices stay in the portal.`,
    button: "Stop these mails",
    done: (stopped, again) => `Mails about ${quoted(stopped)} are stopped. ${again}`,
    inSettings: "You can choose them again in the settings.",
    inSearches: "You can choose them again at your saved searches, in Browse Tenders.",
    invalid: "This link is not valid. You can stop mails in the settings of the portal.",
    settings: "Settings",
    searches: "Browse Tenders",
  },
};
