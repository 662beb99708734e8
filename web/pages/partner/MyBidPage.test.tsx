import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aMyBid, submittedTerms } from "#web/features/bids/myBid.builders.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { MyBidPage } from "#web/pages/partner/MyBidPage.tsx";
import { paths } from "#web/paths.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { submitBid } from "#web/testing/submitBid.ts";
import { aUser } from "#web/testing/session.builders.ts";

function open(bid: ReturnType<typeof aMyBid>, answers: Answers = {}, search = "") {
  rememberUser(aUser());
  const routes = [{ path: paths.myBid(":bidId"), element: <MyBidPage /> }];
  return renderAt(paths.myBid(bid.id) + search, routes, {
    MyBid: () => ({ bid }),
    BidDraft: () => ({ bidDraft: null }),
    ...answers,
  });
}

test("the page shows the receipt and exactly what was submitted", async () => {
  const bid = aMyBid({ revisions: [submittedTerms({ documentsUrl: "https://docs.example.org/bid.pdf" })] });
  open(bid);

  const receipt = within(await screen.findByRole("region", { name: "Receipt" }));

  for (const text of [
    "AX-00001-ABCDE",
    "Dec 1, 2026, 12:30:00 UTC",
    "Mwangi Engineering",
    "AX-2026-001, Athi River bridge rehabilitation",
    "$1,850,000",
    "240 days",
    "1".repeat(64),
  ])
    expect(receipt.getByText(text)).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: "Submitted proposal" })).getByText(/Stage two: deck and bearings/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: /^View Bid Documents/ })).toHaveAttribute(
    "href",
    "https://docs.example.org/bid.pdf",
  );
});

test.each([
  ["accepted", { status: "accepted", decidedAt: "2026-12-20T10:00:00.000Z" }, /^Your bid was accepted on /],
  [
    "rejected",
    { status: "rejected", decidedAt: "2026-12-20T10:00:00.000Z" },
    /^Your bid was not accepted: it was rejected on /,
  ],
  ["withdrawn", { withdrawnAt: "2026-12-20T10:00:00.000Z" }, /^You withdrew this bid on /],
] as const)("a bid that is %s says so", async (_what, given, sentence) => {
  open(aMyBid(given));

  expect(await screen.findByText(sentence)).toHaveTextContent(formatDateTime("2026-12-20T10:00:00.000Z"));
});

test("a losing bidder reads the reason in exactly the buyer's words, how many bids there were and who won", async () => {
  const words = "Your method has no scour protection\nfor the north pier.";
  const winner = { __typename: "DisclosedWinner" as const, companyName: "Osun Spans", bidAmount: 1_790_000 };
  const outcome = {
    __typename: "BidOutcome" as const,
    reason: "requirementNotMet" as const,
    words,
    nextSteps: null,
    bidCount: 7,
    winner,
  };
  open(aMyBid({ status: "rejected", decidedAt: "2026-12-20T10:00:00.000Z", outcome }));

  expect(await screen.findByText("Requirement not met")).toBeVisible();
  expect(screen.getByText(/^Your method has no scour/).textContent).toBe(words);
  expect(screen.getByText("7 bids")).toBeVisible();
  expect(screen.getByText("Osun Spans, $1,790,000")).toBeVisible();
});

test("the winner reads the next steps, and not its own name", async () => {
  const winner = { __typename: "DisclosedWinner" as const, companyName: "Mwangi Engineering", bidAmount: 1_850_000 };
  const outcome = {
    __typename: "BidOutcome" as const,
    reason: null,
    words: null,
    nextSteps: "Sign until Friday.",
    bidCount: 1,
    winner,
  };
  open(aMyBid({ status: "accepted", decidedAt: "2026-12-20T10:00:00.000Z", outcome }));

  expect(await screen.findByText("Sign until Friday.")).toBeVisible();
  expect(screen.queryByText("Winner")).not.toBeInTheDocument();
});

test("who reads the own bid has read what was told about it; a failure to mark it is no failure of the page", async () => {
  setUnread(1);
  const bid = aMyBid({ status: "rejected", decidedAt: "2026-12-20T10:00:00.000Z" });
  const { api } = open(bid, { MarkNotices: () => Promise.reject(new Error("offline")) });

  await waitFor(() =>
    expect(api.operations.find(({ name }) => name === "MarkNotices")?.variables).toEqual({
      bidId: bid.id,
      about: "outcomes",
    }),
  );

  expect(await screen.findByText(/^Your bid was not accepted/)).toBeVisible();
  act(() => setUnread(0));
});

