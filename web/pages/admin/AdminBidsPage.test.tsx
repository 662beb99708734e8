import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aSubmittedBid, aTenderWithBids } from "#web/features/deciding/bid.builders.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { AdminBidsPage } from "#web/pages/admin/AdminBidsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { watchSaved } from "#web/testing/watchSaved.ts";

const pageInfo = (endCursor: string | null) => ({ __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor });
const tendersOf = (nodes: object[], endCursor: string | null = null, totalCount = nodes.length) => ({
  tendersByBids: {
    __typename: "TenderConnection",
    bidsRevision: "1",
    totalCount,
    totalCountIsExact: true,
    nodes,
    pageInfo: pageInfo(endCursor),
  },
});
const bidsOf = (nodes: object[], endCursor: string | null = null, totalCount = nodes.length) => ({
  bids: {
    __typename: "BidConnection",
    bidsRevision: "1",
    totalCount,
    totalCountIsExact: true,
    nodes,
    pageInfo: pageInfo(endCursor),
  },
});
const showGroups = (answers: Answers, search = "") =>
  renderAt(`/${search}`, [{ path: "*", element: <AdminBidsPage /> }], answers);

/**
 * Makes the fake API give this answer only for the group of tenders that await a decision. The other groups are empty.
 */
const awaiting = (answer: Answers[string]) => (variables: Parameters<typeof answer>[0]) =>
  variables.group === "awaitingDecision" ? answer(variables) : tendersOf([]);
const show = ({ TendersByBids, ...answers }: Answers, search?: string) =>
  showGroups({ ...answers, ...(TendersByBids && { TendersByBids: awaiting(TendersByBids) }) }, search);
const lastOf = ({ operations }: ReturnType<typeof showGroups>["api"]) =>
  operations.filter(({ name }) => name === "TendersByBids").at(-1)?.variables ?? {};

interface SentFilter {
  search?: string | null;
  status?: string[];
  acceptsBids?: boolean;
}
/** Filters the tenders as the server does: by number, title, status, and whether they accept bids. */
const filtered = (nodes: ReturnType<typeof aTenderWithBids>[], filter: unknown) => {
  const { search, status, acceptsBids } = filter as SentFilter;
  return nodes.filter(
    (tender) =>
      `${tender.tenderNumber} ${tender.title}`.toLowerCase().includes(search ?? "") &&
      (status?.includes(tender.status) ?? true) &&
      (acceptsBids === undefined ||
        acceptsBids === (tender.status === "open" && new Date(tender.closingDate) > new Date())),
  );
};

test("each tender has a status badge and its bid count, and opens to its bids", async () => {
  const bid = aSubmittedBid({ documentsUrl: "https://docs.example.org/bid.pdf" });
  const { api } = show({
    TendersByBids: () => tendersOf([aTenderWithBids({ title: "Bridge", status: "awarded", bidCount: 1 })]),
    BidsOfTender: () => bidsOf([bid]),
  });

  const tender = await screen.findByRole("button", { name: /Bridge/ });
  expect(tender).toHaveTextContent("awarded");
  expect(tender).toHaveTextContent("1 bid");
  expect(tender).toHaveAttribute("aria-expanded", "false");
  expect(api.operations.map(({ name }) => name)).not.toContain("BidsOfTender");
  await userEvent.click(tender);

  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Bangui Bâtir" })).toBeVisible();
  expect(card.getByRole("link", { name: bid.company.email })).toHaveAttribute("href", `mailto:${bid.company.email}`);
  expect(card.getByText("General Contractor")).toBeVisible();
  expect(card.getByText("$1,850,000")).toBeVisible();
  expect(card.getByText("240 days")).toBeVisible();
  expect(card.getByText(formatDateTime(bid.submittedAt))).toBeVisible();
  expect(card.getByText(/Stage one: scour protection/)).toHaveStyle({ whiteSpace: "pre-wrap" });
  expect(card.getByRole("link", { name: /^View Bid Documents/ })).toHaveAttribute("href", bid.documentsUrl);
});

test("a company type that is not listed is displayed as is", async () => {
  const bid = aSubmittedBid();
  const odd = { ...bid, company: { ...bid.company, companyTypology: "shipyard" } };
  show({ TendersByBids: () => tendersOf([aTenderWithBids({ bidCount: 1 })]), BidsOfTender: () => bidsOf([odd]) });

  await userEvent.click(await screen.findByRole("button", { name: /1 bid/ }));

  expect(await screen.findByText("shipyard")).toBeVisible();
});

