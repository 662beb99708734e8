import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { UnreadCount } from "#web/features/notices/UnreadCount.tsx";
import { setUnread, useUnread } from "#web/features/notices/unread.ts";
import { type ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";
import { NoticesPage } from "#web/pages/account/NoticesPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const aNotice = (overrides: Partial<ToldNoticeFragment> = {}) => ({
  __typename: "Notice" as const,
  id: "notice-1",
  kind: "bidReceived",
  tenderId: "tender-1",
  tenderNumber: "T-7",
  subject: "Bid received: T-7",
  paragraphs: ["Your company’s bid on Bridge was received.", "Until Friday you can revise it."],
  page: "/dashboard/my-bids/bid-1",
  createdAt: "2026-11-23T12:00:00.000Z",
  readAt: null,
  ...overrides,
});
const listOf = (...nodes: object[]) => ({
  notices: {
    __typename: "NoticeConnection",
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
});

const show = (answers: Answers, search = "") =>
  renderAt(
    paths.notices + search,
    [
      { path: paths.notices, Component: NoticesPage },
      { path: paths.myBid(":id"), element: "The bid" },
    ],
    answers,
  );

test("notices are listed newest first by day, and unread ones say so", async () => {
  show({
    Notices: () =>
      listOf(
        aNotice(),
        aNotice({
          id: "notice-2",
          subject: "Outcome of T-7",
          createdAt: "2026-11-21T12:00:00.000Z",
          readAt: "2026-11-22T12:00:00.000Z",
        }),
      ),
  });

  const unread = await screen.findByRole("article", { name: /Bid received: T-7/ });

  expect(within(unread).getByText("Unread")).toBeVisible();
  expect(within(unread).getByText("Until Friday you can revise it.")).toBeVisible();
  expect(within(screen.getByRole("article", { name: "Outcome of T-7" })).queryByText("Unread")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Monday, Nov 23, 2026",
    "Saturday, Nov 21, 2026",
  ]);
});

test("a notice leads to the place that it speaks of, which marks it as read; a failure to mark it holds nobody up", async () => {
  const { api } = show({ Notices: () => listOf(aNotice()), MarkNotices: () => Promise.reject(new Error("offline")) });

  await userEvent.click(await screen.findByRole("link", { name: "Bid received: T-7" }));

  expect(await screen.findByText("The bid")).toBeVisible();
  await waitFor(() =>
    expect(api.operations.find(({ name }) => name === "MarkNotices")?.variables).toEqual({ ids: ["notice-1"] }),
  );
});

test("all are marked as read at once, and a refusal is told", async () => {
  let readAt: string | null = null;
  const { api } = show({
    Notices: () => listOf(aNotice({ readAt })),
    MarkNotices: () => ((readAt = "2026-11-23T13:00:00.000Z"), { markNotices: 0 }),
  });
  await screen.findByText("Unread");

  await userEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
  api.answers.MarkNotices = () => {
    throw refused("RATE_LIMITED", "Too many changes. Please try again in 2 minutes.");
  };
  await userEvent.click(screen.getByRole("button", { name: "Mark all as read" }));

  expect((await screen.findAllByText("Too many changes. Please try again in 2 minutes."))[0]).toBeVisible();
  expect(api.operations.find(({ name }) => name === "MarkNotices")?.variables).toEqual({ all: true });
});

