import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { someFigures, THIS_MONTH } from "#web/features/figures/figures.builders.ts";
import { formatMonth } from "#web/features/figures/figureFormat.ts";
import { daysOf } from "#web/features/figures/tendersAddress.ts";
import { FiguresPage } from "#web/pages/admin/FiguresPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { watchSaved } from "#web/testing/watchSaved.ts";

const AMINA = "01890000-0000-7000-8000-000000000000";

// jsdom has no layout: with a size, the charts draw their bars, and a press finds the bar at its coordinates.
const size = document.createElement("style");
size.textContent = ".MuiChartsSurface-root { width: 600px !important; height: 280px; }";
document.head.append(size);

const show = (answers: Answers = { Figures: () => someFigures() }, search = "") =>
  renderAt(
    paths.figures + search,
    [
      { path: paths.figures, Component: FiguresPage },
      { path: paths.tenders, Component: () => "Tender Management" },
    ],
    answers,
  );

const tableOf = async (name: string) => within(await screen.findByRole("table", { name }));
const ofThisMonth = () => {
  const { openingFrom, openingTo } = daysOf(THIS_MONTH);
  return `${paths.tenders}?view=table&published=true&openingFrom=${openingFrom}&openingTo=${openingTo}`;
};

test("every number of a month is in a table, also of months without tenders, and links to the list of these tenders", async () => {
  show();

  const table = within(await screen.findByRole("table", { name: "Bids per tender, by month" }));

  expect(table.getAllByRole("row")).toHaveLength(13);
  const cells = within(table.getAllByRole("row").at(-1)!).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["4", "1", "1", "1", "1", "1.5"]);
  expect(table.getByRole("link", { name: /^4 tenders: / })).toHaveAttribute("href", ofThisMonth());
  expect(table.getByRole("link", { name: /^1 tender without a bid: / })).toHaveAttribute(
    "href",
    `${ofThisMonth()}&withoutBids=true`,
  );
});

test("a figure that does not exist is a dash, not zero", async () => {
  show({ Figures: () => someFigures({ medianDaysToDecision: null }) });

  const glance = within(await screen.findByRole("region", { name: "At a glance" }));

  expect(glance.getByText("Days to a decision (median)").nextSibling).toHaveTextContent("–");
});

test("the filters are in the address, and the request and the links have them", async () => {
  const { api, router } = show(undefined, "?months=24&category=Design");
  await screen.findByRole("table", { name: "By category" });

  await userEvent.selectOptions(screen.getByLabelText("Created by"), "amina");
  await screen.findByRole("table", { name: "By category" });

  expect(router.state.location.search).toBe(`?months=24&category=Design&createdBy=${AMINA}`);
  expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { category: ["Design"], createdBy: AMINA } });
  const months = within(screen.getByRole("table", { name: "Bids per tender, by month" })).getAllByRole("row");
  expect(months).toHaveLength(25);
  const country = within(screen.getByRole("table", { name: "By country" })).getByRole("link", { name: /^4 tenders/ });
  expect(country.getAttribute("href")).toContain(`category=Design&country=Kenya&createdBy=${AMINA}`);
});

test("without a tender the screen says so, and clears the filters", async () => {
  const { router } = show({ Figures: () => ({ ...someFigures(), all: [] }) }, "?country=Kenya");

  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));

  expect(router.state.location.search).toBe("");
});

test.each([
  "Bids per tender, by month",
  "Time to each step, by month",
  "Awards and budgets, by month",
  "New and returning bidders, by month",
  "Questions, addenda and cancellations, by month",
  "Tenders by month and category",
])("the row header of a month with tenders lists them: %s", async (name) => {
  show();

  const table = await tableOf(name);

  const headers = table.getAllByRole("rowheader");
  expect(headers).toHaveLength(12);
  expect(within(headers.at(-1)!).getByRole("link", { name: formatMonth(THIS_MONTH) })).toHaveAttribute(
    "href",
    ofThisMonth(),
  );
  expect(within(headers[0]!).queryByRole("link")).toBeNull();
});