test("a tender without bids says: No bids submitted for this tender yet.", async () => {
  const tender = aTenderWithBids();
  show({ TendersByBids: () => tendersOf([tender]), BidsOfTender: () => bidsOf([]) });

  await userEvent.click(await screen.findByRole("button", { name: /0 bids/ }));

  expect(await screen.findByText("No bids submitted for this tender yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: `Tender page: ${tender.tenderNumber}` })).toHaveAttribute(
    "href",
    paths.tender(tender.id),
  );
});

test("without tenders there is a way to Tender Management", async () => {
  show({ TendersByBids: () => tendersOf([]) });

  expect(await screen.findByText("No tenders yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Tender Management" })).toHaveAttribute("href", paths.tenders);
});

test("all pages of tenders are read, one query for each", async () => {
  const { api } = show({
    TendersByBids: ({ after }) =>
      after
        ? tendersOf([aTenderWithBids({ title: "Second" })])
        : tendersOf([aTenderWithBids({ title: "First" })], "c1"),
  });

  expect(await screen.findByRole("button", { name: /Second/ })).toBeVisible();

  expect(screen.getByRole("button", { name: /First/ })).toBeVisible();
  const pages = api.operations.filter(
    ({ name, variables }) => name === "TendersByBids" && variables.group === "awaitingDecision",
  );
  expect(pages.map(({ variables }) => variables.after)).toEqual([undefined, "c1"]);
});

