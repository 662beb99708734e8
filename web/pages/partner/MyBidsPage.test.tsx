import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aDraft, aListedBid } from "#web/features/bids/myBid.builders.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { MyBidList } from "#web/features/bids/mine/MyBidList.tsx";
import { MyBidsPage } from "#web/pages/partner/MyBidsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const pageOf = (nodes: object[], endCursor: string | null = null) => ({
  myBids: {
    __typename: "BidConnection",
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
const noDrafts = { MyBidDrafts: () => ({ myBidDrafts: [] }) };

function open(answers: Answers, search = "") {
  rememberUser(aUser());
  return renderAt(paths.myBids + search, [{ path: paths.myBids, element: <MyBidsPage /> }], answers);
}

test("each bid shows its tender, both statuses, amount, submitted and closing time, and its receipt's number", async () => {
  const bid = aListedBid({ status: "accepted", decidedAt: "2026-12-20T10:00:00.000Z" });
  open({ ...noDrafts, MyBids: () => pageOf([bid]) });

  const row = within(await screen.findByRole("article", { name: "Athi River bridge rehabilitation" }));

  for (const text of ["AX-2026-001", "open", "accepted", "$1,850,000", "AX-00001-ABCDE"])
    expect(row.getByText(text)).toBeVisible();
  for (const moment of [bid.submittedAt, bid.tender?.closingDate ?? "", bid.decidedAt ?? ""])
    expect(row.getByText(formatDateTime(moment))).toBeVisible();
  expect(row.getByRole("link")).toHaveAttribute("href", paths.myBid(bid.id));
});

test.each([
  ["2099-12-31T23:59:59.999Z", "Closes"],
  ["2020-12-31T23:59:59.999Z", "Closed"],
])("the closing time %s reads %s", async (closingDate, term) => {
  const { tender } = aListedBid();
  open({ ...noDrafts, MyBids: () => pageOf([aListedBid({ tender: tender && { ...tender, closingDate } })]) });

  const row = within(await screen.findByRole("article", { name: "Athi River bridge rehabilitation" }));

  expect(row.getByText(term).nextElementSibling).toHaveTextContent(formatDateTime(closingDate));
});

test("a tender that was taken back keeps its number and title; a deleted one reads Deleted", async () => {
  const { tender } = aListedBid();
  const deleted = tender && { ...tender, id: "t2", deletedAt: "2026-12-03T00:00:00.000Z" };
  open({
    ...noDrafts,
    MyBids: () =>
      pageOf([aListedBid({ tender: null }), aListedBid({ id: "b2", tenderTitle: "The lost bridge", tender: deleted })]),
  });

  const back = within(await screen.findByRole("article", { name: "Athi River bridge rehabilitation" }));
  const lost = within(screen.getByRole("article", { name: "The lost bridge" }));

  for (const text of ["AX-2026-001", "Taken back"]) expect(back.getByText(text)).toBeVisible();
  expect(back.queryByText("Closes")).not.toBeInTheDocument();
  expect(lost.getByText("Deleted")).toBeVisible();
  expect(lost.queryByText("open")).not.toBeInTheDocument();
});

test("a bid on a cancelled tender says so, and that nothing is expected", async () => {
  const { tender } = aListedBid();
  const cancelled = tender && { ...tender, status: "closed" as const, cancelledAt: "2026-12-03T10:00:00.000Z" };
  const expecting = cancelled && { ...cancelled, decisionExpectedOn: "2027-01-15T23:59:59.999Z" };
  open({ ...noDrafts, MyBids: () => pageOf([aListedBid({ tender: expecting, unconfirmedAddenda: [1] })]) });

  const row = within(await screen.findByRole("article", { name: "Athi River bridge rehabilitation" }));

  expect(row.getByText("Cancelled", { selector: "dt" }).nextElementSibling).toHaveTextContent(
    formatDateTime("2026-12-03T10:00:00.000Z"),
  );
  expect(row.getByText("no decision")).toBeVisible();
  for (const gone of [/pending/i, /not confirmed/, "Closes", "Closed", "Decision"])
    expect(row.queryByText(gone)).not.toBeInTheDocument();
});

test.each([
  ["without bids", []],
  ["with a bid", [aListedBid()]],
])("the list of drafts without a draft says so, %s", async (_, bids) => {
  const { router } = open({ ...noDrafts, MyBids: () => pageOf(bids) }, "?status=drafts");

  expect(await screen.findByText("You have no drafts to submit")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all bids" }));

  expect(router.state.location.search).toBe("");
});

test("a search that finds none of the drafts does not say that there are none", async () => {
  const { tender } = aListedBid();
  const draft = { ...aDraft(), tender: tender && { ...tender, title: "Weir", newestAddendum: 0 } };
  open({ MyBids: () => pageOf([]), MyBidDrafts: () => ({ myBidDrafts: [draft] }) }, "?status=drafts&search=nothing");

  expect(await screen.findByText("No draft matches")).toBeVisible();
  expect(screen.queryByText("You have no drafts to submit")).not.toBeInTheDocument();
});

test("every page of the bids is read; a withdrawn bid reads withdrawn, whatever was decided", async () => {
  const [first, second] = [
    aListedBid({ id: "b1" }),
    aListedBid({ id: "b2", status: "rejected", withdrawnAt: "2026-12-02T00:00:00.000Z" }),
  ];
  open({ ...noDrafts, MyBids: ({ after }) => (after ? pageOf([second]) : pageOf([first], "c1")) });

  expect(await screen.findByText("withdrawn")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText("rejected")).not.toBeInTheDocument();
});

test("the status filter stands in the address", async () => {
  const { router } = open(
    { ...noDrafts, MyBids: () => pageOf([aListedBid(), aListedBid({ id: "b2", status: "rejected" })]) },
    "?status=rejected",
  );
  expect(await screen.findByText("1 bid found")).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText("Bid status"), "accepted");
  expect(router.state.location.search).toBe("?status=accepted");
  await userEvent.click(await screen.findByRole("button", { name: "Show all bids" }));

  expect(router.state.location.search).toBe("");
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

describe("many bids", () => {
  const bids = [
    aListedBid({ id: "b1", tenderTitle: "Bouar–Baoro road", bidAmount: 3_000_000 }),
    aListedBid({ id: "b2", tenderTitle: "Kisumu market", bidAmount: 1_000_000, tenderNumber: "SDU-KEN-2026-118" }),
    aListedBid({ id: "b3", tenderTitle: "Berbérati wells", bidAmount: 2_000_000 }),
  ];
  const titles = () => screen.queryAllByRole("article").map((row) => within(row).getByRole("link").textContent);
  const answers = { ...noDrafts, MyBids: () => pageOf(bids) };

  test.each([
    ["berberati", "Berbérati wells"],
    ["ken-2026", "Kisumu market"],
  ])("the search %s finds %s by number and title, whatever its accents", async (search, title) => {
    open(answers, `?search=${search}`);

    expect(await screen.findByText("1 bid found")).toBeVisible();
    expect(titles()).toEqual([title]);
  });

  test("are sorted by a choice, which is in the address", async () => {
    const { router } = open(answers);

    await userEvent.selectOptions(await screen.findByLabelText("Sort"), "Highest amount");

    expect(router.state.location.search).toBe("?sort=-amount");
    expect(titles()).toEqual(["Bouar–Baoro road", "Berbérati wells", "Kisumu market"]);
  });

  test("the first to close: closed tenders follow those that are open", async () => {
    const { tender } = aListedBid();
    const closing = (title: string, closingDate: string) =>
      aListedBid({ id: title, tenderTitle: title, tender: tender && { ...tender, id: title, closingDate } });
    const [past, later, sooner] = [
      closing("Past", "2020-01-01T12:00:00.000Z"),
      closing("Later", "2099-02-01T12:00:00.000Z"),
      closing("Sooner", "2099-01-01T12:00:00.000Z"),
    ];
    open({ ...noDrafts, MyBids: () => pageOf([past, later, sooner]) });

    await userEvent.selectOptions(await screen.findByLabelText("Sort"), "First to close");

    expect(titles()).toEqual(["Sooner", "Later", "Past"]);
  });

  test("the cards name an order that only the table offers, and newest first can be chosen again", async () => {
    const { router } = open(answers, "?view=cards&sort=-title");
    const field = await screen.findByLabelText("Sort");
    expect(field).toHaveDisplayValue("By title, descending");

    await userEvent.selectOptions(field, "Newest first");

    expect(router.state.location.search).toBe("?view=cards");
    expect(field).toHaveDisplayValue("Newest first");
  });

  test("the table shows what is still to do about a bid, and the time of the closing", async () => {
    const bid = aListedBid({ unconfirmedAddenda: [2], documentsOwed: 1 });
    open({ ...noDrafts, MyBids: () => pageOf([bid]) }, "?view=table");

    const table = within(await screen.findByRole("table", { name: "Your bids" }));

    const toDo = table.getByTitle("Addendum 2 not confirmed, Documents owed");
    expect([...toDo.firstElementChild!.children].map(({ textContent }) => textContent)).toEqual([
      "Addendum 2",
      "Documents",
    ]);
    expect(table.getByTitle(formatDateTime(bid.tender?.closingDate ?? ""))).toBeVisible();
  });

  test("Back undoes the choice of a view, and the address of a table says so", async () => {
    const first = open(answers);
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    await screen.findByRole("table", { name: "Your bids" });

    await act(() => first.router.navigate(-1));
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    first.unmount();

    const { router } = open(answers);
    await screen.findByRole("table", { name: "Your bids" });
    expect(router.state.location.search).toBe("?view=table");
    await userEvent.click(screen.getByRole("button", { name: "Cards" }));
    expect(router.state.location.search).toBe("?view=cards");
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("table", { name: "Your bids" })).toBeVisible();
  });

  test("a list that was opened as cards stays so when its filters are cleared, for a person who prefers the table", async () => {
    const before = open(answers);
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    before.unmount();
    const { router } = open(answers, "?status=pending");
    await screen.findAllByRole("article");

    await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));

    expect(router.state.location.search).toBe("");
    expect(await screen.findAllByRole("article")).toHaveLength(3);
  });

  test.each(["Clear Filters", "Show all bids"])("the button %s goes, and the heading has the focus", async (name) => {
    renderAt(
      `${paths.myBids}?search=nothing`,
      [
        {
          path: paths.myBids,
          element: (
            <>
              <h1 tabIndex={-1}>My Bids</h1>
              <MyBidList />
            </>
          ),
        },
      ],
      answers,
    );

    await userEvent.click(await screen.findByRole("button", { name }));

    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Search bids")).toHaveValue("");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("as a table, which stays chosen for the person; its headers sort and its titles lead to the bids", async () => {
    const first = open(answers);
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    await screen.findByRole("table", { name: "Your bids" });
    first.unmount();
    rememberUser(aUser({ id: "another" }));
    const others = renderAt(paths.myBids, [{ path: paths.myBids, element: <MyBidsPage /> }], answers);
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    others.unmount();

    open(answers);
    const table = within(await screen.findByRole("table", { name: "Your bids" }));
    await userEvent.click(table.getByRole("button", { name: "Bid amount" }));

    expect(table.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Kisumu market",
      "Berbérati wells",
      "Bouar–Baoro road",
    ]);
    expect(table.getByRole("link", { name: "Kisumu market" })).toHaveAttribute("href", paths.myBid("b2"));
  });
});

