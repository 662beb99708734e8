import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { rememberUser } from "#web/features/session/storedUser.ts";
import { aTender, aTenderPage } from "#web/features/tenders/tender.builders.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { BrowseTendersPage } from "#web/pages/partner/BrowseTendersPage.tsx";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { fakeBrowser } from "#web/testing/fakeBrowser.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const revisionOf = (tenders: TenderFactsFragment[]) => tenders.map(({ id, version }) => `${id}@${version}`).join();

const serving = (tenders: TenderFactsFragment[], more: Answers = {}): Answers => ({
  CompanyProfile: () => ({ companyProfile: aProfile() }),
  OpenTenders: () => aTenderPage(tenders, null, revisionOf(tenders)),
  TenderRevision: () => ({ tenderRevision: revisionOf(tenders) }),
  TendersSince: () => ({
    tendersSince: { revision: revisionOf(tenders), isComplete: true, changed: tenders, removed: [] },
  }),
  ...more,
});

function browse(answers: Answers, search = "") {
  rememberUser(aUser());
  return renderAt(
    paths.browseTenders + search,
    [{ path: paths.browseTenders, element: <BrowseTendersPage /> }],
    answers,
  );
}
const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent);
const lookAgain = () => act(() => window.dispatchEvent(new Event("focus")));

test("every page of the open tenders is read and shown", async () => {
  const [first, second] = [aTender({ title: "First" }), aTender({ title: "Second" })];
  const { api } = browse(
    serving([], { OpenTenders: ({ after }) => (after ? aTenderPage([second]) : aTenderPage([first], "c1")) }),
  );

  expect(await screen.findByText("Second")).toBeVisible();

  expect(titles()).toEqual(["First", "Second"]);
  expect(api.operations.filter(({ name }) => name === "OpenTenders").map(({ variables }) => variables)).toEqual([
    { first: 50, after: null },
    { first: 100, after: "c1" },
  ]);
});

describe("while further pages are read", () => {
  const late = () => {
    let answer: (page: object) => void = () => undefined;
    const page = new Promise<object>((resolve) => (answer = resolve));
    return { page, answer };
  };

  test("the first page is shown, without a number of tenders", async () => {
    const [first, second] = [aTender({ title: "First" }), aTender({ title: "Second" })];
    const { page, answer } = late();
    browse(serving([], { OpenTenders: ({ after }) => (after ? page : aTenderPage([first], "c1")) }));

    expect(await screen.findByText("First")).toBeVisible();
    expect(screen.getByText("Loading more tenders...")).toBeVisible();
    expect(screen.queryByText("1 tender")).toBeNull();

    answer(aTenderPage([second]));
    expect(await screen.findByText("2 tenders")).toBeVisible();
    expect(titles()).toEqual(["First", "Second"]);
    expect(screen.queryByText("Loading more tenders...")).toBeNull();
  });

  test("the server finds what a filter keeps, in all of the list", async () => {
    const [first, second] = [aTender({ title: "First" }), aTender({ title: "Second" })];
    const { page, answer } = late();
    const found = { tenders: { totalCount: 1, totalCountIsExact: true, nodes: [second] } };
    const { api } = browse(
      serving([], {
        OpenTenders: ({ after }) => (after ? page : aTenderPage([first], "c1")),
        OpenTendersFound: () => found,
      }),
      "?search=second&closingFrom=2026-12-01",
    );

    expect(await screen.findByText("Second")).toBeVisible();
    expect(titles()).toEqual(["Second"]);
    expect(screen.getByText("1 tender found")).toBeVisible();
    expect(api.operations.find(({ name }) => name === "OpenTendersFound")?.variables).toEqual({
      first: 100,
      filter: { search: "second", closingFrom: "2026-12-01T00:00:00.000Z", status: ["open"] },
    });

    answer(aTenderPage([second]));
    expect(await screen.findByText("1 of 2 tenders found")).toBeVisible();
    expect(titles()).toEqual(["Second"]);
  });
});

test("the empty list says: No open tenders available / Check back later for new opportunities", async () => {
  browse(serving([]));

  expect(await screen.findByText("No open tenders available")).toBeVisible();
  expect(screen.getByText("Check back later for new opportunities")).toBeVisible();
});

test("a list that cannot be loaded can be tried again", async () => {
  const { api } = browse({ CompanyProfile: () => ({ companyProfile: aProfile() }) });
  const again = await screen.findByRole("button", { name: "Try again" });

  Object.assign(api.answers, serving([aTender({ title: "At last" })]));
  await userEvent.click(again);

  expect(await screen.findByText("At last")).toBeVisible();
});