test("a page of tenders that fails can be tried again", async () => {
  let down = true;
  show({
    TendersByBids: ({ after }) => {
      if (!after) return tendersOf([aTenderWithBids({ title: "First" })], "c1");
      if (down) throw new Error("The network is down");
      return tendersOf([aTenderWithBids({ title: "Second" })]);
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("button", { name: /First/ })).toBeVisible();

  down = false;
  await userEvent.click(again);

  expect(await screen.findByRole("button", { name: /Second/ })).toBeVisible();
});

test("bids that cannot be loaded can be tried again", async () => {
  const { api } = show({});
  const again = await screen.findByRole("button", { name: "Try again" });

  api.answers.TendersByBids = awaiting(() => tendersOf([aTenderWithBids({ title: "At last" })]));
  await userEvent.click(again);

  expect(await screen.findByRole("button", { name: /At last/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test("bids of a tender that cannot be loaded can be tried again", async () => {
  const { api } = show({ TendersByBids: () => tendersOf([aTenderWithBids({ bidCount: 1 })]) });
  await userEvent.click(await screen.findByRole("button", { name: /1 bid/ }));
  expect(await screen.findByText("These bids could not be loaded.")).toBeVisible();

  api.answers.BidsOfTender = () => bidsOf([aSubmittedBid()]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("article", { name: "Bangui Bâtir" })).toBeVisible();
});

test("of more than 100 bids the rest is shown step by step", async () => {
  const [first, second] = [aSubmittedBid({ bidAmount: 111 }), aSubmittedBid({ bidAmount: 222 })];
  const { api } = show({
    TendersByBids: () => tendersOf([aTenderWithBids({ bidCount: 2 })]),
    BidsOfTender: ({ after }) => (after ? bidsOf([second], null, 2) : bidsOf([first], "c1", 2)),
  });
  await userEvent.click(await screen.findByRole("button", { name: /2 bids/ }));

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect(await screen.findByText("$222")).toBeVisible();
  expect(screen.getAllByText("$111")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  expect(api.operations.filter(({ name }) => name === "BidsOfTender")).toHaveLength(2);
});

test("of many tenders a part is drawn", async () => {
  const nodes = Array.from({ length: 200 }, (_, index) => aTenderWithBids({ title: `Tender no ${index}` }));
  show({ TendersByBids: () => tendersOf(nodes) });

  await waitFor(() => expect(screen.getByRole("button", { name: /Tender no 0/ })).toBeVisible());
  await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeLessThan(60));
});

const LATER = "2099-12-31T23:59:59.999Z";

test("tenders are found by number, title and status, and what is looked for stands in the address", async () => {
  const nodes = [
    aTenderWithBids({ tenderNumber: "AX-1", title: "Bridge", status: "closed" }),
    aTenderWithBids({ tenderNumber: "AX-2", title: "Road", status: "open", closingDate: LATER }),
    aTenderWithBids({ tenderNumber: "BR-3", title: "School", status: "open", closingDate: LATER }),
  ];
  const { router } = show({ TendersByBids: ({ filter }) => tendersOf(filtered(nodes, filter)) });
  await screen.findByRole("button", { name: /Bridge/ });

  await userEvent.type(screen.getByLabelText("Search tenders"), "br");
  expect(await screen.findByText("2 tenders found")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Road/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Status"), "open");

  expect(await screen.findByText("1 tender found")).toBeVisible();
  expect(screen.getByRole("button", { name: /School/ })).toBeVisible();
  expect(router.state.location.search).toBe("?search=br&status=open");

  await userEvent.selectOptions(screen.getByLabelText("Status"), "awarded");
  expect(await screen.findByText("No tender matches")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));

  expect(await screen.findByRole("button", { name: /Road/ })).toBeVisible();
  expect(screen.getByLabelText("Search tenders")).toHaveValue("");
  expect(router.state.location.search).toBe("");
});

test("the further filters of a tender are folded at first; each is asked of the server and stands in the address", async () => {
  const { api, router } = show({ TendersByBids: () => tendersOf([aTenderWithBids({ title: "Bridge" })]) });
  await screen.findByRole("button", { name: /Bridge/ });
  expect(screen.queryByLabelText("Category")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "More filters" }));
  const ofTender = within(screen.getByRole("group", { name: "The tender" }));
  await userEvent.selectOptions(ofTender.getByLabelText("Category"), "Construction");
  await userEvent.selectOptions(ofTender.getByLabelText("Country"), "Kenya");
  await userEvent.type(ofTender.getByLabelText("Minimum budget"), "$1,000");
  fireEvent.change(ofTender.getByLabelText("Closing date to"), { target: { value: "2026-02-03" } });

  await waitFor(() =>
    expect(lastOf(api).filter).toEqual({
      category: ["Construction"],
      country: ["Kenya"],
      budgetFrom: 1000,
      closingTo: "2026-02-03T23:59:59.999Z",
    }),
  );
  expect(lastOf(api).bids).toBeUndefined();
  expect(screen.getByText("1 tender found")).toBeVisible();
  expect(screen.queryByText(/^All bids of the tenders found are shown/)).toBeNull();
  expect(router.state.location.search).toBe(
    "?category=Construction&country=Kenya&budgetFrom=%241%2C000&closingTo=2026-02-03",
  );

  await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(router.state.location.search).toBe("");
  expect(screen.getByLabelText("Minimum budget")).toHaveValue("");
});

test("filters of bids find the tenders with such a bid; it is said that all of their bids are shown, and that sealed ones match no amount", async () => {
  const { api, router } = show(
    { TendersByBids: () => tendersOf([aTenderWithBids({ title: "Bridge", bidCount: 3 })]) },
    "?bidStatus=accepted&companyCountry=Ghana&bidSearch=ada&daysTo=x&submittedFrom=2026-13-45&category=Nonsense",
  );

  expect(await screen.findByRole("button", { name: /Bridge/ })).toHaveTextContent("3 bids");
  expect(lastOf(api)).toMatchObject({ filter: {}, bids: { search: "ada", status: ["accepted"], country: ["Ghana"] } });
  expect(lastOf(api).filter).not.toHaveProperty("category");
  expect(
    screen.getByText("All bids of the tenders found are shown, also those that do not match.", { exact: false }),
  ).toBeVisible();
  const ofBids = within(screen.getByRole("group", { name: "Its bids" }));
  expect(ofBids.getByLabelText("Bid status")).toHaveValue("accepted");
  expect(ofBids.getByLabelText("Days to")).toHaveAccessibleDescription("Whole number");

  await userEvent.clear(ofBids.getByLabelText("Days to"));
  await userEvent.type(ofBids.getByLabelText("Amount from"), "500");

  await waitFor(() =>
    expect(lastOf(api).bids).toEqual({ search: "ada", status: ["accepted"], country: ["Ghana"], amountFrom: 500 }),
  );
  expect(screen.getByText(/Sealed bids match no amount and no number of days/)).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("amountFrom")).toBe("500");
});

test("an opened tender that was out of sight comes back as it was left", async () => {
  const nodes = [aTenderWithBids({ title: "Bridge", bidCount: 1 }), aTenderWithBids({ title: "Road" })];
  show({
    TendersByBids: ({ filter }) => tendersOf(filtered(nodes, filter)),
    BidsOfTender: () => bidsOf([aSubmittedBid()]),
  });
  await userEvent.click(await screen.findByRole("button", { name: /Bridge/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  expect(await screen.findByRole("table")).toBeVisible();

  await userEvent.type(screen.getByLabelText("Search tenders"), "Road");
  await waitFor(() => expect(screen.queryByRole("button", { name: /Bridge/ })).not.toBeInTheDocument());
  await userEvent.clear(screen.getByLabelText("Search tenders"));

  expect(await screen.findByRole("button", { name: /Bridge/ })).toHaveAttribute("aria-expanded", "true");
  expect(await screen.findByRole("table")).toBeVisible();
});

test("a closing time that passes while the bids are open on the screen: they are read again, and then the decision buttons come", async () => {
  const now = new Date("2026-12-01T12:00:00.000Z");
  jest.useFakeTimers({ now });
  const closingDate = new Date(now.getTime() + 2000).toISOString();
  const [tender, bid] = [
    aTenderWithBids({ title: "Bridge", status: "open", closingDate, bidCount: 1 }),
    aSubmittedBid({ bidAmount: 180_000 }),
  ];
  const { api } = show({ TendersByBids: () => tendersOf([tender]), BidsOfTender: () => bidsOf([bid]) });
  await act(() => jest.advanceTimersByTimeAsync(500));
  fireEvent.click(screen.getByRole("button", { name: /Bridge/ }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText(`Decisions open when the tender closes: ${formatDateTime(closingDate)}`)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();

  expect(screen.getByText("$180,000")).toBeInTheDocument();

  let down = true;
  api.answers.TenderToDecide = () => ({ tender: { ...tender, bidCount: 2 } });
  api.answers.BidsOfTender = async () => {
    await new Promise((answered) => setTimeout(answered, 300));
    if (down) throw new Error("The network is down");
    return bidsOf([aSubmittedBid({ bidAmount: 90_000 }), { ...bid, bidAmount: 280_000, revision: 2 }]);
  };
  await act(() => jest.advanceTimersByTimeAsync(1001));
  expect(screen.getByText("Reading the bids as they stand now…")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText("The bids could not be read again. They can be decided once they are.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();

  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getAllByRole("button", { name: "Accept: Bangui Bâtir" })).toHaveLength(2);
  expect(screen.getByText("$280,000")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Bridge/ })).toHaveTextContent("2 bids");
  expect(screen.queryByText(/could not be read again/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

const groups = { awaitingDecision: ["Bridge"], withBids: ["Road", "School"], draftsAndWithoutBids: ["Weir"] };
const inGroups: Answers[string] = ({ group, filter }) =>
  tendersOf(
    filtered(
      groups[group as keyof typeof groups].map((title) => aTenderWithBids({ title })),
      filter,
    ),
  );
const regions = () => screen.getAllByRole("region", { name: /bids|decision/ }).map((region) => region.textContent);

test("closed tenders that await a decision come first, then the others with bids, then drafts and tenders without bids, each group with its count", async () => {
  showGroups({ TendersByBids: inGroups });

  expect(await screen.findByRole("button", { name: /Weir/ })).toBeVisible();

  expect(regions()).toEqual([
    expect.stringMatching(/^Closed, awaiting decision1 tender.*Bridge/),
    expect.stringMatching(/^Other tenders with bids2 tenders.*Road.*School/),
    expect.stringMatching(/^Drafts and tenders without bids1 tender.*Weir/),
  ]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  expect(screen.getByRole("heading", { level: 3, name: /Bridge/ })).toBeVisible();
});

test("a tender that moves to another group while one of the two lists is still the old one stands there once", async () => {
  const moving = { ...groups, withBids: ["Road", "Bridge"] };
  showGroups({
    TendersByBids: ({ group }) =>
      tendersOf(moving[group as keyof typeof moving].map((title) => aTenderWithBids({ id: `of ${title}`, title }))),
  });

  expect(await screen.findByRole("button", { name: /Weir/ })).toBeVisible();

  expect(screen.getAllByRole("button", { name: /Bridge/ })).toHaveLength(1);
});

test("the count of a group is the server's, also before all of it is read", async () => {
  const never = new Promise<never>(() => undefined);
  show({
    TendersByBids: ({ after }) => (after ? never : tendersOf([aTenderWithBids({ title: "Bridge" })], "c1", 1234)),
  });

  expect(await screen.findByRole("button", { name: /Bridge/ })).toBeVisible();

  expect(screen.getByText("1,234 tenders")).toBeVisible();
  expect(screen.queryByText("Other tenders with bids")).not.toBeInTheDocument();
});

test("while no closed tender awaits a decision that is said", async () => {
  showGroups({
    TendersByBids: ({ group }) => tendersOf(group === "withBids" ? [aTenderWithBids({ title: "Road" })] : []),
  });

  expect(await screen.findByRole("button", { name: /Road/ })).toBeVisible();

  expect(screen.getByText("No closed tender awaits a decision.")).toBeVisible();
  expect(screen.queryByText("Drafts and tenders without bids")).not.toBeInTheDocument();
});

test("a search leaves the groups that have what is looked for", async () => {
  showGroups({ TendersByBids: inGroups });
  await screen.findByRole("button", { name: /Weir/ });

  await userEvent.type(screen.getByLabelText("Search tenders"), "School");

  expect(await screen.findByText("1 tender found")).toBeVisible();
  expect(regions()).toEqual([expect.stringMatching(/^Other tenders with bids.*School/)]);
});

test("an open tender whose closing time has passed reads closed, and is found as such", async () => {
  const bridge = aTenderWithBids({ title: "Bridge", status: "open" });
  show({ TendersByBids: ({ filter }) => tendersOf(filtered([bridge], filter)) });
  expect(await screen.findByRole("button", { name: /Bridge/ })).toHaveTextContent("closed");

  await userEvent.selectOptions(screen.getByLabelText("Status"), "closed");

  expect(await screen.findByText("1 tender found")).toBeVisible();
});

describe("while the screen is open it asks every 5 seconds whether anything has changed", () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T12:00:00.000Z") }));
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  /** Renders two closed tenders. The first one is expanded, and two of the three pages of its bids are loaded. */
  async function anOpenTender() {
    const [bridge, road] = [
      aTenderWithBids({ title: "Bridge", bidCount: 3 }),
      aTenderWithBids({ title: "Road", bidCount: 1 }),
    ];
    const bids = [111, 222, 333].map((bidAmount) => aSubmittedBid({ bidAmount }));
    const state = { revision: "1", tenders: [bridge, road], bids };
    const { api } = show({
      BidsRevision: () => ({ bidsRevision: state.revision }),
      TendersByBids: () => {
        const { tendersByBids } = tendersOf(state.tenders);
        return { tendersByBids: { ...tendersByBids, bidsRevision: state.revision } };
      },
      BidsOfTender: ({ after }) => {
        const place = after ? Number(after) : 0;
        const answer = bidsOf(
          [state.bids[place]!],
          place + 1 < state.bids.length ? String(place + 1) : null,
          state.bids.length,
        );
        return { bids: { ...answer.bids, bidsRevision: state.revision } };
      },
    });
    // Only the group `awaitingDecision` has tenders; the other groups are empty.
    const { TendersByBids } = api.answers;
    api.answers.TendersByBids = (variables) =>
      variables.group === "awaitingDecision"
        ? TendersByBids!(variables)
        : { tendersByBids: { ...tendersOf([]).tendersByBids, bidsRevision: state.revision } };
    await pass(500);
    fireEvent.click(screen.getByRole("button", { name: /Bridge/ }));
    await pass(500);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    await pass(500);
    const countOf = (name: string) => api.operations.filter((operation) => operation.name === name).length;
    return { state, api, countOf };
  }

  test("an unchanged revision costs that question alone", async () => {
    const { countOf } = await anOpenTender();
    const before = [countOf("TendersByBids"), countOf("BidsOfTender"), countOf("BidsRevision")];

    await pass(10_000);

    expect([countOf("TendersByBids"), countOf("BidsOfTender"), countOf("BidsRevision")]).toEqual([
      before[0],
      before[1],
      before[2]! + 2,
    ]);
  });

  test("after a change what is shown is read again: as many bids, in the opened tender, with the focus where it was", async () => {
    const { state, countOf } = await anOpenTender();
    const before = countOf("BidsOfTender");
    screen.getAllByRole("button", { name: /^Accept/ })[1]!.focus();
    state.revision = "2";
    state.bids = state.bids.map((bid) => ({ ...bid, bidAmount: bid.bidAmount + 1, revision: 2 }));
    state.tenders = [
      { ...state.tenders[0]!, bidCount: 3 },
      { ...state.tenders[1]!, title: "Longer road" },
    ];

    await pass(6000);

    expect(screen.getByText("$112")).toBeInTheDocument();
    expect(screen.getByText("$223")).toBeInTheDocument();
    expect(screen.queryByText("$334")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show more" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Longer road/ })).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Accept/ })[1]).toHaveFocus();
    expect(countOf("BidsOfTender")).toBe(before + 2);
  });

  test("a dialog stays open over a change, and awards only what was seen when it opened", async () => {
    const { state, api } = await anOpenTender();
    api.answers.AwardTender = () => {
      throw new Error("The network is down");
    };
    fireEvent.click(screen.getAllByRole("button", { name: /^Award tender/ })[0]!);
    await pass(500);
    state.revision = "2";
    state.bids = state.bids.map((bid) => ({ ...bid, revision: 2 }));
    state.tenders = state.tenders.map((tender) => ({ ...tender, version: 9 }));

    await pass(6000);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Award tender" }));
    await pass(500);

    const sent = api.operations.find(({ name }) => name === "AwardTender")?.variables;
    expect(sent).toMatchObject({ version: 3, revision: 1, seenBids: [{ revision: 1 }, { revision: 1 }] });
  });

  test("a failed poll leaves the lists, and the next one asks again", async () => {
    const { state, api } = await anOpenTender();
    const { BidsRevision } = api.answers;
    delete api.answers.BidsRevision;
    state.revision = "2";
    state.tenders = [{ ...state.tenders[0]!, title: "Renamed bridge" }];
    await pass(6000);
    expect(screen.getByRole("button", { name: /Road/ })).toBeInTheDocument();

    api.answers.BidsRevision = BidsRevision!;
    await pass(5000);

    expect(screen.getByRole("button", { name: /Renamed bridge/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Road/ })).not.toBeInTheDocument();
  });
});

describe("as a table of the bids on all tenders", () => {
  const aBid = (given: object = {}, companyName = "Ada Works") => {
    const { company, ...terms } = aSubmittedBid();
    const tender = {
      ...aTenderWithBids({ tenderNumber: "AX-7", title: "Weir" }),
      category: "Construction",
      country: "Kenya",
    };
    return {
      ...terms,
      decidedAt: null,
      company: {
        ...company,
        companyName,
        profile: { __typename: "CompanyProfile", id: `profile of ${company.id}`, addressCountry: "Ghana" },
      },
      tender,
      ...given,
    };
  };
  const openTable = async (answers: Answers, search = "") => {
    const view = renderAt(`/?view=table${search}`, [{ path: "*", element: <AdminBidsPage /> }], {
      BidsRevision: () => ({ bidsRevision: "1" }),
      ...answers,
    });
    await screen.findByLabelText("Show");
    return view;
  };
  type Api = Awaited<ReturnType<typeof openTable>>["api"];
  const lastVariables = (api: Api) => api.operations.filter(({ name }) => name === "BidsInTable").at(-1)?.variables;
  const companies = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  afterEach(() => jest.restoreAllMocks());

  test("the page opens on the groups; the table opens on what is closed and awaits a decision, and back", async () => {
    const { api, router } = show({
      TendersByBids: () => tendersOf([aTenderWithBids({ title: "Bridge" })]),
      BidsInTable: () => bidsOf([aBid()]),
    });
    await screen.findByRole("button", { name: /Bridge/ });

    await userEvent.click(screen.getByRole("button", { name: "Table" }));

    expect(await screen.findByRole("table", { name: "Bids" })).toBeVisible();
    expect(router.state.location.search).toBe("?awaitsDecision=true&view=table");
    expect(lastVariables(api)).toEqual({
      first: 100,
      filter: { awaitsDecision: true },
      orderBy: { field: "submittedAt", direction: "descending" },
    });
    for (const text of ["Ada Works", "AX-7", "$1,850,000", "240", "pending"])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText("1 bid found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "By tender" }));
    expect(router.state.location.search).toBe("?view=cards");
    expect(await screen.findByRole("button", { name: /Bridge/ })).toBeVisible();
  });

  test("an address with filters and no view is of the groups, also for a person who chose the table", async () => {
    const answers = {
      TendersByBids: () => tendersOf([aTenderWithBids({ title: "Bridge" })]),
      BidsInTable: () => bidsOf([aBid()]),
    };
    const first = show(answers);
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    await screen.findByRole("table", { name: "Bids" });
    first.unmount();

    const { api } = show(answers, "?country=Kenya");

    expect(await screen.findByRole("button", { name: /Bridge/ })).toBeVisible();
    expect(api.operations.map(({ name }) => name)).not.toContain("BidsInTable");
  });

  test("the filters that both views have are kept when the view changes, each under its name there", async () => {
    const given =
      "?search=Weir&status=closed&awaits=overdueDecision&sort=title&category=Construction&country=Kenya&closingTo=2026-02-03&companyCountry=Ghana&bidStatus=pending&amountFrom=500&decidedTo=2026-02-03";
    const { api, router } = show(
      { TendersByBids: () => tendersOf([aTenderWithBids({ title: "Weir" })]), BidsInTable: () => bidsOf([aBid()]) },
      given,
    );
    await screen.findByRole("button", { name: /Weir/ });

    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    await screen.findByRole("table", { name: "Bids" });

    expect(lastVariables(api)).toMatchObject({
      filter: {
        search: "weir",
        status: ["pending"],
        country: ["Ghana"],
        tenderCategory: ["Construction"],
        tenderCountry: ["Kenya"],
        amountFrom: 500,
        decidedTo: "2026-02-03T23:59:59.999Z",
      },
    });
    expect(lastVariables(api)?.filter).not.toHaveProperty("awaitsDecision");
    await userEvent.click(screen.getByRole("button", { name: "By tender" }));
    await screen.findByRole("button", { name: /Weir/ });

    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      view: "cards",
      bidSearch: "Weir",
      category: "Construction",
      country: "Kenya",
      companyCountry: "Ghana",
      bidStatus: "pending",
      amountFrom: "500",
      decidedTo: "2026-02-03",
    });
  });

  test("a bid that does not confirm an addendum carries the mark at first, without a choice of columns", async () => {
    await openTable({ BidsInTable: () => bidsOf([aBid({ id: "b2", unconfirmedAddenda: [2, 3] }, "Osun"), aBid()]) });
    await screen.findByRole("table", { name: "Bids" });

    const marked = screen.getAllByRole("row").filter(({ textContent }) => textContent.includes("Addendum"));

    expect(marked).toHaveLength(1);
    expect(within(marked[0]!).getByRole("rowheader")).toHaveTextContent("Osun");
    expect(within(marked[0]!).getByText("Addendum 3")).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Not confirmed" })).toBeVisible();
  });

  test("every filter of the address is asked of the server; what no control can show, or is no number, counts as none", async () => {
    const given =
      "&search=ada&status=accepted&country=Ghana&tenderCategory=Construction&tenderCountry=Kenya&amountFrom=$1,000&amountTo=x&daysFrom=10&daysTo=90&submittedFrom=2026-01-02&submittedTo=2026-13-45&decidedTo=2026-02-03&awaitsDecision=perhaps&tenderId=1&sort=-amount";
    const { api, router } = await openTable({ BidsInTable: () => bidsOf([aBid()]) }, given);

    expect(lastVariables(api)).toEqual({
      first: 100,
      filter: {
        search: "ada",
        status: ["accepted"],
        country: ["Ghana"],
        tenderCategory: ["Construction"],
        tenderCountry: ["Kenya"],
        amountFrom: 1000,
        daysFrom: 10,
        daysTo: 90,
        submittedFrom: "2026-01-02T00:00:00.000Z",
        decidedTo: "2026-02-03T23:59:59.999Z",
      },
      orderBy: { field: "bidAmount", direction: "descending" },
    });
    expect(screen.getByLabelText("Amount to")).toHaveAccessibleDescription("Whole number of US dollars");
    await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    await waitFor(() => expect(lastVariables(api)).toMatchObject({ filter: {} }));
    expect(router.state.location.search).toContain("sort=-amount");
    expect(screen.getByLabelText("Amount from")).toHaveValue("");
  });

  test("the further filters are folded at first", async () => {
    const { api, router } = await openTable({ BidsInTable: () => bidsOf([aBid()]) });
    expect(screen.queryByLabelText("Bid status")).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "More filters" }));
    await userEvent.selectOptions(screen.getByLabelText("Bid status"), "Rejected");

    await waitFor(() => expect(lastVariables(api)).toMatchObject({ filter: { status: ["rejected"] } }));
    expect(router.state.location.search).toBe("?view=table&status=rejected");
  });

  test("a header asks the server for its order; by amount or days, sealed bids are left out, which is said", async () => {
    const { api } = await openTable({ BidsInTable: () => bidsOf([aBid()]) });
    await screen.findByRole("table");

    await userEvent.click(screen.getByRole("button", { name: "Company" }));
    await waitFor(() =>
      expect(lastVariables(api)).toMatchObject({ orderBy: { field: "companyName", direction: "ascending" } }),
    );
    expect(screen.queryByText(/Sealed bids are left out/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Days" }));

    await waitFor(() =>
      expect(lastVariables(api)).toMatchObject({ orderBy: { field: "timelineDays", direction: "ascending" } }),
    );
    expect(screen.getByText(/Sealed bids are left out/)).toBeVisible();
  });

  test("a sealed bid shows no terms, and its file none either", async () => {
    const { saved, textOf } = watchSaved();
    await openTable(
      { BidsInTable: () => bidsOf([aBid({ bidAmount: null, timelineDays: null })]) },
      "&columns=company,tender,amount,days,status",
    );
    await screen.findByRole("table");
    expect(screen.getAllByText("Sealed")).toHaveLength(2);

    await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await textOf(saved[0]!)).toBe(
      "Company,Tender,Bid amount (USD),Timeline (days),Status\r\nAda Works,AX-7,,,pending\r\n",
    );
  });

  test("further pages are read on request, and all of them for the file", async () => {
    const { saved, textOf } = watchSaved();
    const pages: Answers = {
      BidsInTable: ({ after }) => (after ? bidsOf([aBid({}, "=Bo Works")], null, 2) : bidsOf([aBid()], "c1", 2)),
    };
    const { api } = await openTable(pages, "&columns=company&sort=company");
    await screen.findByRole("table");
    expect(companies()).toEqual(["Ada Works"]);

    await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await textOf(saved[0]!)).toBe("Company\r\nAda Works\r\n'=Bo Works\r\n");
    expect(companies()).toEqual(["Ada Works"]);

    await userEvent.click(screen.getByRole("button", { name: "Show more bids" }));
    await waitFor(() => expect(companies()).toEqual(["Ada Works", "=Bo Works"]));
    expect(lastVariables(api)).toMatchObject({ after: "c1", orderBy: { field: "companyName" } });
  });

  test("a row leads to its tender's page, to the bids there, which are decided beside each other, and to its history", async () => {
    const bid = aBid();
    await openTable({ BidsInTable: () => bidsOf([bid]), TendersByBids: () => tendersOf([]) }, "&awaitsDecision=true");
    expect(await screen.findByRole("link", { name: "History: Ada Works, AX-7" })).toBeVisible();
    const { id } = bid.tender;
    expect(screen.getByRole("link", { name: "AX-7" })).toHaveAttribute("href", paths.tender(id));
    expect(screen.getByRole("link", { name: "Bids of the tender: Ada Works, AX-7" })).toHaveAttribute(
      "href",
      paths.tenderSection(id, "bids"),
    );
  });

  test("no bid matches, or the bids cannot be loaded: the next step is offered, and then the heading has the focus", async () => {
    let down = true;
    const { router } = await openTable(
      {
        BidsInTable: () => {
          if (down) throw new Error("The network is down");
          return bidsOf([]);
        },
      },
      "&status=accepted",
    );
    expect(await screen.findByText("The bids could not be loaded.")).toBeVisible();
    down = false;

    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await userEvent.click(await screen.findByRole("button", { name: "Show all bids" }));

    expect(router.state.location.search).toBe("?view=table");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("a poll brings up to date what is shown", async () => {
    let [revision, amount] = ["1", 1_000_000];
    const { api } = await openTable({
      BidsRevision: () => ({ bidsRevision: revision }),
      BidsInTable: () => ({
        bids: { ...bidsOf([aBid({ id: "bid", bidAmount: amount })]).bids, bidsRevision: revision },
      }),
    });
    expect(await screen.findByText("$1,000,000")).toBeVisible();

    [revision, amount] = ["2", 900_000];
    await act(() => window.dispatchEvent(new Event("focus")));

    expect(await screen.findByText("$900,000")).toBeVisible();
    expect(api.operations.filter(({ name }) => name === "BidsInTable")).toHaveLength(2);
  });
});

test("what tenders wait for is asked of the server, stands in the address, and is cleared with the other filters", async () => {
  const overdue = aTenderWithBids({ title: "Bridge", status: "closed", bidCount: 1 });
  const view = renderAt("/?awaits=overdueDecision", [{ path: "*", element: <AdminBidsPage /> }], {
    TendersByBids: ({ group, awaits }) =>
      tendersOf(
        group === "awaitingDecision"
          ? [overdue, ...(awaits ? [] : [aTenderWithBids({ id: "t2", title: "Weir", status: "closed", bidCount: 1 })])]
          : [],
      ),
  });

  expect(await screen.findByText("1 tender found")).toBeVisible();
  expect(
    view.api.operations.filter(({ name }) => name === "TendersByBids").map(({ variables }) => variables.awaits),
  ).toEqual(["overdueDecision", "overdueDecision", "overdueDecision"]);
  expect(screen.getByLabelText("Awaits")).toHaveValue("overdueDecision");
  await userEvent.selectOptions(screen.getByLabelText("Awaits"), "A second person");
  expect(view.router.state.location.search).toBe("?awaits=secondPerson");
  await userEvent.click(await screen.findByRole("button", { name: "Clear Filters" }));

  expect(view.router.state.location.search).toBe("");
  expect(await screen.findByRole("button", { name: /Weir/ })).toBeVisible();
});

test("it opens on what awaits a decision, by closing date, and each group is sorted as the address says", async () => {
  const { api } = showGroups({
    TendersByBids: ({ group }) =>
      tendersOf([
        aTenderWithBids({
          title: group === "awaitingDecision" ? "Bridge" : group === "withBids" ? "Canal" : "Draft",
          bidCount: 1,
        }),
      ]),
  });
  const headings = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
  const orders = () =>
    api.operations.filter(({ name }) => name === "TendersByBids").map(({ variables }) => variables.orderBy);
  const asOpened = orders();

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort each group by" }), "Highest budget");

  expect(headings[0]).toBe("Closed, awaiting decision");
  expect(asOpened).toEqual([undefined, undefined, undefined]);
  await waitFor(() =>
    expect(orders().slice(3)).toEqual(Array(3).fill({ field: "budgetMax", direction: "descending" })),
  );
  expect(screen.getByRole("button", { name: /Bridge/ })).toBeVisible();
});
