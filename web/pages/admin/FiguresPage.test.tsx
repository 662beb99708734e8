import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { someFigures, THIS_MONTH } from "#web/features/figures/figures.builders.ts";
import { daysOf } from "#web/features/figures/tendersAddress.ts";
import { FiguresPage } from "#web/pages/admin/FiguresPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const show = (answers: Answers = { Figures: () => someFigures() }, search = "") =>
  renderAt(paths.figures + search, [{ path: paths.figures, Component: FiguresPage }], answers);

test("every number of a month is in a table, also of months without tenders, and links to the list of these tenders", async () => {
  show();

  const table = within(await screen.findByRole("table", { name: "Bids per tender, by month" }));

  expect(table.getAllByRole("row")).toHaveLength(13);
  const cells = within(table.getAllByRole("row").at(-1)!).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["4", "1", "1", "1", "1", "1.5"]);
  const { openingFrom, openingTo } = daysOf(THIS_MONTH);
  const link = table.getByRole("link", { name: /^4 tenders: / });
  expect(link).toHaveAttribute(
    "href",
    `${paths.tenders}?view=table&published=true&openingFrom=${openingFrom}&openingTo=${openingTo}`,
  );
  expect(table.getByRole("link", { name: /^1 tender without a bid: / })).toHaveAttribute(
    "href",
    `${link.getAttribute("href")}&withoutBids=true`,
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

  const id = "01890000-0000-7000-8000-000000000000";
  expect(router.state.location.search).toBe(`?months=24&category=Design&createdBy=${id}`);
  expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { category: ["Design"], createdBy: id } });
  const months = within(screen.getByRole("table", { name: "Bids per tender, by month" })).getAllByRole("row");
  expect(months).toHaveLength(25);
  const country = within(screen.getByRole("table", { name: "By country" })).getByRole("link", { name: /^4 tenders/ });
  expect(country.getAttribute("href")).toContain(`category=Design&country=Kenya&createdBy=${id}`);
});

test("without a tender the screen says so, and clears the filters", async () => {
  const { router } = show({ Figures: () => ({ ...someFigures(), all: [] }) }, "?country=Kenya");

  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));

  expect(router.state.location.search).toBe("");
});