test("a failed renewal keeps the list that is shown", async () => {
  const { api } = browse(serving([aTender({ title: "Still here" })]));
  await screen.findByText("Still here");

  delete api.answers.TenderRevision;
  await lookAgain();

  expect(await screen.findByText(/could not be renewed/)).toBeVisible();
  expect(screen.getByText("Still here")).toBeVisible();
});

test("on window focus the list is asked for again, and a change is shown", async () => {
  const tenders = [aTender({ title: "Before" })];
  browse(serving(tenders));
  await screen.findByText("Before");

  tenders[0] = { ...tenders[0]!, title: "After", version: 2 };
  tenders.push(aTender({ title: "New" }));
  await lookAgain();

  expect(await screen.findByText("New")).toBeVisible();
  expect(titles()).toEqual(["After", "New"]);
});

test("of a changed list only the changes are read: closed and removed tenders go, the others come in the order of closing", async () => {
  const [closed, removed, kept] = [
    aTender({ title: "Closed" }),
    aTender({ title: "Removed" }),
    aTender({ title: "Kept" }),
  ];
  const sooner = aTender({ title: "Sooner", closingDate: "2026-12-30T23:59:59.999Z" });
  const { api } = browse(serving([closed, removed, kept]));
  await screen.findByText("Closed");

  const changes = {
    revision: "next",
    isComplete: true,
    changed: [{ ...closed, status: "closed" }, sooner],
    removed: [removed.id],
  };
  Object.assign(api.answers, {
    TenderRevision: () => ({ tenderRevision: "next" }),
    TendersSince: () => ({ tendersSince: changes }),
  });
  await lookAgain();

  expect(await screen.findByText("Sooner")).toBeVisible();
  expect(titles()).toEqual(["Sooner", "Kept"]);
  expect(api.operations.filter(({ name }) => name === "OpenTenders")).toHaveLength(1);
});

test("if too much has changed, the whole list is read again", async () => {
  const tenders = [aTender({ title: "Before" })];
  const { api } = browse(serving(tenders));
  await screen.findByText("Before");

  tenders[0] = { ...tenders[0]!, title: "After", version: 2 };
  api.answers.TendersSince = () => ({
    tendersSince: { revision: "next", isComplete: false, changed: [], removed: [] },
  });
  await lookAgain();

  expect(await screen.findByText("After")).toBeVisible();
});

describe("the page refetches every 5 seconds", () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T12:00:00.000Z") }));
  afterEach(() => void jest.useRealTimers());
  const polls = ({ operations }: { operations: { name: string }[] }) =>
    operations.filter(({ name }) => name === "TenderRevision").length;

  test("and a change whose revision the server tells takes one request, one that is already shown none", async () => {
    const browser = fakeBrowser();
    const before = aTender({ title: "Before" });
    const { api } = browse(serving([before]));
    await act(() => jest.advanceTimersByTimeAsync(6000));
    const count = api.operations.length;
    api.answers.TendersSince = () => ({
      tendersSince: {
        revision: "next",
        isComplete: true,
        changed: [{ ...before, title: "After", version: 2 }],
        removed: [],
      },
    });

    act(() => browser.open()[0]!.emit("tenders", "next"));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(titles()).toEqual(["After"]);
    act(() => browser.open()[0]!.emit("tenders", "next"));
    await act(() => jest.advanceTimersByTimeAsync(1500));

    expect(api.operations.slice(count)).toEqual([
      { name: "TendersSince", variables: { revision: revisionOf([before]), first: 100 } },
    ]);
    browser.restore();
  });

  test("and a hidden tab does not", async () => {
    const { api } = browse(serving([aTender()]));
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(polls(api)).toBe(0);

    await act(() => jest.advanceTimersByTimeAsync(10_001));
    expect(polls(api)).toBe(3);

    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(polls(api)).toBe(3);
    hidden.mockRestore();
  });

  test("and an unchanged list is not sent again", async () => {
    const { api } = browse(serving([aTender()]));

    await act(() => jest.advanceTimersByTimeAsync(15_000));

    expect(api.operations.filter(({ name }) => name === "OpenTenders")).toHaveLength(1);
  });
});

test("without a company profile a notice says so and leads to it", async () => {
  browse(serving([aTender()], { CompanyProfile: () => ({ companyProfile: null }) }));

  expect(await screen.findByText("Company Profile Required")).toBeVisible();
  expect(screen.getByRole("link", { name: "Create Company Profile" })).toHaveAttribute("href", paths.companyProfile);
  expect(await screen.findByRole("button", { name: "Profile Required" })).toBeDisabled();
});