test("selected notices are marked as read, or as unread again", async () => {
  const { api } = show({
    Notices: () => listOf(aNotice(), aNotice({ id: "notice-2", subject: "Outcome of T-7" })),
    MarkNotices: () => ({ markNotices: 0 }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select: Outcome of T-7" }));
  expect(screen.getByText("1 notice selected")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mark as unread" }));
  await waitFor(() => expect(screen.queryByText("1 notice selected")).toBeNull());

  await userEvent.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));

  await waitFor(() =>
    expect(api.operations.filter(({ name }) => name === "MarkNotices").map(({ variables }) => variables)).toEqual([
      { ids: ["notice-2"], unread: true },
      { ids: ["notice-1", "notice-2"] },
    ]),
  );
});

/** Answers the query of 160 notices page by page. The notices of `read` are read. */
function manyNotices(read: ReadonlySet<unknown>) {
  const all = Array.from({ length: 160 }, (_, number) => `notice-${number}`);
  return {
    all,
    Notices: ({ first, after, filter }: { first?: number; after?: string | null; filter?: { unread?: boolean } }) => {
      const matching = all.filter((id) => !filter?.unread || !read.has(id));
      const start = after ? matching.indexOf(after) + 1 : 0;
      const shown = matching.slice(start, start + first!);
      return {
        notices: {
          ...listOf(
            ...shown.map((id) =>
              aNotice({ id, subject: `About ${id}`, readAt: read.has(id) ? "2026-11-23T13:00:00.000Z" : null }),
            ),
          ).notices,
          pageInfo: {
            __typename: "PageInfo",
            hasNextPage: start + shown.length < matching.length,
            endCursor: shown.at(-1) ?? null,
          },
        },
      };
    },
  };
}

/** The number of notices that the list has. It renders only those near the viewport. */
const countListed = () => Number(screen.getAllByRole("listitem")[0]!.getAttribute("aria-setsize"));

async function showMore(count: number) {
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(countListed()).toBe(count));
}

test("the busy button keeps the focus and is not pressed twice; then the heading has the focus", async () => {
  let answer: (marked: object) => void = () => undefined;
  const { api } = show({
    Notices: () => listOf(aNotice()),
    MarkNotices: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select: Bid received: T-7" }));
  const button = screen.getByRole("button", { name: "Mark as read" });

  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(api.operations.filter(({ name }) => name === "MarkNotices")).toHaveLength(1));

  expect(button).toBeEnabled();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveFocus();
  act(() => answer({ markNotices: 0 }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  expect(api.operations.filter(({ name }) => name === "MarkNotices")).toHaveLength(1);
});

test("a reader who has shown more keeps the place when notices are marked or arrive", async () => {
  const read = new Set<unknown>();
  const { Notices } = manyNotices(read);
  const { api } = show({
    Notices,
    MarkNotices: ({ ids }) => {
      for (const id of ids as string[]) read.add(id);
      return { markNotices: 100 };
    },
  });
  await screen.findByRole("article", { name: "About notice-0 Unread" });
  await showMore(100);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select: About notice-3" }));

  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  await waitFor(() => expect(screen.queryByText("1 notice selected")).toBeNull());
  expect(screen.getByRole("article", { name: "About notice-3" })).toBeInTheDocument();
  expect(countListed()).toBe(100);

  await userEvent.click(screen.getByRole("checkbox", { name: "Select all loaded so far" }));
  read.add("notice-4");
  const before = api.operations.length;
  act(() => setUnread(42));
  expect(await screen.findByRole("article", { name: "About notice-4" })).toBeInTheDocument();
  expect(api.operations.slice(before)).toHaveLength(1);
  expect(countListed()).toBe(100);
  expect(screen.getByText("100 notices selected")).toBeVisible();
  act(() => setUnread(0));
});

test("if a later part fails, the marked notices say so, and the others stay selected for another try", async () => {
  const read = new Set<unknown>();
  const { Notices } = manyNotices(read);
  let isDown = true;
  const { api } = show({
    Notices,
    MarkNotices: ({ ids }) => {
      if (isDown && (ids as string[]).includes("notice-100")) throw new Error("The network is down");
      for (const id of ids as string[]) read.add(id);
      return { markNotices: 60 };
    },
  });
  await screen.findByRole("article", { name: "About notice-0 Unread" });
  await showMore(100);
  await showMore(150);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all loaded so far" }));

  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  expect(
    (
      await screen.findAllByText("100 of 150 notices were marked. The others could not be marked. Please try again.")
    )[0],
  ).toBeVisible();
  expect(screen.getByText("50 notices selected")).toBeVisible();
  expect(screen.getByRole("article", { name: "About notice-0" })).toBeInTheDocument();

  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  await waitFor(() => expect(screen.queryByText("50 notices selected")).toBeNull());
  expect(api.operations.filter(({ name }) => name === "MarkNotices").map(({ variables }) => variables)).toEqual(
    [
      [0, 100],
      [100, 150],
      [100, 150],
    ].map(([from, to]) => ({ ids: manyNotices(read).all.slice(from, to) })),
  );
  act(() => setUnread(0));
});

test("a list of unread notices leaves out the notices that were marked, even if the count stays the same", async () => {
  const read = new Set<unknown>();
  const { Notices } = manyNotices(read);
  show(
    {
      Notices,
      MarkNotices: ({ ids }) => {
        for (const id of ids as string[]) read.add(id);
        return { markNotices: 0 };
      },
    },
    "?about=outcomes",
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select: About notice-1" }));

  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));

  await waitFor(() => expect(screen.queryByRole("article", { name: /About notice-1( Unread)?$/ })).toBeNull());
  expect(screen.getByRole("article", { name: "About notice-2 Unread" })).toBeInTheDocument();
});

test("the box for all says that it selects only what is loaded, while the list goes on", async () => {
  const { notices } = listOf(aNotice());
  show({
    Notices: () => ({
      notices: { ...notices, pageInfo: { ...notices.pageInfo, hasNextPage: true, endCursor: "c1" } },
    }),
  });

  expect(await screen.findByRole("checkbox", { name: "Select all loaded so far" })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Select all shown" })).not.toBeInTheDocument();
});

test("the tender of the address filters the list, and another choice changes the address", async () => {
  const { api, router } = show({ Notices: () => listOf(aNotice()) }, "?tenderId=tender-1");
  await screen.findByRole("article");
  expect(api.operations[0]?.variables).toMatchObject({ filter: { tenderId: "tender-1" } });
  expect(screen.getByLabelText("Tender")).toHaveDisplayValue("T-7");

  await userEvent.selectOptions(screen.getByLabelText("Tender"), "All tenders");

  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a tender without a notice is the choice that the address has made, and can be left", async () => {
  show({ Notices: ({ filter }) => (filter ? listOf() : listOf(aNotice())) }, "?tenderId=tender-9");

  expect(await screen.findByText("No notice about this tender")).toBeVisible();
  expect(screen.getByLabelText("Tender")).toHaveDisplayValue("This tender");
  await userEvent.selectOptions(screen.getByLabelText("Tender"), "All tenders");

  expect(await screen.findByRole("article", { name: /T-7/ })).toBeVisible();
});

test("without notices the page says when there will be some, and after a failure it can be loaded again", async () => {
  const { api } = show({});
  const retry = await screen.findByRole("button", { name: /again/i });

  api.answers.Notices = () => listOf();
  await userEvent.click(retry);

  expect(await screen.findByText("Nothing new.")).toBeVisible();
  expect(screen.getByText("We tell you here, and by email, when something changes.")).toBeVisible();
});

test("the count of unread notices is asked for at once and on focus, and the server learns the time zone once", async () => {
  const Count = () => <p>{useUnread()} unread</p>;
  let unread = 3;
  const settings = {
    __typename: "NoticeSettings",
    language: "en",
    timeZone: null,
    tenders: "atOnce",
    reminders: "atOnce",
    administration: "atOnce",
  };
  const { api } = renderAt(
    "/",
    [
      {
        path: "/",
        element: (
          <>
            <UnreadCount />
            <Count />
          </>
        ),
      },
    ],
    {
      UnreadNotices: () => ({ unreadNotices: unread }),
      PersonSettings: () => ({ noticeSettings: settings }),
      SaveNoticeSettings: () => ({ saveNoticeSettings: settings }),
    },
  );
  expect(await screen.findByText("3 unread")).toBeVisible();

  unread = 5;
  act(() => void window.dispatchEvent(new Event("focus")));

  expect(await screen.findByText("5 unread")).toBeVisible();
  await waitFor(() =>
    expect(
      api.operations.filter(({ name }) => name === "SaveNoticeSettings").map(({ variables }) => variables),
    ).toEqual([{ input: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }]),
  );
});

test("those that are not read and about a topic are asked of the server, and the topic stands in the address", async () => {
  const { api, router } = show(
    {
      Notices: ({ filter }) =>
        listOf(...(filter ? [aNotice({ kind: "bidDecided", subject: "Outcome of T-7" })] : [aNotice()])),
    },
    "?about=outcomes",
  );

  expect(await screen.findByRole("article", { name: /Outcome of T-7/ })).toBeVisible();
  expect(api.operations.find(({ name }) => name === "Notices")?.variables).toMatchObject({
    filter: { unread: true, about: "outcomes" },
  });
  api.answers.Notices = () => listOf();
  await userEvent.selectOptions(screen.getByLabelText("Show"), "Unread answers to my questions");

  expect(await screen.findByText("No unread notice of these")).toBeVisible();
  expect(router.state.location.search).toBe("?about=ownQuestions");
});
