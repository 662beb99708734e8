import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aSubmittedBid, aTenderWithBids } from "#web/features/bids/bid.builders.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { AdminBidsPage } from "#web/pages/AdminBidsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const pageInfo = (endCursor: string | null) => ({ __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor });
const tendersOf = (nodes: object[], endCursor: string | null = null) => ({
  tenders: { __typename: "TenderConnection", nodes, pageInfo: pageInfo(endCursor) },
});
const bidsOf = (nodes: object[], endCursor: string | null = null) => ({
  bids: { __typename: "BidConnection", nodes, pageInfo: pageInfo(endCursor) },
});
const show = (answers: Answers) => renderAt("/", [{ path: "*", element: <AdminBidsPage /> }], answers);

test("each tender has a status badge and its bid count, and opens to its bids", async () => {
  const bid = aSubmittedBid({ documentsUrl: "https://docs.example.org/bid.pdf" });
  show({ TendersWithBids: () => tendersOf([aTenderWithBids({ title: "Bridge", status: "awarded", bids: [bid] })]) });

  const tender = await screen.findByRole("button", { name: /Bridge/ });
  expect(tender).toHaveTextContent("awarded");
  expect(tender).toHaveTextContent("1 bid");
  expect(tender).toHaveAttribute("aria-expanded", "false");
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
  show({ TendersWithBids: () => tendersOf([aTenderWithBids({ bids: [odd] })]) });

  await userEvent.click(await screen.findByRole("button", { name: /1 bid/ }));

  expect(await screen.findByText("shipyard")).toBeVisible();
});

test("a tender without bids says: No bids submitted for this tender yet.", async () => {
  show({ TendersWithBids: () => tendersOf([aTenderWithBids()]) });

  await userEvent.click(await screen.findByRole("button", { name: /0 bids/ }));

  expect(await screen.findByText("No bids submitted for this tender yet.")).toBeVisible();
});

test("without tenders there is a way to Tender Management", async () => {
  show({ TendersWithBids: () => tendersOf([]) });

  expect(await screen.findByText("No tenders yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Tender Management" })).toHaveAttribute("href", paths.tenders);
});

test("all pages of tenders are read, one query for each", async () => {
  const { api } = show({
    TendersWithBids: ({ after }) =>
      after ? tendersOf([aTenderWithBids({ title: "Second" })]) : tendersOf([aTenderWithBids({ title: "First" })], "c1"),
  });

  expect(await screen.findByRole("button", { name: /Second/ })).toBeVisible();

  expect(screen.getByRole("button", { name: /First/ })).toBeVisible();
  expect(api.asked.map(({ variables }) => variables.after)).toEqual([undefined, "c1"]);
});

test("a page of tenders that fails can be tried again", async () => {
  let down = true;
  show({
    TendersWithBids: ({ after }) => {
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

  api.answers.TendersWithBids = () => tendersOf([aTenderWithBids({ title: "At last" })]);
  await userEvent.click(again);

  expect(await screen.findByRole("button", { name: /At last/ })).toBeVisible();
});

test("of more than 100 bids the rest is shown step by step", async () => {
  const [first, second] = [aSubmittedBid({ bidAmount: 111 }), aSubmittedBid({ bidAmount: 222 })];
  const { api } = show({
    TendersWithBids: () => tendersOf([{ ...aTenderWithBids({ bids: [first] }), bidCount: 2 }]),
    MoreBids: ({ after }) => (after ? bidsOf([second]) : bidsOf([first], "c1")),
  });
  await userEvent.click(await screen.findByRole("button", { name: /2 bids/ }));

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect(await screen.findByText("$222")).toBeVisible();
  expect(screen.getAllByText("$111")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  expect(api.asked.filter(({ name }) => name === "MoreBids")).toHaveLength(2);
});