test("while a bid is pending or its tab is in the background, nothing that is told of its outcome is marked as read", async () => {
  setUnread(1);
  const { api, unmount } = open(aMyBid());
  expect(await screen.findByRole("region", { name: "Receipt" })).toBeVisible();
  unmount();
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const decided = open(aMyBid({ status: "rejected", decidedAt: "2026-12-20T10:00:00.000Z" }), {
    MarkNotices: () => ({ markNotices: 0 }),
  });
  expect(await screen.findByText(/^Your bid was not accepted/)).toBeVisible();
  const marks = () =>
    [api, decided.api].flatMap(({ operations }) => operations).filter(({ name }) => name === "MarkNotices");
  expect(marks()).toEqual([]);

  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  await waitFor(() => expect(marks()).toHaveLength(1));
  act(() => setUnread(0));
});

test.each([
  ["2099-02-01T23:59:59.999Z", "expected Feb 1, 2099"],
  ["2020-02-01T23:59:59.999Z", "expected Feb 1, 2020, not decided yet"],
])("a pending bid says when the decision is expected: %s", async (decisionExpectedOn, words) => {
  const bid = aMyBid();
  open({ ...bid, tender: { ...bid.tender, status: "closed", decisionExpectedOn } } as ReturnType<typeof aMyBid>);

  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [
    "shown with its time once the tender is sealed",
    { closing: 1, sealedAt: "2026-12-31T12:00:16.000Z", sha256: "5".repeat(64) },
  ],
  ["left out before", null],
])("the closing seal is %s", async (_when, seal) => {
  const bid = aMyBid();
  open({
    ...bid,
    tender: { ...bid.tender, closingSeal: seal && { __typename: "ClosingSeal" as const, ...seal } },
  } as ReturnType<typeof aMyBid>);

  await screen.findByRole("region", { name: "Submitted proposal" });

  if (seal)
    for (const text of [seal.sha256, "Dec 31, 2026, 12:00:16 UTC"]) expect(await screen.findByText(text)).toBeVisible();
  else expect(screen.queryByRole("region", { name: "Closing seal" })).not.toBeInTheDocument();
});

describe("an open page while the closing seal is due", () => {
  withoutJitter();

  test("the closing seal appears on the open page once the server has made it", async () => {
    const bid = aMyBid();
    const seal = { __typename: "ClosingSeal" as const, closing: 1, sealedAt: "2026-12-31T12:00:16.000Z" };
    let reads = 0;
    const read = () => {
      const closingSeal = ++reads > 2 ? { ...seal, sha256: "5".repeat(64) } : null;
      return { bid: { ...bid, tender: { ...bid.tender, status: "closed", closingSeal } } };
    };
    open(bid, { MyBid: read });
    await screen.findByRole("region", { name: "Submitted proposal" });
    expect(screen.queryByRole("region", { name: "Closing seal" })).not.toBeInTheDocument();

    await pass(12);
    expect(await screen.findByText("5".repeat(64))).toBeVisible();

    const readsUntilThen = reads;
    await pass(12);
    expect(reads).toBe(readsUntilThen);
  });
});

test("the title of the page and of the document names the tender", async () => {
  open(aMyBid());

  expect(
    await screen.findByRole("heading", { level: 1, name: "My Bid: Athi River bridge rehabilitation" }),
  ).toBeVisible();
  expect(document.title).toMatch(/^My Bid: Athi River bridge rehabilitation \| /);
  expect(screen.getByRole("banner")).toHaveTextContent("AX-2026-001");
});

const DECIDED = "2026-12-20T10:00:00.000Z";

test.each([
  ["undecided", {}, ["Your bid is submitted", "Receipt"]],
  ["accepted", { status: "accepted", decidedAt: DECIDED }, ["Your bid", "Receipt"]],
  ["rejected", { status: "rejected", decidedAt: DECIDED }, ["Your bid", "Receipt"]],
  ["withdrawn", { withdrawnAt: DECIDED }, ["Your bid", "Receipt"]],
] as const)("the outcome comes before the receipt once there is one: a bid that is %s", async (_what, given, order) => {
  open(aMyBid(given));
  await screen.findByRole("region", { name: "Receipt" });

  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

  expect(titles.slice(0, 2)).toEqual(order);
});