test("the crossing has zero where a month has no tender of a category, and each number lists its tenders", async () => {
  show();

  const table = await tableOf("Tenders by month and category");

  const months = table.getAllByRole("row").slice(1);
  expect(months.map((row) => within(row).getByRole("cell").textContent)).toEqual([...Array<string>(11).fill("0"), "4"]);
  expect(table.getByRole("link", { name: `4 tenders: ${formatMonth(THIS_MONTH)}, Design` })).toHaveAttribute(
    "href",
    ofThisMonth().replace("&openingFrom", "&category=Design&openingFrom"),
  );
});

describe("bars", () => {
  /** The bars of this month by competition: no bid, 1, 2, 3 and more. */
  async function competition() {
    const section = await screen.findByRole("region", { name: "Bids per tender, by month" });
    await waitFor(() => expect(section.querySelector("g[data-series]")).not.toBeNull());
    return [...section.querySelectorAll("g[data-series]")].map((series) =>
      [...series.querySelectorAll("rect")].at(-1)!,
    );
  }

  function press(bar: Element) {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(bar.getAttribute(name)));
    fireEvent.click(bar, { clientX: x! + width! / 2, clientY: y! + height! / 2 });
  }

  test("a press lists exactly the tenders that the bar counts", async () => {
    const { router } = show();
    const [noBid] = await competition();

    press(noBid!);

    await screen.findByText("Tender Management");
    expect(router.state.location.pathname + router.state.location.search).toBe(`${ofThisMonth()}&withoutBids=true`);
  });

  test("bars that no list has look fixed, and a press leads nowhere", async () => {
    const { router } = show();
    const bars = await competition();

    bars.slice(1).forEach(press);

    expect(bars.map((bar) => bar.getAttribute("cursor"))).toEqual(["pointer", "default", "default", "default"]);
    expect(router.state.location.pathname).toBe(paths.figures);
    expect(screen.getByText("Press a bar of “No bid” to list its tenders.")).toBeVisible();
  });
});

test("the CSV file has the rows of the table, rounded as they are shown; figures that do not exist are empty", async () => {
  const { saved, textOf } = watchSaved();
  show({ Figures: () => someFigures({ medianDaysToDecision: null, medianAwardOfBudget: 0.8749, medianBids: 1.4567 }) });

  await userEvent.click(await screen.findByRole("button", { name: "Download CSV: By category" }));

  expect(await textOf(saved[0]!)).toBe(
    "Category,Tenders,No bid,Median bids,Awarded,Share of the upper budget (median),To decision (days),Cancelled\r\n" +
      "Design,4,1,1.5,2,0.87,,0\r\n",
  );
});

test("new filters show no figures of the earlier ones", async () => {
  const { api } = show();
  await screen.findByRole("table", { name: "By category" });
  api.answers.Figures = () => new Promise(() => undefined);

  await userEvent.selectOptions(screen.getByLabelText("Category"), "Design");

  expect(await screen.findByRole("status", { name: "Loading the figures" })).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
  expect(within(screen.getByLabelText("Created by")).getByRole("option", { name: "amina" })).toBeInTheDocument();
});

test("a chosen administrator who has no tender in the answer stays chosen", async () => {
  const other = "01890000-0000-7000-8000-000000000001";
  const { api } = show(undefined, `?createdBy=${other}`);
  await screen.findByRole("table", { name: "By category" });

  expect(screen.getByLabelText("Created by")).toHaveDisplayValue("This administrator");
  expect(screen.getByLabelText("Created by")).toHaveValue(other);
  expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { createdBy: other } });
});

test("figures that could not be loaded are loaded again", async () => {
  const { api } = show({ Figures: () => Promise.reject(new Error("offline")) });
  expect(await screen.findByText("The figures could not be loaded.")).toBeVisible();
  api.answers.Figures = () => someFigures();

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("table", { name: "By category" })).toBeInTheDocument();
  expect(screen.queryByText("The figures could not be loaded.")).toBeNull();
});
