import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { againstBudget, budgetScale } from "#web/features/deciding/comparison/againstBudget.ts";
import { aSubmittedBid, aTenderWithBids } from "#web/features/deciding/bid.builders.ts";
import { BidsPanel } from "#web/features/deciding/BidsPanel.tsx";
import { FIRST_VIEW } from "#web/features/deciding/bidsView.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const BUDGET = { budgetMin: 100_000, budgetMax: 250_000 };
const from = (companyName: string, given: Partial<ReadableBid>) => {
  const bid = aSubmittedBid(given);
  return { ...bid, company: { ...bid.company, companyName } };
};

function Inside({ tender }: { tender: ReturnType<typeof aTenderWithBids> }) {
  const [view, setView] = useState(FIRST_VIEW);
  return (
    <BidsPanel
      tender={tender}
      now={new Date("2026-06-01T12:00:00Z")}
      view={view}
      onView={(changed) => setView({ ...view, ...changed })}
      onAwarded={jest.fn()}
    />
  );
}

function show(pages: ReadableBid[][], answers: Answers = {}) {
  const tender = aTenderWithBids(BUDGET);
  return renderAt("/", [{ path: "*", element: <Inside tender={tender} /> }], {
    TenderToDecide: () => ({ tender }),
    BidsOfTender: ({ after }) => {
      const page = Number(after ?? 0);
      const hasNextPage = page + 1 < pages.length;
      const pageInfo = { __typename: "PageInfo", hasNextPage, endCursor: String(page + 1) };
      return {
        bids: {
          __typename: "BidConnection",
          bidsRevision: "1",
          totalCount: pages.flat().length,
          totalCountIsExact: true,
          nodes: pages[page],
          pageInfo,
        },
      };
    },
    ...answers,
  });
}
async function compare() {
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  await screen.findByRole("table");
}
const companies = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

test("a bid stands within the range, over its maximum or under its minimum", () => {
  expect(againstBudget(100_000, BUDGET)).toBe("within range");
  expect(againstBudget(250_000, BUDGET)).toBe("within range");
  expect(againstBudget(280_000, BUDGET)).toBe("+12% over the maximum");
  expect(againstBudget(92_000, BUDGET)).toBe("−8% under the minimum");
  expect(againstBudget(250_001, BUDGET)).toBe("+0.1% over the maximum");
  expect(againstBudget(1, { budgetMin: 0, budgetMax: 0 })).toBe("over the maximum");
});

test("all bids of a tender are drawn on one scale", () => {
  const placeOf = budgetScale(BUDGET, [50_000, 300_000]);

  expect([50_000, 100_000, 250_000, 300_000].map(placeOf)).toEqual([0, 0.2, 0.8, 1]);
  expect(budgetScale({ budgetMin: 5, budgetMax: 5 }, [5])(5)).toBe(0.5);
});

test("the tender's bids stand side by side, the lowest first, and every column sorts both ways, and stays so while the cards are looked at", async () => {
  show([
    [
      from("Bo Works", {
        bidAmount: 280_000,
        timelineDays: 90,
        submittedAt: "2026-05-02T08:00:00.000Z",
        status: "rejected",
      }),
      from("Cy Works", {
        bidAmount: 92_000,
        timelineDays: 1_200,
        submittedAt: "2026-05-03T08:00:00.000Z",
        status: "pending",
      }),
      from("Ada Works", {
        bidAmount: 180_000,
        timelineDays: 30,
        submittedAt: "2026-05-01T08:00:00.000Z",
        status: "accepted",
      }),
    ],
  ]);
  await compare();

  expect(companies()).toEqual(["Cy Works", "Ada Works", "Bo Works"]);
  expect(screen.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "ascending");
  const bo = within(screen.getByRole("row", { name: /Bo Works/ }));
  expect(bo.getByText("$280,000")).toBeVisible();
  expect(bo.getByText("+12% over the maximum")).toBeVisible();
  const orders = { Company: "ABC", "Against budget": "CAB", Days: "ABC", Submitted: "ABC", Status: "ACB" };
  for (const [column, order] of Object.entries(orders)) {
    await userEvent.click(screen.getByRole("button", { name: column }));
    expect([
      column,
      companies()
        .map((name) => name.charAt(0))
        .join(""),
    ]).toEqual([column, order]);
    await userEvent.click(screen.getByRole("button", { name: column }));
    expect(screen.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", "descending");
    expect(
      companies()
        .map((name) => name.charAt(0))
        .join(""),
    ).toBe(Array.from(order).toReversed().join(""));
  }

  await userEvent.click(screen.getByRole("button", { name: "Cards" }));
  await compare();
  expect(screen.getByRole("columnheader", { name: "Status" })).toHaveAttribute("aria-sort", "descending");
});

test("the comparison reads all pages of bids, and shows its progress", async () => {
  show([
    [from("Ada Works", { bidAmount: 3 })],
    [from("Bo Works", { bidAmount: 2 })],
    [from("Cy Works", { bidAmount: 1 })],
  ]);

  await compare();

  expect(screen.getByText(/^Reading bids… [12] of 3$/)).toBeVisible();
  expect(await screen.findByRole("rowheader", { name: "Cy Works" })).toBeVisible();
  expect(companies()).toEqual(["Cy Works", "Bo Works", "Ada Works"]);
  expect(screen.queryByText(/Reading bids/)).not.toBeInTheDocument();
});

test("of many bids the rows near the screen are drawn", async () => {
  show([Array.from({ length: 200 }, (_, index) => from(`Works ${index}`, { bidAmount: index + 1 }))]);

  await compare();

  const table = screen.getByRole("table");
  expect(table).toHaveAttribute("aria-rowcount", "201");
  expect(within(table).getAllByRole("row").length).toBeLessThan(60);
  expect(within(table).getByRole("row", { name: /Works 1 / })).toHaveAttribute("aria-rowindex", "3");
});

/** Records the URL of each download that the browser starts. */
function watchDownloads() {
  const saved: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute("download")) saved.push(this.getAttribute("href"));
  });
  return saved;
}

test("the bids can be exported as CSV", async () => {
  const saved = watchDownloads();
  show([[from("Ada Works", {})]]);

  const link = await screen.findByRole("link", { name: /^Export CSV/ });
  await userEvent.click(link);

  expect(link).toHaveAttribute("href", expect.stringMatching(/^\/api\/tenders\/tender-\d+\/bids\.csv$/));
  await waitFor(() => expect(saved).toEqual([link.getAttribute("href")]));
});

test("without a session the export is refused with a sentence, and no broken file is saved", async () => {
  const saved = watchDownloads();
  show([[from("Ada Works", {})]], {
    TenderToDecide: () => {
      throw refused("UNAUTHENTICATED", "Please sign in");
    },
  });

  await userEvent.click(await screen.findByRole("link", { name: /^Export CSV/ }));

  expect(await screen.findByText("Please sign in")).toBeVisible();
  expect(saved).toEqual([]);
});