describe("the dashboard's lines lead to exactly as many", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const on = (id: string, given: object) => {
    const { tender } = aListedBid();
    return tender && { ...tender, id, status: "open" as const, closingDate: inDays(3), ...given };
  };
  const bids = [
    aListedBid({ id: "b1", tenderTitle: "Soon", tender: on("t1", {}) }),
    aListedBid({
      id: "b2",
      tenderTitle: "Unconfirmed",
      unconfirmedAddenda: [2],
      tender: on("t2", { closingDate: inDays(20) }),
    }),
    aListedBid({
      id: "b3",
      tenderTitle: "Unconfirmed, closed",
      unconfirmedAddenda: [1],
      tender: on("t3", { closingDate: inDays(-1) }),
    }),
    aListedBid({ id: "b4", tenderTitle: "Withdrawn", withdrawnAt: "2026-12-02T00:00:00.000Z", tender: on("t4", {}) }),
    aListedBid({ id: "b5", tenderTitle: "Owing", documentsOwed: 2, tender: on("t5", { closingDate: inDays(-0.5) }) }),
  ];
  const drafts = [aDraft(), aDraft(), aDraft()].map((draft, place) => ({
    ...draft,
    tenderId: `d${place}`,
    tender: {
      ...on(`d${place}`, {}),
      newestAddendum: 0,
      title: `Draft ${place}`,
      closingDate: inDays([2, 30, -1][place]!),
    },
  }));

  test.each([
    ["unconfirmed", ["Unconfirmed"], 0],
    ["documents", ["Owing"], 0],
    ["closing", ["Soon"], 1],
    ["drafts", [], 2],
    ["pending", ["Soon", "Unconfirmed", "Unconfirmed, closed", "Owing"], 3],
  ])("%s", async (shown, titles, count) => {
    open({ MyBids: () => pageOf(bids), MyBidDrafts: () => ({ myBidDrafts: drafts }) }, `?status=${shown}`);
    await screen.findByLabelText("Bid status");
    if (count > 0) await screen.findAllByRole("heading", { level: 3, name: /Draft/ });

    await waitFor(() => expect(screen.queryAllByRole("heading", { level: 3, name: /Draft/ })).toHaveLength(count));
    expect(screen.queryAllByRole("article").map((row) => within(row).getByRole("link").textContent)).toEqual(titles);
  });
});