test.each([
  ["undecided", {}],
  ["rejected while its tender is open again", { status: "rejected", decidedAt: DECIDED }],
] as const)("each time is given once on a bid that is %s", async (_what, given) => {
  const bid = aMyBid(given);
  const { container } = open(bid);
  await screen.findByRole("region", { name: "Receipt" });

  const texts = container.textContent.split(formatDateTime(bid.tender?.closingDate ?? ""));

  expect(texts).toHaveLength(2);
  expect(container.textContent.split("Dec 1, 2026, 12:30:00 UTC")).toHaveLength(2);
  for (const gone of ["Your time", "Closes, UTC"]) expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

test("a bid that can still be changed says what happens next and when; after closing its card says when that was", async () => {
  const at = (closingDate: string) => {
    const bid = aMyBid();
    open({ ...bid, tender: { ...bid.tender, closingDate } as typeof bid.tender });
    return formatDateTime(closingDate);
  };

  const until = at("2099-12-31T23:59:59.999Z");
  expect(await screen.findByRole("region", { name: "Your bid is submitted" })).toHaveTextContent(
    `You can revise or withdraw your bid until ${until}.`,
  );
  cleanup();
  const closed = at("2020-12-31T23:59:59.999Z");
  const card = within(await screen.findByRole("region", { name: "Your bid" }));
  expect(card.getByText("Closed").nextElementSibling).toHaveTextContent(closed);
  expect(screen.queryByRole("region", { name: "Your bid is submitted" })).not.toBeInTheDocument();
});

test("a tender that is closed leaves nothing to revise or withdraw", async () => {
  const bid = aMyBid();
  open({ ...bid, tender: { ...bid.tender, status: "closed" } as typeof bid.tender });

  expect(await screen.findByText("Bidding has closed. The decision will stand here.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Revise" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Withdraw" })).not.toBeInTheDocument();
});

test("a tender that was taken back leaves its number and title on the page and on the receipt, and says so", async () => {
  open(aMyBid({ tender: null }));

  expect(await screen.findByText("This tender was taken back and is not open now.")).toBeVisible();
  expect(screen.getByText("What you submitted is kept.")).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: "Receipt" })).getByText("AX-2026-001, Athi River bridge rehabilitation"),
  ).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Your bid" })).getByText("Taken back")).toBeVisible();
  expect(screen.queryByText(/Bidding has closed/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "View tender" })).not.toBeInTheDocument();
});

test.each([
  ["undecided", {}, "This tender was withdrawn by its owner; no decision is expected."],
  ["accepted", { status: "accepted", decidedAt: "2026-12-20T10:00:00.000Z" }, /^Your bid was accepted on [^.]+\.$/],
] as const)("a tender that was deleted reads Deleted, with a bid that is %s", async (_what, given, sentence) => {
  const { tender } = aMyBid();
  open(aMyBid({ ...given, tender: tender && { ...tender, deletedAt: "2026-12-21T00:00:00.000Z" } }));

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText("The tender is not shown any more. What you submitted is kept.")).toBeVisible();
  const outcome = within(screen.getByRole("region", { name: "Your bid" }));
  expect(outcome.getByText("Deleted")).toBeVisible();
  expect(outcome.queryByText("open")).not.toBeInTheDocument();
});

const CANCELLED_ON = "2026-12-03T10:00:00.000Z";
const cancelledBid = (given: Partial<ReturnType<typeof aMyBid>> = {}) => {
  const { tender } = aMyBid();
  return aMyBid({
    ...given,
    tender: tender && {
      ...tender,
      status: "closed",
      cancelledAt: CANCELLED_ON,
      cancelReason: "The ministry withdrew the budget.",
      decisionExpectedOn: "2027-01-15T23:59:59.999Z",
    },
  });
};