describe("filters", () => {
  const bridge = aTender({ title: "Bridge" });
  const network = aTender({
    title: "Network",
    category: "Technology",
    country: "Madagascar",
    location: "Antananarivo",
  });

  test("stand in the address, are counted and cleared", async () => {
    const { router } = browse(serving([bridge, network]));
    await screen.findByText("Bridge");
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();

    await userEvent.selectOptions(screen.getByLabelText("Category"), "Technology");
    await waitFor(() => expect(titles()).toEqual(["Network"]));
    expect(screen.getByText("1 of 2 tenders found")).toBeVisible();
    expect(router.state.location.search).toBe("?category=Technology");

    await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    await waitFor(() => expect(titles()).toEqual(["Bridge", "Network"]));
    expect(router.state.location.search).toBe("");
    expect(screen.getByLabelText("Category")).toHaveValue("");
  });

  test("that are typed are one step of the history, which Back undoes", async () => {
    const { router } = browse(serving([bridge, network]));
    await screen.findByText("Bridge");

    await userEvent.type(screen.getByLabelText("Location"), "anta");
    await waitFor(() => expect(router.state.location.search).toBe("?location=anta"));
    await userEvent.type(screen.getByLabelText("Location"), "na");
    await waitFor(() => expect(router.state.location.search).toBe("?location=antana"));
    expect(titles()).toEqual(["Network"]);

    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText("Location")).toHaveValue(""));
    expect(titles()).toEqual(["Bridge", "Network"]);
  });

  test("that are still being typed are cleared too", async () => {
    jest.useFakeTimers();
    const { router } = browse(serving([bridge, network]), "?category=Technology");
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(titles()).toEqual(["Network"]);

    fireEvent.change(screen.getByLabelText("Location"), { target: { value: "anta" } });
    fireEvent.blur(screen.getByLabelText("Location"));
    fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));

    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(titles()).toEqual(["Bridge", "Network"]);
    expect(screen.getByLabelText("Location")).toHaveValue("");
    expect(router.state.location.search).toBe("");
    expect(screen.getByRole("heading", { name: "Filter tenders" })).toHaveFocus();
    jest.useRealTimers();
  });

  test("of a shared address are applied and shown", async () => {
    browse(serving([bridge, network]), "?country=Madagascar&budgetFrom=1000");

    expect(await screen.findByText("Network")).toBeVisible();
    expect(screen.getByLabelText("Country")).toHaveDisplayValue("Madagascar");
    expect(screen.getByLabelText("Minimum budget")).toHaveValue("1000");
    expect(screen.queryByText("Bridge")).not.toBeInTheDocument();
  });

  test("are a chip each, which removes its filter and hands the focus on", async () => {
    const { router } = browse(serving([bridge, network]), "?category=Technology&location=anta");
    expect(await screen.findByText("1 of 2 tenders found")).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Remove filter Category: Technology" }));
    expect(router.state.location.search).toBe("?location=anta");
    expect(screen.getByRole("button", { name: "Remove filter Location: anta" })).toHaveFocus();

    await userEvent.click(screen.getByRole("button", { name: "Remove filter Location: anta" }));
    expect(screen.getByText("2 tenders")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Filter tenders" })).toHaveFocus();
  });

  test("do not clear the view, which is in the address too", async () => {
    const { router } = browse(serving([bridge, network]), "?category=Technology");
    await screen.findByText("Network");

    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    expect(await screen.findByRole("row", { name: /Network/ })).toBeVisible();
    expect(router.state.location.search).toBe("?category=Technology&view=table");
    await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));

    expect(await screen.findByRole("row", { name: /Bridge/ })).toBeVisible();
    expect(router.state.location.search).toBe("?view=table");
  });

  test("that leave nothing say so, and can be cleared there", async () => {
    const { router } = browse(serving([bridge]), "?status=draft");

    expect(await screen.findByText("No open tender matches these filters")).toBeVisible();
    expect(screen.getByText("0 of 1 tender found")).toBeVisible();

    await userEvent.click(screen.getAllByRole("button", { name: "Clear Filters" })[1]!);

    expect(await screen.findByText("Bridge")).toBeVisible();
    expect(router.state.location.search).toBe("");
    expect(screen.getByRole("heading", { name: "Filter tenders" })).toHaveFocus();
  });

  test("offer all and the seven categories, all and the three statuses, all and the 195 countries", async () => {
    browse(serving([bridge]));
    await screen.findByText("Bridge");
    await userEvent.click(screen.getByRole("button", { name: "More filters" }));

    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(options("Category").slice(1)).toEqual([
      "Infrastructure",
      "Construction",
      "Engineering",
      "Technology",
      "Services",
      "Design",
      "Consulting",
    ]);
    expect(options("Status").slice(1)).toEqual(["Open", "Closed", "Draft"]);
    expect(options("Country")).toHaveLength(196);
  });
});
