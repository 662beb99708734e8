import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";

import { aTender, aTenderPage } from "#web/features/tenders/tender.builders.ts";
import { TendersPage } from "#web/pages/admin/TendersPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { watchSaved } from "#web/testing/watchSaved.ts";
import { FormOwner } from "#web/ui/forms/formStore.ts";

function open(tenders: ReturnType<typeof aTender>[], more: Answers = {}, search = "") {
  const frame = (
    <FormOwner value="admin">
      <Outlet />
    </FormOwner>
  );
  return renderAt(
    paths.tenders + search,
    [{ element: frame, children: [{ path: paths.tenders, Component: TendersPage }] }],
    {
      ManagedTenders: () => aTenderPage(tenders),
      ManagedTender: ({ id }) => ({ tender: { copiedFrom: null, ...tenders.find((tender) => tender.id === id) } }),
      ...more,
    },
  );
}
type Api = ReturnType<typeof open>["api"];
const sent = (api: Api, name: string) =>
  api.operations.filter((one) => one.name === name).map(({ variables }) => variables);

const dialog = async () => within(await screen.findByRole("dialog"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Sets each field to a value in one event. Typing into thirteen fields would take most of the time of these tests. */
function fill(form: Awaited<ReturnType<typeof dialog>>, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
}
const WHOLE = {
  "Tender number": "AX-1",
  Title: "Bridge",
  Description: "A two-lane bridge.",
  Category: "Infrastructure",
  Country: "Kenya",
  Location: "Nakuru",
  "Minimum budget (USD)": "1,000,000",
  "Maximum budget (USD)": "2500000",
  "Opening date": "2026-11-01",
  "Closing date": "2026-12-31",
  Requirements: "ISO 9001",
};

test("a card shows number, status, title, description, budget range, location and country, opening and closing dates", async () => {
  open([aTender({ tenderNumber: "AX-7", status: "awarded" })]);

  const card = await screen.findByRole("article", { name: "Athi River bridge rehabilitation" });

  for (const text of [
    "AX-7",
    "awarded",
    /four-span road bridge/,
    "$1,000,000 – $2,500,000",
    /Machakos County, Kenya/,
    "Nov 1, 2026",
    "Dec 31, 2026",
  ])
    expect(within(card).getByText(text)).toBeVisible();
});

test("Loading tenders... and then every page of all tenders", async () => {
  const { api } = open([], {
    ManagedTenders: ({ after }) =>
      after ? aTenderPage([aTender({ title: "Second" })]) : aTenderPage([aTender({ title: "First" })], "c1"),
  });
  expect(screen.getByText("Loading tenders...")).toBeVisible();

  expect(await screen.findByText("Second")).toBeVisible();

  expect(screen.getByText("First")).toBeVisible();
  expect(screen.getByText("2 tenders")).toBeVisible();
  expect(sent(api, "ManagedTenders").map(({ first, after }) => [first, after])).toEqual([
    [50, undefined],
    [100, "c1"],
  ]);
});

test("the empty list says No tenders yet, and leads to the first one", async () => {
  open([]);
  expect(await screen.findByText("No tenders yet")).toBeVisible();

  await press("Create the first tender");

  expect((await dialog()).getByRole("heading", { name: "Create Tender" })).toBeVisible();
});

test("a list that cannot be loaded can be tried again", async () => {
  let down = true;
  open([], {
    ManagedTenders: () => {
      if (down) throw new Error("The network is down");
      return aTenderPage([aTender({ title: "At last" })]);
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });

  down = false;
  await userEvent.click(again);

  expect(await screen.findByText("At last")).toBeVisible();
});

test("search and status stand in the address, and are asked of the server", async () => {
  const { api, router } = open([aTender({ status: "closed" })], {}, "?status=closed");
  expect(await screen.findByText("1 tender found")).toBeVisible();
  expect(screen.getByLabelText("Show")).toHaveValue("closed");

  await userEvent.type(screen.getByLabelText("Search tenders"), "athi");

  await waitFor(() =>
    expect(sent(api, "ManagedTenders").at(-1)).toMatchObject({ filter: { search: "athi", status: ["closed"] } }),
  );
  expect(router.state.location.search).toBe("?status=closed&search=athi");
  await press("Clear Filters");
  expect(router.state.location.search).toBe("");
});

test("all required fields say so; the default status is draft", async () => {
  const { api } = open([], {}, "?edit=new");
  const form = await dialog();
  expect(form.getByLabelText("Status")).toHaveValue("draft");

  await userEvent.click(form.getByRole("button", { name: "Create Tender" }));

  await form.findByText("There is a problem");
  expect(
    form
      .getAllByRole("link")
      .map((link) => link.textContent)
      .sort(),
  ).toEqual([
    "Category is required",
    "Closing date is required",
    "Country is required",
    "Description is required",
    "Location is required",
    "Maximum budget is required",
    "Minimum budget is required",
    "Opening date is required",
    "Requirements are required",
    "Tender number is required",
    "Title is required",
  ]);
  expect(sent(api, "CreateTender")).toEqual([]);
});

test("the admin form offers the seven categories", async () => {
  const tender = aTender();
  open([tender], {}, `?edit=${tender.id}`);

  const choices = within(await (await dialog()).findByLabelText("Category")).getAllByRole("option");

  expect(choices.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Infrastructure",
    "Construction",
    "Engineering",
    "Technology",
    "Services",
    "Design",
    "Consulting",
  ]);
});

test("a new tender is sent with integers and ISO dates, comes first in the list, and a toast tells", async () => {
  const { api, router } = open([aTender({ title: "Older" })], {
    CreateTender: () => ({ createTender: aTender({ title: "Bridge" }) }),
  });
  await screen.findByText("Older");
  await press("Create Tender");
  const form = await dialog();
  fill(form, WHOLE);

  await userEvent.click(form.getByRole("button", { name: "Create Tender" }));

  expect(await screen.findByText("Tender created successfully")).toBeVisible();
  expect(sent(api, "CreateTender")[0]).toEqual({
    input: {
      tenderNumber: "AX-1",
      title: "Bridge",
      description: "A two-lane bridge.",
      category: "Infrastructure",
      sealed: false,
      questionsUntil: null,
      decisionExpectedOn: null,
      openingPersons: null,
      discloseWinner: true,
      readsOut: "nothing",
      requiredDocuments: [],
      status: "draft",
      budgetMin: 1_000_000,
      budgetMax: 2_500_000,
      openingDate: "2026-11-01T00:00:00.000Z",
      closingDate: "2026-12-31T23:59:59.999Z",
      location: "Nakuru",
      country: "Kenya",
      requirements: "ISO 9001",
      documentsUrl: null,
      clientMutationId: expect.any(String) as string,
    },
  });
  expect(await screen.findByRole("article", { name: "Bridge" })).toBeVisible();
  expect(router.state.location.search).toBe("");
  expect(
    screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent),
  ).toEqual(["Bridge", "Older"]);
});

test("min above max and closing before opening are warned of, and saved all the same", async () => {
  const { api } = open([], { CreateTender: () => ({ createTender: aTender() }) }, "?edit=new");
  const form = await dialog();
  fill(form, { ...WHOLE, "Minimum budget (USD)": "9,000,000", "Opening date": "2027-01-01" });

  expect(form.getByLabelText("Maximum budget (USD)")).toHaveAccessibleDescription(/less than the minimum budget/);
  expect(form.getByLabelText("Closing date")).toHaveAccessibleDescription(/before the opening date/);
  await userEvent.click(form.getByRole("button", { name: "Create Tender" }));

  expect(await screen.findByText("Tender created successfully")).toBeVisible();
  expect(sent(api, "CreateTender")[0]).toMatchObject({ input: { budgetMin: 9_000_000, budgetMax: 2_500_000 } });
});

test("a taken number is shown at its field and as a toast; without a server message: Failed to create tender", async () => {
  const message = "This tender number is already taken";
  const { api } = open(
    [],
    {
      CreateTender: () => {
        throw refused("CONFLICT", message, { tenderNumber: message });
      },
    },
    "?edit=new",
  );
  const form = await dialog();
  fill(form, WHOLE);
  const save = () => userEvent.click(form.getByRole("button", { name: "Create Tender" }));

  await save();
  await waitFor(() => expect(form.getByLabelText("Tender number")).toHaveAccessibleDescription(message));
  expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();

  delete api.answers.CreateTender;
  await save();
  expect(await screen.findByText("Failed to create tender")).toBeVisible();
  expect(form.getByLabelText("Title")).toHaveValue("Bridge");
});

test("an update sends the version that was read, and the stored closing time while its day is left alone", async () => {
  const tender = aTender({ closingDate: "2026-12-31T15:30:00.000Z", version: 7 });
  const { api } = open([tender], {
    UpdateTender: () => ({ updateTender: { ...tender, title: "Longer bridge", version: 8 } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const form = await dialog();
  await userEvent.type(await form.findByLabelText("Title"), " II");
  expect(form.getByLabelText("Closing date")).toHaveValue("2026-12-31");

  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  expect(await screen.findByText("Tender updated successfully")).toBeVisible();
  expect(sent(api, "UpdateTender")[0]).toMatchObject({
    id: tender.id,
    patch: { title: `${tender.title} II`, closingDate: "2026-12-31T15:30:00.000Z", version: 7 },
  });
  expect(await screen.findByRole("article", { name: "Longer bridge" })).toBeVisible();
});

test("a stale edit takes over what was saved meanwhile, keeps what was typed, and saving again sends both", async () => {
  const stored = aTender({ version: 1 });
  const { api } = open(
    [stored],
    {
      UpdateTender: () => {
        throw refused("CONFLICT", "This tender was changed by somebody else in the meantime.");
      },
    },
    `?edit=${stored.id}`,
  );
  const form = await dialog();
  await userEvent.type(await form.findByLabelText("Title"), " II");
  Object.assign(stored, { location: "Kitui", status: "closed", budgetMax: 3_000_000, version: 2 });

  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  const notice = await form.findByText("The tender was changed elsewhere since you opened it");
  for (const value of ["Kitui", "Closed", "$3,000,000"])
    expect(within(notice.closest<HTMLElement>('[role="alert"]')!).getByText(value)).toBeVisible();
  expect(form.getByLabelText("Title")).toHaveValue("Athi River bridge rehabilitation II");

  api.answers.UpdateTender = () => ({ updateTender: { ...stored, version: 3 } });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
  await waitFor(() =>
    expect(sent(api, "UpdateTender").map(({ patch }) => (patch as { version: number }).version)).toEqual([1, 2]),
  );
  expect(sent(api, "UpdateTender")[1]).toMatchObject({
    patch: { title: "Athi River bridge rehabilitation II", location: "Kitui", status: "closed", budgetMax: 3_000_000 },
  });
});

test("a field that both changed stays as typed and is written over knowingly; one that differs only in notation counts as unchanged", async () => {
  const stored = aTender({ version: 1 });
  const { api } = open(
    [stored],
    {
      UpdateTender: () => {
        throw refused("CONFLICT", "This tender was changed by somebody else in the meantime.");
      },
    },
    `?edit=${stored.id}`,
  );
  const form = await dialog();
  await form.findByLabelText("Title");
  fill(form, { Title: "Mine", "Minimum budget (USD)": "1,000,000" });
  Object.assign(stored, { title: "Theirs", budgetMin: 900_000, closingDate: "2027-03-31T23:59:59.999Z", version: 2 });

  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  for (const text of ["Theirs", "Mine", "$900,000", "Mar 31, 2027"])
    expect((await form.findAllByText(text))[0]).toBeVisible();
  expect(form.getByLabelText("Title")).toHaveValue("Mine");
  expect(form.getByLabelText("Minimum budget (USD)")).toHaveValue("900000");
  expect(form.getByLabelText("Closing date")).toHaveValue("2027-03-31");

  api.answers.UpdateTender = () => ({ updateTender: { ...stored, version: 3 } });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
  expect(await screen.findByText("Tender updated successfully")).toBeVisible();
  expect(sent(api, "UpdateTender")[1]).toMatchObject({
    patch: { title: "Mine", budgetMin: 900_000, closingDate: "2027-03-31T23:59:59.999Z", version: 2 },
  });
});

test("an update whose answer was lost is saved when it is sent again", async () => {
  const stored = aTender({ version: 1 });
  const { api } = open(
    [stored],
    {
      UpdateTender: () => {
        throw new Error("The connection broke");
      },
    },
    `?edit=${stored.id}`,
  );
  const form = await dialog();
  await form.findByLabelText("Title");
  fill(form, { Title: "Longer bridge", "Minimum budget (USD)": "900,000", "Closing date": "2027-03-31" });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
  expect(
    await form.findByText(
      "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
    ),
  ).toBeVisible();
  Object.assign(stored, {
    title: "Longer bridge",
    budgetMin: 900_000,
    closingDate: "2027-03-31T23:59:59.999Z",
    version: 2,
  });
  api.answers.UpdateTender = () => {
    throw refused("CONFLICT", "This tender was changed by somebody else in the meantime.");
  };

  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  expect(await screen.findByText("Tender updated successfully")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
});

test("a tender that was deleted meanwhile: a sentence, and the text is kept", async () => {
  const tender = aTender();
  open(
    [tender],
    {
      UpdateTender: () => {
        throw refused("NOT_FOUND", "Tender not found");
      },
    },
    `?edit=${tender.id}`,
  );
  const form = await dialog();
  await userEvent.type(await form.findByLabelText("Title"), " II");

  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  expect(
    await form.findByText("This tender was deleted since you opened it. What you typed is kept below."),
  ).toBeVisible();
  expect(screen.getByText("Tender not found")).toBeVisible();
  expect(form.getByLabelText("Title")).toHaveValue("Athi River bridge rehabilitation II");
});

test("closing a dirty dialog asks first; a session that ends in the middle comes back to the same text", async () => {
  const { router, unmount } = open([], {}, "?edit=new");
  fill(await dialog(), { Title: "Bridge" });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(router.state.location.search).toBe("?edit=new");
  unmount();

  open([], {}, "?edit=new");

  expect((await dialog()).getByLabelText("Title")).toHaveValue("Bridge");
});

describe("Back after a dialog", () => {
  const stored = aTender();
  const answers = {
    UpdateTender: () => ({ updateTender: { ...stored, version: 2 } }),
    CreateTender: () => ({ createTender: aTender({ title: "Bridge" }) }),
  };
  const shut = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  test.each(["Cancel", "Update Tender"])(
    "that was opened from the list and left by %s does not open it again",
    async (button) => {
      const { router } = open([stored], answers, "?status=open");
      await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
      const form = await dialog();
      await userEvent.click(await form.findByRole("button", { name: button }));
      await shut();
      expect(router.state.location.search).toBe("?status=open");

      await act(() => router.navigate(-1));

      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(router.state.location.search).toBe("?status=open");
    },
  );

  test("that was opened by its address alone leaves for what was before", async () => {
    const { router } = open([stored], answers);
    await act(() => router.navigate(`${paths.tenders}?status=open&edit=${stored.id}`));
    const form = await dialog();
    await userEvent.click(await form.findByRole("button", { name: "Cancel" }));
    await shut();
    expect(router.state.location.search).toBe("?status=open");

    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe("");
  });

  test("that created a tender looks for what was looked for before", async () => {
    const { router } = open([], answers, "?search=weir");
    await press("Create Tender");
    const form = await dialog();
    fill(form, WHOLE);
    await userEvent.click(form.getByRole("button", { name: "Create Tender" }));
    await shut();
    expect(router.state.location.search).toBe("");

    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe("?search=weir");
  });
});

describe("delete", () => {
  test("asks to confirm: Are you sure you want to delete this tender?", async () => {
    const tender = aTender();
    const { api } = open([tender], { DeleteTender: ({ id }) => ({ deleteTender: { __typename: "Tender", id } }) });
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Are you sure you want to delete this tender?")).toBeVisible();
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(sent(api, "DeleteTender")).toEqual([]);

    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));

    expect(await screen.findByText("Tender deleted successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { level: 1, hidden: true })).toHaveFocus();
  });

  test("says how many bids there are, who will be notified, and how a cancellation differs", async () => {
    open([aTender({ status: "open" })], {
      ConcernedByTender: ({ id }) => ({ tender: { __typename: "Tender", id, bidCount: 2, concernedPeople: 3 } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));

    expect(
      await screen.findByText(
        /It has 2 bids: what was submitted stays stored\. 3 people with a bid, a draft or a question will be notified\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^To end a tender for a reason that bidders can read, choose Cancel tender/)).toBeVisible();
  });

  test("that fails without a server message: Failed to delete tender", async () => {
    open([aTender()]);
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));

    await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));

    expect(await screen.findByText("Failed to delete tender")).toBeVisible();
  });
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test("a new tender is sent again by itself under one key", async () => {
    const { api } = open([], { CreateTender: unavailable(1, () => ({ createTender: aTender() })) }, "?edit=new");
    const form = await dialog();
    fill(form, WHOLE);
    await userEvent.click(form.getByRole("button", { name: "Create Tender" }));
    expect(await form.findByText(/The portal cannot be reached at the moment/)).toBeVisible();

    await pass(4);

    expect(screen.getByText("Tender created successfully")).toBeVisible();
    const [first, second] = sent(api, "CreateTender");
    expect(second).toEqual(first);
    expect(first).toMatchObject({ input: { title: "Bridge", clientMutationId: expect.any(String) as string } });
  });

  test("Cancel ends the sending with the dialog", async () => {
    const tender = aTender();
    const { api } = open(
      [tender],
      { UpdateTender: unavailable(1, () => ({ updateTender: tender })) },
      `?edit=${tender.id}`,
    );
    const form = await dialog();
    await form.findByLabelText("Title");
    fill(form, { Title: "Longer bridge" });
    await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
    await form.findByText(/The portal cannot be reached at the moment/);

    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));
    await pass(30);

    expect(sent(api, "UpdateTender")).toHaveLength(1);
  });
});

describe("every 5 seconds, and when the window gets focus, the list is brought up to date", () => {
  const lookAgain = () => act(() => window.dispatchEvent(new Event("focus")));
  const changesOf =
    (changed: object[], removed: string[] = [], isComplete = true) =>
    () => ({ tendersSince: { revision: "2", isComplete, changed, removed } });
  const moved = { TenderRevision: () => ({ tenderRevision: "2" }) };
  const titles = () =>
    screen.queryAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent);

  test("with what another administrator added, changed and deleted, and no more than that is read", async () => {
    const [edited, deleted] = [aTender({ title: "Before" }), aTender({ title: "Deleted" })];
    const createdAt = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
    const [older, newer] = [
      aTender({ title: "Older", createdAt: createdAt(1) }),
      aTender({ title: "Newer", createdAt: createdAt(2) }),
    ];
    const { api } = open([edited, deleted], {
      ...moved,
      TendersSince: changesOf([{ ...edited, title: "After", version: 2 }, older, newer], [deleted.id]),
    });
    await screen.findByText("Before");

    await lookAgain();
    await screen.findByText("After");
    await lookAgain();

    expect(titles()).toEqual(["Newer", "Older", "After"]);
    expect(sent(api, "ManagedTenders")).toHaveLength(1);
    expect(sent(api, "TendersSince")).toEqual([{ revision: "1", first: 100 }]);
  });

  test("with what matches the filters", async () => {
    const [closed, open_] = [aTender({ title: "Closed", status: "closed" }), aTender({ title: "Open" })];
    open(
      [closed],
      { ...moved, TendersSince: changesOf([{ ...closed, status: "awarded", version: 2 }, open_]) },
      "?status=closed",
    );
    await screen.findByText("Closed");

    await lookAgain();

    await waitFor(() => expect(titles()).toEqual([]));
  });

  test("from its beginning, if too much has changed", async () => {
    const tenders = [aTender({ title: "Before" })];
    open(tenders, { ...moved, TendersSince: changesOf([], [], false) });
    await screen.findByText("Before");

    tenders[0] = { ...tenders[0]!, title: "After", version: 2 };
    await lookAgain();

    expect(await screen.findByText("After")).toBeVisible();
  });

  test("but not with an answer that comes once a tender is edited", async () => {
    const tender = aTender();
    let answer: (revision: object) => void = () => undefined;
    open([tender], {
      TenderRevision: () => new Promise<object>((come) => (answer = come)),
      TendersSince: changesOf([{ ...tender, title: "Theirs", version: 2 }]),
    });
    await screen.findByText(tender.title);
    await lookAgain();

    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    expect(await (await dialog()).findByLabelText("Title")).toHaveValue(tender.title);
    await act(async () => {
      answer({ tenderRevision: "2" });
      await Promise.resolve();
    });

    expect(screen.queryByText("Theirs")).toBeNull();
  });

  test("but not while a tender is edited: the form keeps the version that it was opened with", async () => {
    const tender = aTender();
    const { api } = open([tender], { ...moved, TendersSince: changesOf([{ ...tender, title: "Theirs", version: 2 }]) });
    await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
    expect(await (await dialog()).findByLabelText("Title")).toHaveValue(tender.title);

    await lookAgain();

    expect(sent(api, "TenderRevision").length).toBeLessThanOrEqual(1);
    expect((await dialog()).getByLabelText("Title")).toHaveValue(tender.title);
  });
});

describe("as a table", () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date)).toISOString();
  const [dam, weir, quay] = [
    aTender({
      tenderNumber: "AX-9",
      title: "Dam",
      category: "Construction",
      country: "Ghana",
      closingDate: day(20),
      budgetMax: 9_000_000,
      createdAt: day(3),
    }),
    aTender({
      tenderNumber: "AX-10",
      title: "Weir",
      country: "Kenya",
      closingDate: day(10),
      budgetMax: 10_000_000,
      createdAt: day(2),
    }),
    aTender({
      tenderNumber: "AX-11",
      title: "=Quay",
      country: "Benin",
      closingDate: day(15),
      budgetMax: 1_500_000,
      createdAt: day(1),
    }),
  ];
  const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  const header = (name: string) => screen.getByRole("columnheader", { name });
  const row = (number: string) => within(screen.getByRole("rowheader", { name: number }).closest("tr")!);
  const more = (number: string) => userEvent.click(row(number).getByRole("button", { name: `More: ${number}` }));
  const openTable = async (more: Answers = {}, search = "") => {
    const view = open([dam, weir, quay], more, `?view=table${search}`);
    await screen.findByRole("table", { name: "Tenders" });
    return view;
  };
  afterEach(() => jest.restoreAllMocks());

  test("cards are shown at first; the table is a choice that the address keeps, with the same list and no further request", async () => {
    const { api, router } = open([dam, weir, quay]);
    expect(await screen.findByRole("article", { name: "Dam" })).toBeVisible();

    await press("Table");

    expect(await screen.findByRole("table", { name: "Tenders" })).toBeVisible();
    expect(router.state.location.search).toBe("?view=table");
    expect(rows()).toEqual(["AX-9", "AX-10", "AX-11"]);
    expect(header("Created")).toHaveAttribute("aria-sort", "descending");
    expect(sent(api, "ManagedTenders")).toHaveLength(1);
    await press("Cards");
    expect(router.state.location.search).toBe("?view=cards");
    expect(await screen.findByRole("article", { name: "Dam" })).toBeVisible();
  });

  test("while pages are loading, the box for all says that it selects only what is loaded", async () => {
    let answer: (page: object) => void = () => undefined;
    await openTable({
      ManagedTenders: ({ after }) =>
        after ? new Promise<object>((resolve) => (answer = resolve)) : aTenderPage([dam], "c1"),
    });
    expect(screen.getByRole("checkbox", { name: "Select all loaded so far" })).toBeVisible();

    act(() => answer(aTenderPage([weir])));

    expect(await screen.findByRole("checkbox", { name: "Select all shown" })).toBeVisible();
    expect(rows()).toEqual(["AX-9", "AX-10"]);
  });

  test("any column sorts, dates and amounts by their value", async () => {
    await openTable();

    await userEvent.click(within(header("Closes")).getByRole("button"));
    expect(rows()).toEqual(["AX-10", "AX-11", "AX-9"]);
    await userEvent.click(within(header("Budget to")).getByRole("button"));
    expect(rows()).toEqual(["AX-11", "AX-9", "AX-10"]);
    await userEvent.click(within(header("Number")).getByRole("button"));
    expect(rows()).toEqual(["AX-9", "AX-10", "AX-11"]);
  });

  test("it has filters by category, country and closing date, asked of the server and kept in the address, also for the cards", async () => {
    const { api, router } = await openTable({}, "&category=Construction&closingFrom=2026-11-01&closingTo=nonsense");
    expect(sent(api, "ManagedTenders").at(-1)).toEqual({
      first: 50,
      filter: { search: null, status: null, category: ["Construction"], closingFrom: "2026-11-01T00:00:00.000Z" },
    });
    expect(await screen.findByLabelText("Category")).toHaveValue("Construction");
    expect(screen.getByText("1 tender found")).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText("Country"), "Ghana");
    fireEvent.change(screen.getByLabelText("Closing date to"), { target: { value: "2026-11-30" } });

    await waitFor(() =>
      expect(sent(api, "ManagedTenders").at(-1)).toMatchObject({
        filter: { country: ["Ghana"], closingTo: "2026-11-30T23:59:59.999Z" },
      }),
    );
    await press("Cards");
    expect(router.state.location.search).toContain("view=cards");
    expect(screen.getByLabelText("Category")).toHaveValue("Construction");
    await press("Clear Filters");
    expect(await screen.findByText("3 tenders")).toBeVisible();
    expect(screen.queryByLabelText("Category")).toBeNull();
  });

  test("which close within days and have no bid is asked of the server, which alone knows the bids", async () => {
    const soon = aTender({
      tenderNumber: "AX-12",
      status: "open",
      closingDate: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    });
    const { api, router } = open([soon], {}, "?view=table&status=open&closingWithinDays=7&withoutBids=true");
    expect(await screen.findByRole("rowheader", { name: "AX-12" })).toBeVisible();
    expect(sent(api, "ManagedTenders").at(-1)).toEqual({
      first: 50,
      filter: { search: null, status: ["open"], closingWithinDays: 7, withoutBids: true },
    });
    expect(await screen.findByLabelText("Bids")).toHaveValue("true");

    await userEvent.selectOptions(screen.getByLabelText("Bids"), "false");

    await waitFor(() => expect(sent(api, "ManagedTenders").at(-1)).toMatchObject({ filter: { withoutBids: false } }));
    expect(router.state.location.search).toContain("withoutBids=false");
  });

  test("nothing found leads to all tenders", async () => {
    const { router } = open([], {}, "?view=table&country=Kenya");

    await userEvent.click(await screen.findByRole("button", { name: "Show all tenders" }));

    expect(router.state.location.search).toBe("?view=table");
  });

  test("Edit, Delete and History are in each row; a changed tender that no longer matches leaves it, a deleted one too", async () => {
    const { router } = await openTable({
      UpdateTender: () => ({ updateTender: { ...dam, category: "Design", version: 2 } }),
      DeleteTender: () => ({ deleteTender: { __typename: "Tender", id: weir.id } }),
    });
    await more("AX-9");
    expect(row("AX-9").getByRole("link", { name: "History: AX-9" })).toBeVisible();

    await more("AX-10");
    await userEvent.click(row("AX-10").getByRole("button", { name: "Delete: AX-10" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("rowheader", { name: "AX-10" })).toBeNull());

    await userEvent.click(await screen.findByRole("button", { name: "More filters" }));
    await userEvent.selectOptions(await screen.findByLabelText("Category"), "Construction");
    await waitFor(() => expect(rows()).toEqual(["AX-9"]));
    await userEvent.click(row("AX-9").getByRole("button", { name: "Edit: AX-9" }));
    expect(router.state.location.search).toContain(`edit=${dam.id}`);
    const form = await dialog();
    await form.findByLabelText("Title");
    fill(form, { Category: "Design" });
    await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
    expect(await screen.findByText("No tender matches")).toBeVisible();
  });

  test("Cancel tender is in each row, too, but not of an awarded tender", async () => {
    const awarded = aTender({ tenderNumber: "AX-12", status: "awarded" });
    open([weir, awarded], {}, "?view=table");
    await screen.findByRole("rowheader", { name: "AX-12" });
    await more("AX-12");
    expect(row("AX-12").getByRole("button", { name: "Take back award: AX-12" })).toBeVisible();
    expect(row("AX-12").queryByRole("button", { name: "Cancel tender: AX-12" })).toBeNull();

    await more("AX-10");
    await userEvent.click(row("AX-10").getByRole("button", { name: "Cancel tender: AX-10" }));

    expect((await dialog()).getByLabelText("Reason")).toBeVisible();
  });

  test("the menu of a row is left with Escape, which gives the focus back", async () => {
    await openTable();
    await more("AX-9");
    await userEvent.keyboard("{ArrowDown}");
    expect(row("AX-9").getByRole("button", { name: "Copy: AX-9" })).toHaveFocus();

    await userEvent.keyboard("{Escape}");

    expect(row("AX-9").getByRole("button", { name: "More: AX-9" })).toHaveFocus();
    expect(row("AX-9").queryByRole("button", { name: "Copy: AX-9" })).toBeNull();
  });

  describe("acts on many", () => {
    const yes = { __typename: "Permission", allowed: true, reason: null };
    const standingOf = (tender: ReturnType<typeof aTender>, more: object = {}) => ({
      __typename: "Tender",
      id: tender.id,
      version: tender.version,
      status: tender.status,
      closingDate: tender.closingDate,
      sealed: tender.sealed,
      openingPersons: 2,
      readsOut: tender.readsOut,
      discloseWinner: tender.discloseWinner,
      bidCount: 0,
      concernedPeople: 0,
      can: { __typename: "TenderCan", openForBids: yes, closeTender: yes, copyTender: yes },
      ...more,
    });
    const drafts = ["AX-21", "AX-22", "AX-23"].map((tenderNumber) =>
      aTender({
        tenderNumber,
        title: `Title of ${tenderNumber}`,
        status: "draft",
        closingDate: "2099-01-01T00:00:00.000Z",
      }),
    );
    const opened = aTender({ tenderNumber: "AX-24", status: "open", closingDate: "2099-01-01T00:00:00.000Z" });
    const all = [...drafts, opened];
    const box = (name: string) => screen.getByRole("checkbox", { name });
    const rowOf = async (tenderNumber: string) =>
      within((await (await dialog()).findByText(tenderNumber)).closest("li")!);
    /** An answer of the server that comes when the test gives it. */
    const whenGiven = (answers: (() => void)[]) => new Promise<void>((answer) => answers.push(answer));
    const give = (answers: (() => void)[]) =>
      act(() => {
        answers.at(-1)?.();
        return Promise.resolve();
      });
    const openMany = async (answers: Answers = {}, search = "") => {
      const view = open(
        all,
        {
          TenderStanding: ({ id }) => ({ tender: standingOf(all.find((tender) => tender.id === id)!) }),
          ...answers,
        },
        `?view=table${search}`,
      );
      await screen.findByRole("table", { name: "Tenders" });
      return view;
    };

    test("Publish says what follows and what is left out and why; afterwards what was not done and why, and that stays selected", async () => {
      const { api } = await openMany({
        UpdateTender: ({ id }) => {
          if (id === drafts[1]!.id) throw refused("CONFLICT", "Somebody changed this tender meanwhile.");
          return { updateTender: { ...all.find((tender) => tender.id === id)!, status: "open", version: 2 } };
        },
      });
      await userEvent.click(box("Select all shown"));
      expect(screen.getByText("4 tenders selected")).toBeVisible();
      await userEvent.click(box("Select: AX-23"));
      expect(screen.getByText("3 tenders selected").closest("[role=status]")).not.toBeNull();

      await press("Publish");
      const check = await dialog();
      expect(await check.findByRole("heading", { name: "Publish 2 tenders?" })).toBeVisible();
      expect((await rowOf("AX-24")).getByText("It is not a draft.")).toBeVisible();
      expect(sent(api, "UpdateTender")).toEqual([]);
      await userEvent.click(check.getByRole("button", { name: "Publish 2 tenders" }));

      expect(await check.findByText("1 of 2 tenders is published. 1 is not. It stays selected.")).toBeVisible();
      expect(check.getByRole("heading", { name: "Publish: done in part" })).toBeVisible();
      expect((await rowOf("AX-22")).getByText("Somebody changed this tender meanwhile.")).toBeVisible();
      expect(sent(api, "UpdateTender")).toEqual(
        [drafts[0]!, drafts[1]!].map(({ id, version }) => ({ id, patch: { status: "open", version } })),
      );
      await userEvent.click(check.getByRole("button", { name: "Close this" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(box("Select: AX-22")).toBeChecked();
      expect(box("Select: AX-21")).not.toBeChecked();
    });

    /** Publishes the three drafts. The answer for each comes when the test gives it. */
    async function publishSlowly() {
      const answers: (() => void)[] = [];
      const view = await openMany({
        UpdateTender: async ({ id }) => {
          await whenGiven(answers);
          return { updateTender: { ...all.find((tender) => tender.id === id)!, status: "open", version: 2 } };
        },
      });
      for (const { tenderNumber } of drafts) await userEvent.click(box(`Select: ${tenderNumber}`));
      await press("Publish");
      const check = await dialog();
      await userEvent.click(await check.findByRole("button", { name: "Publish 3 tenders" }));
      await waitFor(() => expect(answers).toHaveLength(1));
      return { ...view, check, answer: () => give(answers) };
    }

    test("Stop ends a run after the tender that is under way; the others are not tried, stay selected, and can follow", async () => {
      const { api, check, answer } = await publishSlowly();
      expect(check.getByText("1 of 3…")).toBeVisible();
      expect(check.getByRole("button", { name: "Stop" })).toHaveFocus();

      await userEvent.click(check.getByRole("button", { name: "Stop" }));
      expect(check.getByText("Stopping after 1 of 3…")).toBeVisible();
      await answer();

      expect(await check.findByRole("heading", { name: "Publish: stopped" })).toBeVisible();
      expect(check.getByText("1 of 3 tenders is published. 2 were not tried. They stay selected.")).toBeVisible();
      expect(check.getByRole("button", { name: "Close this" })).toHaveFocus();
      expect((await rowOf("AX-22")).getByText("Not tried.")).toBeVisible();
      expect(sent(api, "UpdateTender")).toHaveLength(1);
      await userEvent.click(check.getByRole("button", { name: "Continue with 2 tenders" }));
      await waitFor(() => expect(sent(api, "UpdateTender")).toHaveLength(2));
      await answer();
      await waitFor(() => expect(sent(api, "UpdateTender")).toHaveLength(3));
      await answer();
      expect(await check.findByText("2 tenders are published.")).toBeVisible();
      expect(sent(api, "UpdateTender").map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
    });

    test("a run ends when the page is left", async () => {
      const { api, answer, unmount } = await publishSlowly();

      unmount();
      await answer();
      await act(() => new Promise((done) => setTimeout(done, 50)));

      expect(sent(api, "UpdateTender")).toHaveLength(1);
    });

    test("a tender whose answer was lost is still unknown after a run that did not reach it", async () => {
      let isDown = true;
      const answers: (() => void)[] = [];
      const { api } = await openMany({
        CopyTender: async ({ tenderNumber }) => {
          if (isDown) throw new Error("The network is down");
          await whenGiven(answers);
          return { copyTender: aTender({ id: `copy ${String(tenderNumber)}`, tenderNumber: String(tenderNumber) }) };
        },
      });
      await userEvent.click(box("Select: AX-21"));
      await userEvent.click(box("Select: AX-22"));
      await press("Copy");
      const check = await dialog();
      await userEvent.click(await check.findByRole("button", { name: "Copy 2 tenders" }));
      isDown = false;
      await userEvent.click(await check.findByRole("button", { name: "Try again for 2 tenders" }));
      await waitFor(() => expect(answers).toHaveLength(1));

      await userEvent.click(check.getByRole("button", { name: "Stop" }));
      await give(answers);

      expect(await check.findByText(/^1 of 2 tenders is copied\. For 1 it is not known/)).toBeVisible();
      expect((await rowOf("AX-22")).getByText(/It may be copied/)).toBeVisible();
      expect(check.queryByRole("textbox")).toBeNull();
      expect(sent(api, "CopyTender")).toHaveLength(3);
    });

    test("tenders that could not be loaded are not left out for a reason: they are loaded again, four at a time", async () => {
      let isDown = true;
      let now = 0;
      let most = 0;
      const many = Array.from({ length: 6 }, (_, index) =>
        aTender({ ...drafts[0], id: `many${index}`, tenderNumber: `AX-4${index}` }),
      );
      const { api } = await openMany({
        ManagedTenders: () => aTenderPage(many),
        TenderStanding: async ({ id }) => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((done) => setTimeout(done));
          now -= 1;
          if (isDown && id === "many1") throw new Error("The network is down");
          if (isDown && id === "many2") throw refused("RATE_LIMITED", "Too many requests.");
          if (id === "many3") throw refused("NOT_FOUND", "Tender not found");
          return { tender: standingOf(many.find((tender) => tender.id === id)!) };
        },
      });
      await userEvent.click(box("Select all shown"));
      await press("Publish");
      const check = await dialog();
      expect(await check.findByText(/^2 tenders could not be loaded\. From now on/)).toBeVisible();
      expect(most).toBe(4);
      expect(check.getByRole("button", { name: "Publish 3 tenders" })).toBeEnabled();
      for (const [heading, names] of [
        ["Could not be loaded", ["AX-41", "AX-42"]],
        ["Left out", ["AX-43"]],
      ] as const) {
        const list = within(check.getByRole("heading", { name: heading }).parentElement!);
        expect(list.getAllByRole("listitem").map(({ textContent }) => textContent.slice(0, 5))).toEqual(names);
      }
      isDown = false;
      const before = sent(api, "TenderStanding").length;

      await userEvent.click(check.getByRole("button", { name: "Load again" }));

      expect(await check.findByRole("button", { name: "Publish 5 tenders" })).toBeEnabled();
      expect(sent(api, "TenderStanding").slice(before)).toEqual([{ id: "many1" }, { id: "many2" }]);
      expect(check.queryByText(/could not be loaded/)).toBeNull();
      expect(check.getByRole("button", { name: "Cancel" })).toHaveFocus();
    });

    test("the check says how many tenders are read; if none could be loaded, nothing is said to be impossible", async () => {
      const answers: (() => void)[] = [];
      await openMany({
        TenderStanding: async () => {
          await whenGiven(answers);
          throw new Error("The network is down");
        },
      });
      await userEvent.click(box("Select: AX-21"));
      await press("Publish");
      const check = await dialog();
      expect(await check.findByText("0 of 1")).toBeVisible();
      await waitFor(() => expect(answers).toHaveLength(1));

      await give(answers);

      expect(await check.findByRole("heading", { name: "Publish: not loaded" })).toBeVisible();
      expect(check.getByText("1 tender could not be loaded.")).toBeVisible();
      expect(check.queryByText(/not possible|None of/)).toBeNull();
    });

    test("an act that is possible for no selected tender is not offered", async () => {
      await openMany();
      await userEvent.click(box("Select: AX-21"));

      await press("Close");
      const check = await dialog();

      expect(await check.findByRole("heading", { name: "Close: not possible" })).toBeVisible();
      expect(check.getByText("None of the selected tenders can be closed.")).toBeVisible();
      expect((await rowOf("AX-21")).getByText("It is not open.")).toBeVisible();
      expect(check.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Close this"]);
    });

    test("what the act does to a filtered list leaves the dialog open until it is closed; the focus is not lost", async () => {
      const { api } = await openMany(
        {
          ManagedTenders: () => aTenderPage(drafts),
          UpdateTender: ({ id }) => ({
            updateTender: { ...drafts.find((tender) => tender.id === id)!, status: "open", version: 2 },
          }),
          TenderRevision: () => ({ tenderRevision: "1" }),
        },
        "&status=draft",
      );
      await userEvent.click(box("Select all shown"));
      await press("Publish");
      const check = await dialog();

      await userEvent.click(await check.findByRole("button", { name: "Publish 3 tenders" }));

      expect(await check.findByText("3 tenders are published.")).toBeVisible();
      expect(screen.queryByRole("table", { hidden: true })).toBeNull();
      await act(() => window.dispatchEvent(new Event("focus")));
      expect(sent(api, "TenderRevision")).toEqual([]);
      await userEvent.click(check.getByRole("button", { name: "Close this" }));
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
      await act(() => window.dispatchEvent(new Event("focus")));
      await waitFor(() => expect(sent(api, "TenderRevision")).not.toEqual([]));
    });

    test("Publish shows of each tender its closing time and what can never be changed", async () => {
      await openMany({
        TenderStanding: ({ id }) => ({
          tender: standingOf(
            all.find((tender) => tender.id === id)!,
            {
              sealed: id === drafts[0]!.id,
              readsOut: "names",
              discloseWinner: id === drafts[0]!.id,
            },
          ),
        }),
      });
      await userEvent.click(box("Select: AX-21"));
      await userEvent.click(box("Select: AX-22"));

      await press("Publish");

      const [sealed, unsealed] = [await rowOf("AX-21"), await rowOf("AX-22")];
      for (const words of [
        /Jan 1, 2099/,
        /^Sealed/,
        /^Two administrators/,
        /names of all bidders/,
        /told who won, and/,
      ])
        expect(sealed.getByText(words)).toBeVisible();
      expect(unsealed.getByText("Administrators can read bids")).toBeVisible();
      expect(unsealed.getByText("Bidders are not told who won")).toBeVisible();
      const fixed = sealed.getByRole("heading", { name: "Cannot be changed after publishing" }).nextElementSibling;
      expect(fixed).toHaveTextContent(/Sealed.*Two administrators.*names of all bidders.*told who won, and/);
      expect(fixed).not.toHaveTextContent(/Closes|notified/);
      expect(unsealed.queryByText(/names of all bidders/)).toBeNull();
    });

    test("Close leaves out a tender whose sealed bids wait for the closing time, and says who is notified of each other", async () => {
      const past = aTender({ tenderNumber: "AX-25", status: "open", closingDate: "2020-01-01T00:00:00.000Z" });
      const held = aTender({ ...opened, id: "held", tenderNumber: "AX-26", sealed: true });
      const quiet = aTender({ ...opened, id: "quiet", tenderNumber: "AX-27", sealed: true });
      const bids = { bidCount: 2, concernedPeople: 3 };
      const no = { ...yes, allowed: false, reason: "Companies have sealed bids on this tender" };
      const standings = [
        standingOf(opened, bids),
        standingOf(past, bids),
        // Only a withdrawn bid, which bidCount does not count.
        standingOf(held, { can: { __typename: "TenderCan", openForBids: yes, closeTender: no, copyTender: yes } }),
        standingOf(quiet, {}),
      ];
      await openMany({
        ManagedTenders: () => aTenderPage([opened, past, held, quiet]),
        TenderStanding: ({ id }) => ({ tender: standings.find((standing) => standing.id === id) }),
      });
      await userEvent.click(box("Select all shown"));

      await press("Close");

      expect(await (await dialog()).findByRole("button", { name: "Close 3 tenders" })).toBeEnabled();
      expect((await rowOf("AX-24")).getByText("3 people with a bid, a draft or a question.")).toBeVisible();
      expect((await rowOf("AX-24")).getByText("2 bids: stay as they were submitted.")).toBeVisible();
      expect((await rowOf("AX-25")).getByText("Nobody: the closing time has passed.")).toBeVisible();
      expect((await rowOf("AX-26")).getByText(no.reason)).toBeVisible();
      expect((await rowOf("AX-27")).getByText("Nobody: there is no bid, draft or question.")).toBeVisible();
    });

    test("a lost answer is not told as a refusal; trying again finds that it was done", async () => {
      let isDown = false;
      let isPublished = false;
      await openMany({
        TenderStanding: () => {
          if (isDown) throw new Error("The network is down");
          return { tender: standingOf(drafts[0]!, isPublished ? { status: "open", version: 2 } : {}) };
        },
        UpdateTender: () => {
          if (isPublished) throw refused("CONFLICT", "Somebody changed this tender meanwhile.");
          isPublished = true;
          isDown = true;
          throw new Error("The network is down");
        },
      });
      await userEvent.click(box("Select: AX-21"));
      await press("Publish");
      const check = await dialog();
      await userEvent.click(await check.findByRole("button", { name: "Publish 1 tender" }));
      expect(await check.findByText(/^No tender is published for certain\. For 1 it is not known/)).toBeVisible();
      expect((await rowOf("AX-21")).getByText(/It may be published/)).toBeVisible();
      expect(check.queryByText(/1 is not\./)).toBeNull();
      isDown = false;

      await userEvent.click(check.getByRole("button", { name: "Try again for 1 tender" }));

      expect(await check.findByText("1 tender is published.")).toBeVisible();
      expect(check.getByRole("heading", { name: "Publish: done" })).toBeVisible();
      await userEvent.click(check.getByRole("button", { name: "Close this" }));
      await waitFor(() => expect(screen.queryByText("1 tender selected")).toBeNull());
    });

    test("a copy whose answer was lost is tried again with the same key and number", async () => {
      let isDown = true;
      const { api } = await openMany({
        CopyTender: ({ tenderNumber }) => {
          if (isDown) throw new Error("The network is down");
          return { copyTender: aTender({ id: "copy", tenderNumber: String(tenderNumber) }) };
        },
      });
      await userEvent.click(box("Select: AX-21"));
      await press("Copy");
      const check = await dialog();
      await userEvent.click(await check.findByRole("button", { name: "Copy 1 tender" }));
      expect(await check.findByText(/It may be copied/)).toBeVisible();
      expect(check.queryByRole("textbox")).toBeNull();
      isDown = false;

      await userEvent.click(check.getByRole("button", { name: "Try again for 1 tender" }));

      expect(await check.findByText("1 tender is copied.")).toBeVisible();
      const [first, second] = sent(api, "CopyTender");
      expect(second).toEqual(first);
    });

    test("Copy asks the number of each copy; the field of a number that is taken or missing has the focus and can be changed", async () => {
      const { api } = await openMany({
        CopyTender: ({ tenderNumber }) => {
          if (tenderNumber === "AX-22-COPY")
            throw refused("CONFLICT", "Taken", { tenderNumber: "Tender number is already in use" });
          return { copyTender: aTender({ id: `copy ${String(tenderNumber)}`, tenderNumber: String(tenderNumber) }) };
        },
      });
      await userEvent.click(box("Select: AX-21"));
      await userEvent.click(box("Select: AX-22"));
      await press("Copy");
      const check = await dialog();
      const number = (of: string) => check.findByLabelText(`Number of the copy of ${of}`);
      fireEvent.change(await number("AX-21"), { target: { value: " " } });
      await userEvent.click(check.getByRole("button", { name: "Copy 2 tenders" }));
      expect(check.getByText("Tender number is required")).toBeVisible();
      expect(await number("AX-21")).toHaveFocus();
      fireEvent.change(await number("AX-21"), { target: { value: "AX-31" } });

      await userEvent.click(check.getByRole("button", { name: "Copy 2 tenders" }));

      expect(await check.findByText(/^1 of 2 tenders is copied/)).toBeVisible();
      expect(check.getByText("Tender number is already in use")).toBeVisible();
      expect(await number("AX-22")).toHaveFocus();
      fireEvent.change(await number("AX-22"), { target: { value: "AX-32" } });
      await userEvent.click(check.getByRole("button", { name: "Try again for 1 tender" }));
      expect(await check.findByRole("heading", { name: "Copy: done" })).toBeVisible();
      expect(sent(api, "CopyTender").map(({ tenderNumber }) => tenderNumber)).toEqual(["AX-31", "AX-22-COPY", "AX-32"]);
      await userEvent.click(check.getByRole("button", { name: "Close this" }));
      expect(await screen.findByRole("rowheader", { name: "AX-31", hidden: true })).toBeInTheDocument();
    });

    test("Download CSV of the selection has the selected tenders only", async () => {
      const { saved, textOf } = watchSaved();
      await openMany();
      await userEvent.click(box("Select: AX-22"));

      await press("Download CSV: selected tenders");

      await waitFor(() => expect(saved).toHaveLength(1));
      const text = await textOf(saved[0]!);
      expect(text).toContain("AX-22");
      expect(text).not.toContain("AX-21");
      await press("Clear selection");
      expect(screen.queryByText("1 tender selected")).toBeNull();
    });
  });

  test("what another administrator added and changed comes into its place in the chosen order", async () => {
    const added = aTender({ tenderNumber: "AX-8", createdAt: day(9), closingDate: day(12) });
    await openTable(
      {
        TenderRevision: () => ({ tenderRevision: "2" }),
        TendersSince: () => ({
          tendersSince: {
            revision: "2",
            isComplete: true,
            changed: [added, { ...weir, closingDate: day(30), version: 2 }],
            removed: [quay.id],
          },
        }),
      },
      "&sort=-closes",
    );
    expect(rows()).toEqual(["AX-9", "AX-11", "AX-10"]);

    await act(() => window.dispatchEvent(new Event("focus")));

    await waitFor(() => expect(rows()).toEqual(["AX-10", "AX-9", "AX-8"]));
  });

  test("the column of bids is counted only when it is chosen, over all pages, and sorts the table", async () => {
    const variables: unknown[] = [];
    const counted = (nodes: [{ id: string }, number][], endCursor: string | null = null) => ({
      tenders: {
        __typename: "TenderConnection",
        nodes: nodes.map(([{ id }, bidCount]) => ({ __typename: "Tender", id, bidCount })),
        pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
      },
    });
    const { router } = await openTable({
      ManagedTenderBids: ({ after }) => {
        variables.push(after);
        return after
          ? counted([[quay, 12]])
          : counted(
              [
                [dam, 3],
                [weir, 0],
              ],
              "c1",
            );
      },
    });
    expect(variables).toEqual([]);

    await act(() => router.navigate("?view=table&columns=number,bids&sort=-bids"));

    await waitFor(() => expect(rows()).toEqual(["AX-11", "AX-9", "AX-10"]));
    expect(row("AX-11").getByRole("cell", { name: "12" })).toBeVisible();
    expect(row("AX-10").getByRole("cell", { name: "0" })).toBeVisible();
    expect(variables).toEqual([null, "c1"]);
  });

  test("Download CSV saves every tender that is found, in the shown columns and order, of pages that are still to come, too", async () => {
    const { saved, textOf } = watchSaved();
    let stuck = true;
    open(
      [],
      {
        ManagedTenders: ({ after }) => {
          if (!after) return aTenderPage([dam, weir], "c1");
          if (stuck) throw new Error("The network is down");
          return aTenderPage([quay]);
        },
      },
      "?view=table&columns=number,title,budgetTo,closes&sort=-closes",
    );
    expect(await screen.findByText("The tenders could not be loaded.")).toBeVisible();
    expect(rows()).toEqual(["AX-9", "AX-10"]);
    stuck = false;

    await press("Download CSV");

    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await textOf(saved[0]!)).split("\r\n")).toEqual([
      "Number,Title,Budget to (USD),Closes (UTC)",
      `AX-9,Dam,9000000,${day(20)}`,
      `AX-11,'=Quay,1500000,${day(15)}`,
      `AX-10,Weir,10000000,${day(10)}`,
      "",
    ]);
  });
});

test("what bidders will be told stands above the button once an open tender is changed, with a note where it is lowered", async () => {
  const tender = aTender({ newestAddendum: 1 });
  const { api } = open([tender], {
    ConcernedPeople: () => ({ tender: { __typename: "Tender", id: tender.id, concernedPeople: 12 } }),
    UpdateTender: () => ({ updateTender: { ...tender, version: 2 } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const form = await dialog();
  fill(form, { Requirements: "ISO 9001 certificate\nThree comparable bridges in ten years" });

  const recipients = within(await form.findByRole("region", { name: "Bidders will be told" }));
  expect(
    await recipients.findByText("Addendum 2. It concerns 12 people with a bid, a draft or a question."),
  ).toBeVisible();
  expect(recipients.getByText("Three", { selector: "ins" })).toBeVisible();
  expect(recipients.getByLabelText("What it asks of them")).toHaveValue("confirm");
  await userEvent.selectOptions(recipients.getByLabelText("What it asks of them"), "notice");
  expect(recipients.getByText("Say in a note why bidders need not confirm this change")).toBeVisible();
  fireEvent.change(recipients.getByLabelText("Note for bidders"), { target: { value: "Three was meant." } });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  expect(await screen.findByText("Tender updated successfully")).toBeVisible();
  expect(sent(api, "UpdateTender")[0]).toMatchObject({
    id: tender.id,
    addendum: { note: "Three was meant.", weight: "notice" },
  });
});

test("a tender is cancelled with a reason that bidders read", async () => {
  const tender = aTender({ version: 4 });
  const { api } = open([tender], {
    CancelTender: ({ reason }) => ({
      cancelTender: {
        __typename: "Tender",
        id: tender.id,
        status: "closed",
        version: 5,
        cancelledAt: "2026-12-01T12:00:00.000Z",
        cancelReason: reason,
      },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel tender" }));
  const form = await dialog();

  await userEvent.click(form.getByRole("button", { name: "Cancel tender" }));
  expect(await form.findByText("The reason must be at least 20 characters")).toBeVisible();
  fireEvent.change(form.getByLabelText("Reason"), { target: { value: "The financing was withdrawn." } });
  await userEvent.click(form.getByRole("button", { name: "Cancel tender" }));

  expect(await screen.findByText("Tender cancelled")).toBeVisible();
  expect(sent(api, "CancelTender")).toEqual([{ id: tender.id, reason: "The financing was withdrawn.", version: 4 }]);
  const card = within(screen.getByRole("article", { name: tender.title }));
  expect(await card.findByText("cancelled")).toBeVisible();
  expect(card.queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
});

test("a tender that was changed meanwhile is cancelled by the next try, with the reason that was typed", async () => {
  const tender = aTender({ version: 4 });
  const { api } = open([tender], {
    TenderNow: () => ({
      tender: {
        __typename: "Tender",
        id: tender.id,
        status: "open",
        version: 6,
        closingDate: tender.closingDate,
        cancelledAt: null,
        cancelReason: null,
        newestAddendum: 1,
        amendedAt: null,
        documents: [],
      },
    }),
    CancelTender: ({ version, reason }) => {
      if (version !== 6) throw refused("CONFLICT", "This tender was changed by somebody else in the meantime.");
      return {
        cancelTender: {
          __typename: "Tender",
          id: tender.id,
          status: "closed",
          version: 7,
          cancelledAt: "2026-12-01T12:00:00.000Z",
          cancelReason: reason,
        },
      };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel tender" }));
  const form = await dialog();
  fireEvent.change(form.getByLabelText("Reason"), { target: { value: "The financing was withdrawn." } });
  await userEvent.click(form.getByRole("button", { name: "Cancel tender" }));

  expect(await form.findByText(/^This tender was changed elsewhere since you opened it\. It is open, /)).toBeVisible();
  expect(form.getByLabelText("Reason")).toHaveValue("The financing was withdrawn.");
  await userEvent.click(form.getByRole("button", { name: "Cancel tender" }));

  expect(await screen.findByText("Tender cancelled")).toBeVisible();
  expect(sent(api, "CancelTender").map(({ version }) => version)).toEqual([4, 6]);
});

test("how a tender runs is folded, opens for a refusal of its fields, and is sent", async () => {
  const message = "What bidders are told about the winner cannot be changed once the tender is published";
  const tender = aTender();
  const { api } = open(
    [tender],
    {
      UpdateTender: () => {
        throw refused("CONFLICT", message, { discloseWinner: message });
      },
    },
    `?edit=${tender.id}`,
  );
  const form = await dialog();
  const fold = (await form.findByText("Bid opening and publication rules")).closest("details")!;
  expect(fold.open).toBe(false);

  fill(form, { "Decision expected": "2027-01-31", "After the award": "false" });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  await waitFor(() => expect(fold.open).toBe(true));
  expect(sent(api, "UpdateTender")[0]).toMatchObject({
    patch: { decisionExpectedOn: "2027-01-31T23:59:59.999Z", discloseWinner: false },
  });
});

test("what the opening reads out is sent of a sealed tender, and nothing of one that is not", async () => {
  const tender = aTender({ status: "draft", sealed: true, readsOut: "names" });
  const { api } = open(
    [tender],
    {
      UpdateTender: () => {
        throw refused("CONFLICT", "Not now");
      },
    },
    `?edit=${tender.id}`,
  );
  const form = await dialog();
  expect(await form.findByLabelText("At the opening of sealed bids")).toHaveValue("names");

  fill(form, { "At the opening of sealed bids": "namesAndAmounts" });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
  await waitFor(() =>
    expect(sent(api, "UpdateTender")[0]).toMatchObject({ patch: { sealed: true, readsOut: "namesAndAmounts" } }),
  );
  fill(form, { "Who can read bids before opening": "false" });
  await userEvent.click(await form.findByRole("button", { name: "Update Tender" }));

  await waitFor(() =>
    expect(sent(api, "UpdateTender")[1]).toMatchObject({ patch: { sealed: false, readsOut: "nothing" } }),
  );
});

test("the folded part shows the questions' cut-off and the opening as they are stored, sends another, and an untouched one as it was", async () => {
  const tender = aTender({
    status: "draft",
    sealed: true,
    openingPersons: 1,
    questionsUntilSet: "2026-12-10T12:00:00.000Z",
  });
  const { api } = open(
    [tender],
    { UpdateTender: ({ patch }) => ({ updateTender: { ...tender, ...(patch as object), version: 2 } }) },
    `?edit=${tender.id}`,
  );
  const form = await dialog();
  expect(await form.findByLabelText("Questions until")).toHaveValue("2026-12-10");
  expect(form.getByLabelText("Who opens sealed bids")).toHaveValue("1");

  fill(form, { "Who opens sealed bids": "2" });
  await userEvent.click(form.getByRole("button", { name: "Update Tender" }));

  await waitFor(() =>
    expect(sent(api, "UpdateTender")[0]).toMatchObject({
      patch: { questionsUntil: "2026-12-10T12:00:00.000Z", openingPersons: 2 },
    }),
  );
});

test.each([[[]], [["taxClearance" as const, "iso9001" as const]]])(
  "documents asked for that are not changed (%j) are nothing that bidders will be told",
  async (requiredDocuments) => {
    const tender = aTender({ requiredDocuments });
    open(
      [tender],
      { ConcernedPeople: () => ({ tender: { __typename: "Tender", id: tender.id, concernedPeople: 0 } }) },
      `?edit=${tender.id}`,
    );
    const form = await dialog();
    fill(form, { Location: "Mombasa" });

    expect(await form.findByText("Bidders will be told")).toBeVisible();
    expect(form.queryAllByText("Documents asked for")).toHaveLength(1);
  },
);

test("a changed cut-off of questions on an open tender is among what bidders will be told; where none was set it is as usual", async () => {
  const tender = aTender();
  open(
    [tender],
    { ConcernedPeople: () => ({ tender: { __typename: "Tender", id: tender.id, concernedPeople: 0 } }) },
    `?edit=${tender.id}`,
  );
  const form = await dialog();
  await form.findByLabelText("Questions until");
  expect(form.queryByText("Bidders will be told")).toBeNull();

  fill(form, { "Questions until": "2026-12-10" });

  const recipients = within(await form.findByRole("region", { name: "Bidders will be told" }));
  expect(recipients.getByText("Questions until")).toBeVisible();
  expect(recipients.getByText("as usual")).toBeVisible();
});

test("a tender is copied under a number that is asked for, and the copy is edited, which says where it comes from", async () => {
  const [tender, copy] = [aTender({ tenderNumber: "AX-7" }), aTender({ tenderNumber: "AX-8", status: "draft" })];
  const taken = "This tender number is already taken";
  const { api, router } = open([tender], {
    CopyTender: () => {
      throw refused("CONFLICT", taken, { tenderNumber: taken });
    },
    ManagedTender: () => ({ tender: { ...copy, copiedFrom: "AX-7" } }),
  });
  await screen.findByRole("article", { name: tender.title });
  await press("Copy");
  const dialogForm = await dialog();
  await userEvent.click(dialogForm.getByRole("button", { name: "Copy" }));
  expect(dialogForm.getByText("Tender number is required")).toBeVisible();
  await userEvent.type(dialogForm.getByLabelText("Number of the copy"), "AX-8");
  await userEvent.click(dialogForm.getByRole("button", { name: "Copy" }));
  expect(await dialogForm.findByText(taken)).toBeVisible();

  api.answers.CopyTender = () => ({ copyTender: copy });
  await userEvent.click(dialogForm.getByRole("button", { name: "Copy" }));

  expect(await screen.findByText("Copied from AX-7")).toBeVisible();
  expect(router.state.location.search).toBe(`?edit=${copy.id}`);
  expect(sent(api, "CopyTender").at(-1)).toMatchObject({ id: tender.id, tenderNumber: "AX-8" });
});

describe("the last step before a status is saved", () => {
  const concerned: Answers = {
    ConcernedByTender: ({ id }) => ({ tender: { __typename: "Tender", id, bidCount: 3, concernedPeople: 5 } }),
  };
  /** Opens the form of a tender, chooses a status and presses the form's button. Returns the dialog LastStepDialog. */
  async function save(tender: ReturnType<typeof aTender>, status: string, more: Answers = {}) {
    const { api } = open(
      [tender],
      {
        ...concerned,
        UpdateTender: ({ patch }) => ({ updateTender: { ...tender, ...(patch as object), version: 2 } }),
        ...more,
      },
      `?edit=${tender.id}`,
    );
    const form = await dialog();
    await form.findByLabelText("Title");
    fill(form, { Status: status });
    await userEvent.click(form.getByRole("button", { name: "Update Tender" }));
    return api;
  }

  test("a draft has Publish: it shows what is fixed afterwards, and sets the status alone", async () => {
    const tender = aTender({ status: "draft", sealed: true, openingPersons: 2, readsOut: "names", version: 3 });
    const { api, router } = open([tender, aTender({ title: "Another", status: "closed" })], {
      ...concerned,
      UpdateTender: () => ({ updateTender: { ...tender, status: "open", version: 4 } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Publish" }));

    const check = within(await screen.findByRole("dialog", { name: "Check and publish" }));
    for (const text of [
      "Sealed: nobody but its company reads a bid",
      "Two administrators, within 30 minutes",
      "Bidders are told the names of all bidders",
      "Bidders are told who won, and the amount",
    ])
      expect(check.getByText(text)).toBeVisible();
    expect(check.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(check.getByRole("button", { name: "Publish" }));

    expect(await screen.findByText("Tender updated successfully")).toBeVisible();
    expect(sent(api, "UpdateTender")).toEqual([{ id: tender.id, patch: { status: "open", version: 3 } }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Publish" })).toBeNull());
    expect(router.state.location.search).toBe("");
  });

  test("the form with the status Open shows the same, and Cancel sends nothing", async () => {
    const tender = aTender({ status: "draft" });
    const api = await save(tender, "open");
    const check = within(await screen.findByRole("dialog", { name: "Check and publish" }));
    expect(check.getByText("Administrators can read bids")).toBeVisible();
    await userEvent.click(check.getByRole("button", { name: "Cancel" }));
    expect(sent(api, "UpdateTender")).toEqual([]);

    await userEvent.click(await screen.findByRole("button", { name: "Update Tender" }));
    await userEvent.click(await screen.findByRole("button", { name: "Publish" }));

    expect(await screen.findByText("Tender updated successfully")).toBeVisible();
    expect(sent(api, "UpdateTender")).toMatchObject([{ patch: { status: "open", title: tender.title } }]);
  });

  test.each([
    ["open", "closed", "Close this tender?", "Close tender", "3 bids: stay as they were submitted."],
    [
      "open",
      "draft",
      "Unpublish this tender?",
      "Unpublish",
      /^3 bids: stay stored\. Bidders still read their own bids/,
    ],
    ["closed", "awarded", "Set to Awarded without choosing a bid?", "Set to Awarded", /^3 bids: stay undecided/],
  ] as const)("a tender that is %s and becomes %s: %s", async (status, next, title, confirm, bids) => {
    const api = await save(aTender({ status, closingDate: "2036-12-31T23:59:59.999Z" }), next);

    const check = within(await screen.findByRole("dialog", { name: title }));
    expect(await check.findByText(bids)).toBeVisible();
    expect(check.getByText("5 people with a bid, a draft or a question.")).toBeVisible();
    await userEvent.click(check.getByRole("button", { name: confirm }));

    expect(await screen.findByText("Tender updated successfully")).toBeVisible();
    expect(sent(api, "UpdateTender")).toMatchObject([{ patch: { status: next } }]);
  });

  test("an awarded tender has Take back award: it asks for the reason, and sets the status alone", async () => {
    const tender = aTender({ status: "awarded", version: 3 });
    const { api } = open([tender], {
      ...concerned,
      UpdateTender: () => ({ updateTender: { ...tender, status: "closed", version: 4 } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Take back award" }));
    const check = within(await screen.findByRole("dialog", { name: "Take back the award?" }));
    fireEvent.change(check.getByLabelText("Reason"), { target: { value: "The winner gave no performance bond." } });
    await userEvent.click(check.getByRole("button", { name: "Take back award" }));

    expect(await screen.findByText("Tender updated successfully")).toBeVisible();
    expect(sent(api, "UpdateTender")).toEqual([
      {
        id: tender.id,
        patch: { status: "closed", version: 3 },
        awardTakenBackReason: "The winner gave no performance bond.",
      },
    ]);
  });

  test("an award is taken back by the form with a reason", async () => {
    const api = await save(aTender({ status: "awarded" }), "closed");
    const check = within(await screen.findByRole("dialog", { name: "Take back the award?" }));

    await userEvent.click(check.getByRole("button", { name: "Take back award" }));
    expect(check.getByText("The reason must be at least 20 characters")).toBeVisible();
    fireEvent.change(check.getByLabelText("Reason"), { target: { value: "The winner gave no performance bond." } });
    await userEvent.click(check.getByRole("button", { name: "Take back award" }));

    expect(await screen.findByText("Tender updated successfully")).toBeVisible();
    expect(sent(api, "UpdateTender")).toMatchObject([
      { patch: { status: "closed" }, awardTakenBackReason: "The winner gave no performance bond." },
    ]);
  });
});