test("a bid on a cancelled tender says when and why it was cancelled, and expects nothing", async () => {
  open(cancelledBid({ unconfirmedAddenda: [1] }));

  expect(
    await screen.findByText(`This tender was cancelled on ${formatDateTime(CANCELLED_ON)}. No decision is expected.`),
  ).toBeVisible();
  const outcome = within(screen.getByRole("region", { name: "Your bid" }));
  for (const text of ["Cancelled", "no decision", "The ministry withdrew the budget."])
    expect(outcome.getByText(text)).toBeVisible();
  expect(outcome.getByRole("link", { name: "View tender" })).toBeVisible();
  for (const gone of [/pending/i, /decision will stand here/, /not confirmed/i, "Closes", "Closed", "Decision"])
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

test.each([
  ["accepted", { status: "accepted", decidedAt: "2026-12-02T10:00:00.000Z" }, /^Your bid was accepted on/],
  ["withdrawn", { withdrawnAt: "2026-12-02T10:00:00.000Z" }, /^You withdrew this bid on/],
] as const)(
  "a bid that was %s keeps its outcome when its tender is cancelled, which is said",
  async (_, given, sentence) => {
    open(cancelledBid(given));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(
      screen.getByText(`This tender was cancelled on ${formatDateTime(CANCELLED_ON)}. What you submitted is kept.`),
    ).toBeVisible();
  },
);

test("a decided bid whose tender is open again says until when, and that a revision is decided anew", async () => {
  const bid = aMyBid({ status: "rejected", decidedAt: "2026-12-20T10:00:00.000Z" });
  open(bid);

  const until = formatDateTime(bid.tender?.closingDate ?? "");
  expect(await screen.findByText(/^Your bid was not accepted/)).toHaveTextContent(
    `Bidding is open again until ${until}; a revision is decided anew.`,
  );
});

test("a withdrawal that is refused because the tender has closed shows the tender as it is now", async () => {
  const bid = aMyBid();
  const { api } = open(bid, {
    WithdrawBid: () => {
      throw refused("TENDER_CLOSED", "This tender no longer accepts bids");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  api.answers.MyBid = () => ({ bid: { ...bid, tender: bid.tender && { ...bid.tender, status: "closed" } } });

  await userEvent.click(screen.getByRole("button", { name: "Withdraw bid" }));

  expect(await screen.findByText("Bidding has closed. The decision will stand here.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Revise" })).not.toBeInTheDocument();
});

test("a revision that is refused because the tender has closed keeps its text under a Closed button", async () => {
  const bid = aMyBid();
  const { api } = open(
    bid,
    {
      ReviseBid: () => {
        throw refused("TENDER_CLOSED", "This tender no longer accepts bids");
      },
    },
    "?revise=1",
  );
  const amount = await screen.findByRole("textbox", { name: "Bid amount (USD)" });
  await userEvent.type(amount, "0");
  api.answers.MyBid = () => ({ bid: { ...bid, tender: null } });

  await submitBid("Submit Revision");

  expect(await screen.findByRole("button", { name: "Closed" })).toBeDisabled();
  expect(screen.getByText("This tender no longer accepts bids")).toBeVisible();
  expect(amount).toHaveValue("18500000");
});

test("a bid that is not there, and another company's that an administrator may read, is not found", async () => {
  const { unmount } = open(aMyBid({ companyId: "another" }));
  expect(await screen.findByText("Bid not found")).toBeVisible();
  unmount();

  open(aMyBid(), {
    MyBid: () => {
      throw refused("NOT_FOUND", "Bid not found");
    },
  });
  expect(await screen.findByRole("link", { name: "Back to My Bids" })).toHaveAttribute("href", paths.myBids);
});

test("revising opens the submitted terms, and sends them with the revision that was read", async () => {
  const bid = aMyBid();
  const { api } = open(bid, {
    ReviseBid: () => ({
      reviseBid: aMyBid({ revisions: [submittedTerms({ revision: 2, bidAmount: 9 }), submittedTerms()] }),
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Revise" }));
  const amount = await screen.findByRole("textbox", { name: "Bid amount (USD)" });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue("1850000");

  await userEvent.clear(amount);
  await userEvent.type(amount, "9");
  await submitBid("Submit Revision");

  expect(await screen.findByText("Your bid has been revised successfully")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "ReviseBid")?.variables).toMatchObject({
    id: "b1",
    input: { bidAmount: 9, timelineDays: 240, revision: 1 },
  });
  expect(within(screen.getByRole("region", { name: "Receipt" })).getByText("AX-00002-ABCDE")).toBeVisible();
  expect(await screen.findByText("Revision 1")).toBeVisible();
});

test("withdrawing asks first, and leaves the focus on the title", async () => {
  const { api } = open(aMyBid(), {
    WithdrawBid: () => ({ withdrawBid: aMyBid({ withdrawnAt: "2026-12-02T00:00:00.000Z" }) }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  expect(api.operations.some(({ name }) => name === "WithdrawBid")).toBe(false);

  await userEvent.click(screen.getByRole("button", { name: "Withdraw bid" }));

  expect(await screen.findByText(/^You withdrew this bid/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: /^My Bid/ })).toHaveFocus());
});

test("the receipt is copied as plain lines, and that is announced", async () => {
  const user = userEvent.setup();
  open(aMyBid());

  await user.click(await screen.findByRole("button", { name: "Copy receipt" }));

  await waitFor(() => expect(screen.getByRole("status", { name: "Receipt" })).toHaveTextContent("Copied"));
  expect(await navigator.clipboard.readText()).toContain(
    "Receipt number: AX-00001-ABCDE\nReceived: Dec 1, 2026, 12:29:59.9 UTC\nSubmitted: Dec 1, 2026, 12:30:00 UTC\nBidder: Mwangi Engineering\nTender: AX-2026-001, Athi River bridge rehabilitation",
  );
});

test("a bid that cannot be loaded can be tried again", async () => {
  const bid = aMyBid();
  const { api } = open(bid, {
    MyBid: () => {
      throw refused("INTERNAL", "Something went wrong");
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });

  api.answers.MyBid = () => ({ bid });
  act(() => again.click());

  expect(await screen.findByRole("region", { name: "Receipt" })).toBeVisible();
});

describe("a revision while the server cannot be reached", () => {
  withoutJitter();

  async function revise(answers: Answers) {
    const view = open(aMyBid(), answers, "?revise=1");
    await userEvent.type(await screen.findByRole("textbox", { name: "Bid amount (USD)" }), "0");
    await submitBid("Submit Revision");
    await screen.findByText(/The portal cannot be reached at the moment/);
    return {
      ...view,
      sent: () => view.api.operations.filter(({ name }) => name === "ReviseBid").map(({ variables }) => variables),
    };
  }
  const revised = aMyBid({ revisions: [submittedTerms({ revision: 2, bidAmount: 18_500_000 }), submittedTerms()] });

  test("is sent again by itself over the revision that was read", async () => {
    const { sent } = await revise({ ReviseBid: unavailable(1, () => ({ reviseBid: revised })) });

    await pass(4);

    expect(screen.getByText("Your bid has been revised successfully")).toBeVisible();
    const [first, second] = sent();
    expect(first).toMatchObject({ input: { bidAmount: 18_500_000, revision: 1 } });
    expect(second).toEqual(first);
  });

  test("whose answer was lost is revised once", async () => {
    const { api, sent } = await revise({
      ReviseBid: unavailable(1, () => {
        throw refused("CONFLICT", "This bid was changed by somebody else in the meantime.");
      }),
    });
    api.answers.MyBid = () => ({ bid: revised });

    await pass(4);

    expect(screen.getByText("Your bid has been revised successfully")).toBeVisible();
    expect(sent()).toHaveLength(2);
  });
});

test("a bid that does not confirm an addendum says so until its company confirms it", async () => {
  const addendum = (number: number) => ({
    __typename: "Addendum",
    id: `a${number}`,
    number,
    issuedAt: "2026-11-21T09:00:00.000Z",
    note: null,
    weight: number === 3 ? "notice" : "confirm",
    changes: [{ __typename: "AddendumChange", field: "location", before: "Bangui", after: `Boali ${number}` }],
  });
  const confirmedAs = (addendum: number) => ({
    __typename: "AddendaConfirmation" as const,
    addendum,
    confirmedAt: "2026-12-02T08:00:00.000Z",
    confirmedBy: "mwangi",
  });
  const bid = aMyBid({ unconfirmedAddenda: [2], addendaConfirmation: confirmedAs(1) });
  const { api } = open({ ...bid, tender: { ...bid.tender, newestAddendum: 3 } } as ReturnType<typeof aMyBid>, {
    TenderAddenda: () => ({
      tender: {
        __typename: "Tender",
        id: bid.tenderId,
        tenderNumber: bid.tenderNumber,
        title: bid.tenderTitle,
        newestAddendum: 3,
        cancelledAt: null,
        cancelReason: null,
        addenda: [addendum(3), addendum(2), addendum(1)],
      },
    }),
    ConfirmAddenda: ({ bidId }) => ({
      confirmAddenda: {
        __typename: "Bid",
        id: bidId,
        unconfirmedAddenda: [],
        addendaConfirmation: confirmedAs(3),
      },
    }),
  });

  expect(await screen.findByText("Addendum 2 not confirmed")).toBeVisible();
  expect(await screen.findByText("Boali 2")).toBeVisible();
  expect(screen.getByText("Boali 3")).toBeVisible();
  expect(screen.queryByText("Boali 1")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Confirm my bid unchanged" }));

  expect(await screen.findByText("You have confirmed your bid unchanged")).toBeVisible();
  expect(screen.queryByText("Addendum 2 not confirmed")).not.toBeInTheDocument();
  expect(screen.getByText("All addenda up to 3 confirmed on Dec 2, 2026, 8:00 AM UTC by mwangi")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "ConfirmAddenda")?.variables).toEqual({
    bidId: bid.id,
    upTo: 3,
    clientMutationId: expect.any(String) as string,
  });
});

test("after the closing a bid that was not confirmed says so, and can no longer be confirmed", async () => {
  const bid = aMyBid({ unconfirmedAddenda: [1, 2] });
  open({ ...bid, tender: { ...bid.tender, status: "closed" } } as ReturnType<typeof aMyBid>);

  expect(await screen.findByText("Addenda 1 and 2 not confirmed")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirm my bid unchanged" })).not.toBeInTheDocument();
});