test("a bid tells whether documents are owed", async () => {
  open({
    ...noDrafts,
    MyBids: () =>
      pageOf([
        aListedBid({ tenderTitle: "Owing", documentsOwed: 1 }),
        aListedBid({ id: "b2", tenderTitle: "Delivered" }),
      ]),
  });

  expect(within(await screen.findByRole("article", { name: "Owing" })).getByText("Documents owed")).toBeVisible();
  expect(
    within(screen.getByRole("article", { name: "Delivered" })).queryByText("Documents owed"),
  ).not.toBeInTheDocument();
});

test("No bids yet leads to Browse Tenders", async () => {
  open({ ...noDrafts, MyBids: () => pageOf([]) });

  expect(await screen.findByText("No bids yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse Tenders" })).toHaveAttribute("href", paths.browseTenders);
});

test("a list that cannot be loaded can be tried again", async () => {
  const { api } = open(noDrafts);
  const again = await screen.findByRole("button", { name: "Try again" });

  api.answers.MyBids = () => pageOf([aListedBid()]);
  act(() => again.click());

  expect(await screen.findByRole("article")).toBeVisible();
});

test("a draft is marked whose tender was changed since it was saved", async () => {
  const { tender } = aListedBid();
  const over = (id: string, addendaSeen: number | null) => ({
    ...aDraft({ tenderId: id, addendaSeen }),
    tender: { ...tender, id, title: id, newestAddendum: 2 },
  });
  open({
    MyBids: () => pageOf([]),
    MyBidDrafts: () => ({ myBidDrafts: [over("changed", 1), over("seen", 2), over("unknown", null)] }),
  });

  const rows = await within(await screen.findByRole("region", { name: "Drafts" })).findAllByRole("listitem");

  expect(rows.map((row) => within(row).queryByText("Changed since you saved it") !== null)).toEqual([
    true,
    false,
    false,
  ]);
});

test("drafts stand above: where the tender is gone the text is read here", async () => {
  const { tender } = aListedBid();
  const gone = aDraft({ tenderId: "t2", technicalProposal: "Written for nothing." });
  const myBidDrafts = [
    { ...aDraft(), tender: { ...tender, newestAddendum: 0 } },
    {
      ...gone,
      tender: {
        ...tender,
        newestAddendum: 0,
        id: "t2",
        title: "The lost bridge",
        deletedAt: "2026-12-03T00:00:00.000Z",
      },
    },
  ];
  open({ MyBids: () => pageOf([]), MyBidDrafts: () => ({ myBidDrafts }) });

  const drafts = within(await screen.findByRole("region", { name: "Drafts" }));

  expect(drafts.getByRole("link", { name: "Continue" })).toHaveAttribute("href", paths.submitBid("t1"));
  expect(drafts.getByText("Written for nothing.")).toBeVisible();
  expect(drafts.queryByText("What was typed in the office.")).not.toBeInTheDocument();
  expect(drafts.getByRole("button", { name: "Discard" })).toHaveAccessibleDescription(/The lost bridge/);
});
