import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import {
  aPageBid,
  aPageTender,
  aTenderPageAnswer,
  hoursFromNow,
} from "#web/features/tenders/page/tenderPage.builders.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { aTender } from "#web/features/tenders/tender.builders.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { TenderPage } from "#web/pages/partner/TenderPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const ADDENDUM = {
  __typename: "Addendum",
  id: "a1",
  number: 1,
  issuedAt: "2026-11-21T09:00:00.000Z",
  weight: "confirm",
  note: "The lender asks for four.",
  changes: [{ __typename: "AddendumChange", field: "requirements", before: "Three works", after: "Four works" }],
};
const noQuestions = {
  __typename: "QuestionConnection",
  totalCount: 0,
  nodes: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

type Given = Parameters<typeof aTenderPageAnswer>[0];

function open(
  given: Given = {},
  { isAdmin = false, hash = "", answers = {} }: { isAdmin?: boolean; hash?: string; answers?: Answers } = {},
) {
  rememberUser(aUser({ isAdmin }));
  const { tender = aPageTender() } = given;
  return renderAt(paths.tender("t1") + hash, [{ path: paths.tender(":tenderId"), Component: TenderPage }], {
    TenderPage: () => aTenderPageAnswer({ ...given, isAdmin }),
    TenderAddenda: () => ({ tender: { ...tender, addenda: [ADDENDUM] } }),
    TenderQuestions: () => ({ tender: { ...tender, questions: noQuestions } }),
    OwnQuestions: () => ({ myQuestions: noQuestions }),
    ...answers,
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
/** The text of each primary button, and the address to which it leads; null for a button that opens a dialog. */
const primaries = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]
    .filter((button) => button.className.includes("MuiButton-contained"))
    .map((button) => [button.textContent, button.getAttribute("href")]);

test("a partner reads in one order: the own standing, what is asked, the dates, changes, questions, documents, outcome", async () => {
  open({ tender: aPageTender({ documentsUrl: "https://docs.example.org/t.pdf" }) });

  expect(await screen.findByRole("heading", { level: 1, name: "Athi River bridge rehabilitation" })).toBeVisible();
  const header = within(screen.getByRole("heading", { level: 1 }).closest("header")!);
  expect(header.getByText("AX-2026-001")).toBeVisible();
  expect(header.getByText("open")).toBeVisible();
  expect(header.getByText("Infrastructure · Machakos County, Kenya")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Your company",
    "Tender details",
    "Dates",
    "Changes",
    "Questions",
    "Documents",
    "Outcome",
  ]);
  expect(screen.getByRole("link", { name: /^View Tender Documents/ })).toHaveAttribute(
    "href",
    "https://docs.example.org/t.pdf",
  );
});

const closed = { publishedAt: hoursFromNow(-200), closingDate: hoursFromNow(-30), questionsUntil: hoursFromNow(-96) };
const decided = { status: "rejected" as const, decidedAt: "2026-11-23T10:00:00.000Z" };

test.each<[string, Given, string, string, string]>([
  ["without a profile", { hasProfile: false }, "No bid yet", "Create your company profile", paths.companyProfile],
  ["without a bid", {}, "No bid yet", "Submit Bid", paths.submitBid("t1")],
  ["with a draft", { isDraft: true }, "Draft, not submitted", "Continue your draft", paths.submitBid("t1")],
  ["with a bid", { bid: aPageBid() }, "Bid received", "Receipt, revise or withdraw", paths.myBid("b1")],
  [
    "with a revision begun",
    { bid: aPageBid(), isDraft: true },
    "Bid received, revision not submitted",
    "Continue the revision",
    `${paths.myBid("b1")}?revise=1`,
  ],
  [
    "with an unconfirmed addendum",
    {
      tender: aPageTender({ newestAddendum: 2, amendedAt: hoursFromNow(-1) }),
      bid: aPageBid({ unconfirmedAddenda: [1, 2] }),
    },
    "Addenda 1 and 2 not confirmed",
    "Confirm or revise your bid",
    paths.myBid("b1"),
  ],
  [
    "with a withdrawn bid",
    { bid: aPageBid({ withdrawnAt: "2026-11-22T10:00:00.000Z" }) },
    "Bid withdrawn",
    "Bid again",
    paths.submitBid("t1"),
  ],
  ["closed, without a bid", { tender: aPageTender(closed) }, "No bid", "Browse open tenders", paths.browseTenders],
  [
    "closed, with a draft",
    { tender: aPageTender(closed), isDraft: true },
    "Draft, never submitted",
    "Your drafts and bids",
    paths.myBids,
  ],
  [
    "closed, with a withdrawn bid",
    { tender: aPageTender(closed), bid: aPageBid({ withdrawnAt: "2026-11-22T10:00:00.000Z" }) },
    "Bid withdrawn",
    "Browse open tenders",
    paths.browseTenders,
  ],
  [
    "closed, with a bid",
    { tender: aPageTender(closed), bid: aPageBid() },
    "Bid received",
    "Read your bid",
    paths.myBid("b1"),
  ],
  [
    "closed, with documents owed",
    { tender: aPageTender({ ...closed, closingDate: hoursFromNow(-5) }), bid: aPageBid({ documentsOwed: 2 }) },
    "2 documents have no address yet",
    "Give addresses",
    `${paths.myBid("b1")}#files`,
  ],
  [
    "with a document owed",
    { bid: aPageBid({ documentsOwed: 1 }) },
    "1 document has no address yet",
    "Give addresses",
    `${paths.myBid("b1")}#files`,
  ],
  [
    "closed, too late for documents",
    { tender: aPageTender(closed), bid: aPageBid({ documentsOwed: 2 }) },
    "Bid received",
    "Read your bid",
    paths.myBid("b1"),
  ],
  [
    "reopened, with a rejected bid",
    { bid: aPageBid({ ...decided, documentsOwed: 1 }) },
    "Your bid was not chosen",
    "Revise or withdraw your bid",
    paths.myBid("b1"),
  ],
  [
    "closed, with a bid that confirms nothing",
    { tender: aPageTender(closed), bid: aPageBid({ unconfirmedAddenda: [3] }) },
    "Bid received, Addendum 3 not confirmed",
    "Read your bid",
    paths.myBid("b1"),
  ],
  [
    "as the winner",
    { tender: aPageTender({ ...closed, status: "awarded" }), bid: aPageBid({ ...decided, status: "accepted" }) },
    "Your bid was chosen",
    "Receipt and outcome",
    paths.myBid("b1"),
  ],
  [
    "as a loser",
    { tender: aPageTender({ ...closed, status: "awarded" }), bid: aPageBid(decided) },
    "Your bid was not chosen",
    "Receipt and outcome",
    paths.myBid("b1"),
  ],
  [
    "cancelled, with a bid",
    {
      tender: aPageTender({ status: "closed", cancelledAt: hoursFromNow(-1), cancelReason: "No money." }),
      bid: aPageBid(),
    },
    "Cancelled",
    "Read your bid",
    paths.myBid("b1"),
  ],
  [
    "cancelled, without a bid",
    { tender: aPageTender({ status: "closed", cancelledAt: hoursFromNow(-1), cancelReason: "No money." }) },
    "Cancelled",
    "Browse open tenders",
    paths.browseTenders,
  ],
])("a partner %s reads the own standing and has one next step", async (_what, given, title, label, to) => {
  open(given);

  const card = await section("Your company");

  expect(card.getByText(title)).toBeVisible();
  expect(primaries()).toEqual([[label, to]]);
});

test("who owes documents reads until when, also after closing, with the time that is left", async () => {
  const tender = aPageTender({ ...closed, status: "closed", closingDate: hoursFromNow(-5) });
  open({ tender, bid: aPageBid({ documentsOwed: 2 }) });

  expect(
    (await section("Your company")).getByText(
      new RegExp(`Addresses are taken until ${formatDateTime(tender.documentsUntil!)}`),
    ),
  ).toBeVisible();
  expect(screen.getByRole("timer", { name: "Time left to give addresses" })).toHaveTextContent(/^(18:59:|19:00:00)/);
  expect(screen.queryByRole("timer", { name: "Time left to bid" })).toBeNull();
});

test("a reopened tender tells the bidder of a rejected bid that bidding is open again, and what is not confirmed", async () => {
  const tender = aPageTender({ newestAddendum: 2, amendedAt: hoursFromNow(-1) });
  open({ tender, bid: aPageBid({ ...decided, unconfirmedAddenda: [2] }) });

  expect(
    (await section("Your company")).getByText(
      new RegExp(
        `Bidding is open again until ${formatDateTime(tender.closingDate)}: a revision is decided anew. Addendum 2 not confirmed.`,
      ),
    ),
  ).toBeVisible();
});

test.each([
  ["rejected", decided],
  ["accepted", { ...decided, status: "accepted" as const }],
])("who has the decision, %s, does not read that it is not decided yet", async (_what, given) => {
  open({
    tender: aPageTender({ ...closed, status: "closed", decisionExpectedOn: hoursFromNow(-1) }),
    bid: aPageBid(given),
  });

  expect((await section("Outcome")).getByText("Bidding has closed, and your bid is decided.")).toBeVisible();
  expect(screen.queryByText(/not decided yet/)).toBeNull();
});

const lineOf = () => within(screen.getByRole("list", { name: "Line of time" })).getAllByRole("listitem");

test("the line of time has the known moments in their order, the present between them, and counts down to what comes", async () => {
  const tender = aPageTender({ decisionExpectedOn: hoursFromNow(480) });
  open({ tender });
  await section("Dates");

  expect(lineOf().map((item) => item.firstElementChild?.textContent)).toEqual([
    "Published",
    "Now",
    "Questions until",
    "Closes",
    "Documents until",
    "Decision expected",
  ]);
  expect(lineOf()[1]).toHaveAttribute("aria-current", "time");
  expect(lineOf()[0]).toHaveTextContent(formatDateTime(tender.publishedAt!));
  expect(screen.getByRole("timer", { name: "Time left to ask" })).toHaveTextContent(/^[67] days left$/);
  expect(screen.getByRole("timer", { name: "Time left to bid" })).toHaveTextContent(/^(9|10) days left$/);
  expect(screen.getByText(`Your time, ${Intl.DateTimeFormat().resolvedOptions().timeZone}`)).toBeVisible();
});

test.each<[string, Partial<ReturnType<typeof aPageTender>>, string[]]>([
  [
    "awarded",
    {
      ...closed,
      status: "awarded",
      sealed: true,
      openedAt: hoursFromNow(-20),
      awardedAt: hoursFromNow(-2),
      decisionExpectedOn: hoursFromNow(48),
    },
    ["Published", "Questions until", "Closed", "Bids opened", "Documents until", "Awarded", "Now"],
  ],
  [
    "not decided in time",
    { ...closed, status: "closed", decisionExpectedOn: hoursFromNow(-1) },
    ["Published", "Questions until", "Closed", "Documents until", "Decision expected", "Now"],
  ],
  [
    "cancelled before it closed",
    {
      status: "closed",
      cancelledAt: hoursFromNow(-1),
      cancelReason: "No money.",
      decisionExpectedOn: hoursFromNow(48),
    },
    ["Published", "Cancelled", "Now"],
  ],
  [
    "published before that was kept, without questions",
    { publishedAt: null, takesQuestions: false },
    ["Now", "Closes", "Documents until"],
  ],
])("the line of time of a tender that was %s", async (_what, given, labels) => {
  open({ tender: aPageTender(given) });
  await section("Dates");

  expect(lineOf().map((item) => item.firstElementChild?.textContent)).toEqual(labels);
});

test("the changes have Confirm and Revise while the own bid must confirm them; afterwards the confirmation stays", async () => {
  const tender = aPageTender({ newestAddendum: 1, amendedAt: "2026-11-21T09:00:00.000Z" });
  const confirmation = {
    __typename: "AddendaConfirmation",
    addendum: 1,
    confirmedAt: "2026-11-22T09:00:00.000Z",
    confirmedBy: "mwangi",
  };
  const { api } = open(
    { tender },
    {
      answers: {
        OwnBidAddenda: () => ({
          myBids: {
            __typename: "BidConnection",
            nodes: [
              {
                __typename: "Bid",
                id: "b1",
                tenderId: "t1",
                withdrawnAt: null,
                unconfirmedAddenda: [1],
                addendaConfirmation: null,
                tender: { ...tender, deletedAt: null },
              },
            ],
          },
        }),
        ConfirmAddenda: () => ({
          confirmAddenda: {
            __typename: "Bid",
            id: "b1",
            unconfirmedAddenda: [],
            addendaConfirmation: confirmation,
          },
        }),
      },
    },
  );
  const changes = await section("Changes");
  await userEvent.click(changes.getByText("Changes"));
  expect(await changes.findByRole("article", { name: "Addendum 1" })).toBeVisible();
  expect(await changes.findByRole("link", { name: "Revise bid" })).toHaveAttribute(
    "href",
    `${paths.myBid("b1")}?revise=1`,
  );

  await userEvent.click(changes.getByRole("button", { name: "Confirm my bid unchanged" }));

  expect(
    await changes.findByText(`Addendum 1 confirmed on ${formatDateTime(confirmation.confirmedAt)} by mwangi.`),
  ).toBeVisible();
  expect(changes.queryByRole("button", { name: "Confirm my bid unchanged" })).toBeNull();
  expect(api.operations.find(({ name }) => name === "ConfirmAddenda")?.variables).toMatchObject({
    bidId: "b1",
    upTo: 1,
  });
});

test("changes and questions are asked for when they are opened, and not before", async () => {
  const { api } = open({ tender: aPageTender({ newestAddendum: 1, amendedAt: "2026-11-21T09:00:00.000Z" }) });
  const fold = await section("Changes");
  expect(
    fold.getByText(`1 addendum, the last on ${formatDateTime("2026-11-21T09:00:00.000Z")} · new to you`),
  ).toBeVisible();
  const operations = () => api.operations.map(({ name }) => name);
  expect(operations()).toContain("TenderPage");
  expect(operations()).not.toContain("TenderAddenda");

  await userEvent.click(fold.getByText("Changes"));

  expect(await screen.findByRole("article", { name: "Addendum 1" })).toBeVisible();
  expect(operations()).not.toContain("TenderQuestions");
  await userEvent.click((await section("Questions")).getByText("Questions"));
  expect(await screen.findByText("No question has been answered yet.")).toBeVisible();
  expect(screen.getByLabelText("Your question")).toBeVisible();
});

test.each<[string, Partial<ReturnType<typeof aPageTender>>, string]>([
  [
    "to a partner, once it has closed",
    { ...closed, publishedQuestionCount: 3, unansweredQuestionCount: 2 },
    "3 answered · 2 not answered before closing",
  ],
  [
    "to an administrator as to answer, while it takes bids",
    { publishedQuestionCount: 1, undecidedQuestionCount: 2 },
    "1 answered · 2 to answer",
  ],
  [
    "to an administrator as unanswered as it closes, before the count is read again",
    { ...closed, undecidedQuestionCount: 1 },
    "None answered · 1 not answered before closing",
  ],
  [
    "not where each was decided",
    { ...closed, publishedQuestionCount: 3, unansweredQuestionCount: 0, undecidedQuestionCount: 0 },
    "3 answered",
  ],
])("questions without an answer are counted %s", async (_whom, given, summary) => {
  open({ tender: aPageTender(given) });

  expect((await section("Questions")).getByText(summary)).toBeVisible();
});

test("an outcome that is shown is marked as read, and an answer once the questions are opened; a new notice is marked, too", async () => {
  setUnread(3);
  let left = 3;
  const marked = () => api.operations.filter(({ name }) => name === "MarkNotices").map(({ variables }) => variables);
  const { api } = open(
    { tender: aPageTender({ ...closed, status: "awarded" }), bid: aPageBid(decided) },
    { answers: { MarkNotices: () => ({ markNotices: (left -= 1) }) } },
  );
  await waitFor(() => expect(marked()).toEqual([{ tenderId: "t1", about: "outcomes" }]));

  await userEvent.click((await section("Questions")).getByText("Questions"));
  await waitFor(() => expect(marked()).toContainEqual({ tenderId: "t1", about: "ownQuestions" }));
  const before = marked().length;
  act(() => setUnread(9));

  await waitFor(() => expect(marked().length).toBeGreaterThan(before));
  act(() => setUnread(0));
});

test("a pending bid and closed questions mark nothing, and nothing is asked for while no notice is unread", async () => {
  setUnread(2);
  const { api } = open({ bid: aPageBid() });
  await section("Your company");
  act(() => setUnread(0));
  await userEvent.click((await section("Questions")).getByText("Questions"));
  await screen.findByText("No question has been answered yet.");

  expect(api.operations.map(({ name }) => name)).not.toContain("MarkNotices");
});

test("an address that names a section opens it and leads to it", async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  open({}, { hash: "#questions" });

  expect(await screen.findByText("No question has been answered yet.")).toBeVisible();

  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toHaveTextContent(/^Questions/);
});

test("a loser reads in the outcome why, how many bids there were, and who won", async () => {
  const winner = { __typename: "DisclosedWinner" as const, companyName: "Osun Spans", bidAmount: 1_790_000 };
  const outcome = {
    __typename: "BidOutcome" as const,
    reason: "price" as const,
    words: null,
    nextSteps: null,
    bidCount: 7,
    winner,
  };
  open({
    tender: aPageTender({ ...closed, status: "awarded", awardedAt: "2026-11-23T10:00:00.000Z" }),
    bid: aPageBid({ ...decided, outcome }),
  });

  const card = await section("Outcome");

  expect(card.getByText(`This tender was awarded on ${formatDateTime("2026-11-23T10:00:00.000Z")}.`)).toBeVisible();
  expect(await card.findByText("7 bids")).toBeVisible();
  expect(card.getByText("Osun Spans, $1,790,000")).toBeVisible();
});

test.each([
  [true, "After the award every bidder is told how many bids there were, who won, and the amount."],
  [false, "Every bidder is told how many bids there were, but not who won."],
])("a partner reads before bidding what all bidders are told (of the winner: %s)", async (discloseWinner, sentence) => {
  open({ tender: aPageTender({ discloseWinner }) });

  expect((await section("Outcome")).getByText(sentence)).toBeVisible();
});

test.each([
  ["nothing", true, null],
  ["names", true, /^At the opening the names of the bidders are read out to all who bid\. After the award/],
  [
    "namesAndAmounts",
    true,
    /^At the opening the names of the bidders and their amounts are read out to all who bid\. After the award/,
  ],
  ["names", false, null],
] as const)(
  "a partner reads before bidding that the opening reads out %s (sealed: %s)",
  async (readsOut, sealed, sentence) => {
    open({ tender: aPageTender({ readsOut, sealed }) });

    const outcome = await section("Outcome");

    expect(outcome.getByText(sentence ?? /^After the award/)).toBeVisible();
    if (!sentence) expect(screen.queryByText(/read out/)).toBeNull();
  },
);

const cancelled = { status: "closed", cancelledAt: hoursFromNow(-1), cancelReason: "No money." } as const;

test.each([
  ["an open tender", {}, "Add to calendar (.ics)"],
  ["a cancelled one whose closing time is still ahead", cancelled, "Remove from calendar (.ics)"],
  ["a cancelled one whose closing time has passed", { ...cancelled, closingDate: hoursFromNow(-30) }, null],
])("the calendar file of %s", async (_what, facts, label) => {
  open({ tender: aPageTender(facts) });

  const about = await section("Tender details");

  expect(about.queryByRole("link", { name: /\.ics/ })?.textContent ?? null).toBe(label);
});

test("a cancelled tender says why, and names no day of a decision", async () => {
  const decisionExpectedOn = hoursFromNow(48);
  open({
    tender: aPageTender({
      status: "closed",
      cancelledAt: hoursFromNow(-1),
      cancelReason: "The financing was withdrawn.",
      decisionExpectedOn,
    }),
  });

  const card = await section("Outcome");

  expect(card.getByText("The financing was withdrawn.")).toBeVisible();
  expect(screen.queryByText(new RegExp(formatDate(decisionExpectedOn)))).toBeNull();
});

const pending = { tender: aPageTender({ ...closed, bidCount: 3, undecidedBidCount: 1 }) };
test.each<[string, Given, string, [string, string | null][]]>([
  ["a draft", { tender: aPageTender({ status: "draft", publishedAt: null }) }, "Draft", [["Check and publish", null]]],
  ["one that takes bids", { tender: aPageTender({ bidCount: 1 }) }, "Taking bids: 1 bid", []],
  [
    "one with questions",
    { tender: aPageTender({ undecidedQuestionCount: 2 }) },
    "2 questions to answer",
    [["Answer the questions", "/dashboard/questions?tenderId=t1"]],
  ],
  ["one closed without a bid", { tender: aPageTender(closed) }, "Closed without a bid", []],
  [
    "a sealed one",
    { tender: aPageTender({ ...closed, sealed: true, bidCount: 3 }) },
    "The opening is due",
    [["Open the bids", "/dashboard/tender/t1#opening"]],
  ],
  [
    "a sealed one that was closed early",
    { tender: aPageTender({ status: "closed", sealed: true, bidCount: 3 }) },
    "Closed early",
    [],
  ],
  [
    "one whose bids are all decided",
    { tender: aPageTender({ ...closed, bidCount: 3, undecidedBidCount: 0 }) },
    "Decided, not awarded",
    [["Read the bids", "/dashboard/tender/t1#bids"]],
  ],
  ["one to decide", pending, "The decision is due", [["Decide on the bids", "/dashboard/tender/t1#bids"]]],
  ["an awarded one", { tender: aPageTender({ ...closed, status: "awarded", bidCount: 3 }) }, "Awarded", []],
  [
    "a cancelled one",
    { tender: aPageTender({ status: "closed", cancelledAt: hoursFromNow(-1), cancelReason: "No money." }) },
    "Cancelled",
    [],
  ],
])("an administrator reads what is next with %s", async (_what, given, title, steps) => {
  open(given, { isAdmin: true });

  const card = await section("Next step");

  expect(card.getByText(title)).toBeVisible();
  expect(primaries()).toEqual(steps);
  expect(screen.queryByRole("region", { name: "Your company" })).toBeNull();
});

test("an administrator reads when the bids of a sealed tender that was closed early can be opened", async () => {
  const tender = aPageTender({ status: "closed", sealed: true, bidCount: 3 });
  open({ tender }, { isAdmin: true });

  expect(
    (await section("Next step")).getByText(
      `Bidding was closed before its closing time. 3 sealed bids: they can be opened after ${formatDateTime(tender.closingDate)}.`,
    ),
  ).toBeVisible();
});

const approvedBy = (mine: boolean, minutes: number) => ({
  __typename: "TenderOpening" as const,
  persons: [
    { __typename: "OpeningPerson" as const, id: "u9", username: "ada", approvedAt: hoursFromNow(-minutes / 60), mine },
  ],
});
test.each([
  [
    "who has approved reads that a second one is awaited",
    true,
    10,
    "A second administrator is awaited",
    /You have approved the opening: another administrator opens the bids, until /,
    [],
  ],
  [
    "who is the second reads that one has approved",
    false,
    10,
    "The opening is due",
    /ada has approved the opening: you open the bids as the second person, until /,
    [["Open the bids", "/dashboard/tender/t1#opening"]],
  ],
  [
    "whose approval has lapsed opens the bids again",
    true,
    31,
    "The opening is due",
    /3 sealed bids\.$/,
    [["Open the bids", "/dashboard/tender/t1#opening"]],
  ],
])("an administrator %s", async (_what, mine, minutes, title, sentence, steps) => {
  open(
    {
      tender: aPageTender({
        ...closed,
        sealed: true,
        openingPersons: 2,
        bidCount: 3,
        opening: approvedBy(mine, minutes),
      }),
    },
    { isAdmin: true },
  );

  const card = await section("Next step");

  expect(card.getByText(title)).toBeVisible();
  expect(card.getByText(sentence)).toBeVisible();
  expect(primaries()).toEqual(steps);
});

test("behind the documents an administrator has the bids, the opening and the decision", async () => {
  const { api } = open(
    { tender: aPageTender({ ...closed, sealed: true, bidCount: 3 }) },
    {
      isAdmin: true,
      answers: {
        SealedTender: () => ({
          tender: {
            __typename: "Tender",
            id: "t1",
            status: "open",
            openedAt: null,
            version: 1,
            opening: {
              __typename: "TenderOpening",
              personsNeeded: 1,
              opensAt: hoursFromNow(-23),
              openedAt: null,
              persons: [],
            },
          },
          bids: { ...noQuestions, __typename: "BidConnection", totalCount: 0 },
        }),
      },
    },
  );
  await section("Bids");
  expect(
    screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(-4),
  ).toEqual(["Documents", "Bids", "Opening", "Decision"]);
  expect(api.operations.map(({ name }) => name)).not.toContain("SealedTender");

  await userEvent.click(screen.getByRole("link", { name: "Open the bids" }));

  expect(await screen.findByRole("button", { name: "Open the bids" })).toBeVisible();
});

test("an administrator with a bid stands as a bidder, too, without a second primary button", async () => {
  open({ bid: aPageBid() }, { isAdmin: true });

  expect((await section("Your company")).getByRole("link", { name: "Receipt, revise or withdraw" })).toBeVisible();
  expect(primaries()).toEqual([]);
});

test("a tender that one may not read is not found; one that cannot be reached can be tried again", async () => {
  let answer: () => object = () => {
    throw refused("NOT_FOUND", "There is no such tender");
  };
  const first = open({}, { answers: { TenderPage: () => answer() } });
  expect(await screen.findByRole("heading", { name: "Tender not found" })).toBeVisible();
  first.unmount();

  answer = () => {
    throw new Error("The network is down");
  };
  open({}, { answers: { TenderPage: () => answer() } });
  expect(await screen.findByText("The tender could not be loaded.")).toBeVisible();
  answer = () => aTenderPageAnswer();
  await userEvent.click(screen.getByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByRole("region", { name: "Dates" })).toBeVisible();
});

test("an administrator has the acts of the tender in one bar, as the server allows them, with its reason for the others", async () => {
  const { api } = open(
    { tender: aPageTender({ undecidedQuestionCount: 2, bidCount: 1 }) },
    {
      isAdmin: true,
      answers: {
        ManagedTender: () => ({
          tender: { ...aTender({ id: "t1", version: 3, closingDate: hoursFromNow(240) }), copiedFrom: null },
        }),
        ConcernedByTender: () => ({ tender: { __typename: "Tender", id: "t1", bidCount: 1, concernedPeople: 2 } }),
        UpdateTender: () => ({ updateTender: aTender({ id: "t1", status: "closed", version: 4 }) }),
      },
    },
  );
  const card = await section("Next step");

  expect(card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Answer the questions", "/dashboard/questions?tenderId=t1"],
    ["Edit", "/dashboard/tenders?edit=t1"],
  ]);
  expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Close tender",
    "Copy",
    "Cancel tender",
  ]);
  expect(within(card.getByRole("list", { name: "Not possible now" })).getByRole("listitem")).toHaveTextContent(
    "Decide: This tender still takes bids until its closing time.",
  );

  await userEvent.click(card.getByRole("button", { name: "Close tender" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close tender" }));

  await waitFor(() =>
    expect(api.operations.find(({ name }) => name === "UpdateTender")?.variables).toEqual({
      id: "t1",
      patch: { status: "closed", version: 3 },
    }),
  );
  await waitFor(() => expect(api.operations.filter(({ name }) => name === "TenderPage").length).toBeGreaterThan(1));
});

test("after an act that removes its button the focus is on the title, and what is allowed is read again", async () => {
  let tender = aPageTender({ bidCount: 1 });
  open(
    {},
    {
      isAdmin: true,
      answers: {
        TenderPage: () => aTenderPageAnswer({ tender, isAdmin: true }),
        ManagedTender: () => ({
          tender: { ...aTender({ id: "t1", version: 3, closingDate: hoursFromNow(240) }), copiedFrom: null },
        }),
        ConcernedByTender: () => ({ tender: { __typename: "Tender", id: "t1", bidCount: 1, concernedPeople: 2 } }),
        UpdateTender: () => {
          tender = { ...tender, status: "closed" };
          return { updateTender: aTender({ id: "t1", status: "closed", version: 4 }) };
        },
      },
    },
  );
  const card = await section("Next step");
  expect(card.queryByRole("link", { name: "Decide on the bids" })).toBeNull();

  await userEvent.click(card.getByRole("button", { name: "Close tender" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close tender" }));

  expect(await card.findByRole("link", { name: /^Decide/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Close tender" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("the header has one status and one closing time: after it, nothing says that the tender is open", async () => {
  open({ tender: aPageTender(closed) });
  await section("Your company");

  const header = within(screen.getByRole("heading", { level: 1 }).closest("header")!);

  expect(header.getByText("closed")).toBeVisible();
  expect(header.getByText(/^Closed .* UTC\)?$/)).toBeVisible();
  expect(screen.queryByText("open")).toBeNull();
});
