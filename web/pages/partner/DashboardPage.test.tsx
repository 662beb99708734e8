import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ADMIN_DESK_WORDS, MY_DESK_WORDS } from "#web/features/dashboard/deskLines.ts";
import { aMyDesk, anAdminDesk, aNextClosing, aWaitingTender, inHours } from "#web/features/dashboard/desk.builders.ts";
import { figuresInBrief } from "#web/features/figures/figures.builders.ts";
import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { DashboardPage } from "#web/pages/partner/DashboardPage.tsx";
import { forgetWantedTender, rememberWantedTender } from "#web/pages/partner/wantedTender.ts";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

function open({
  isAdmin = false,
  profile = null,
  answers = {},
}: { isAdmin?: boolean; profile?: ReturnType<typeof aProfile> | null; answers?: Answers } = {}) {
  rememberUser(aUser({ isAdmin }));
  return renderAt(paths.dashboard, [{ path: paths.dashboard, Component: DashboardPage }], {
    CompanyProfile: () => ({ companyProfile: profile }),
    MyDesk: () => aMyDesk({}, {}),
    AdminDesk: () => anAdminDesk(),
    FiguresInBrief: () => figuresInBrief(),
    ...answers,
  });
}

const linksOf = (title: string) =>
  [...(screen.getByRole("region", { name: title }).querySelectorAll("a") as Iterable<HTMLAnchorElement>)].map((link) =>
    link.getAttribute("href"),
  );

afterEach(() => act(() => clearUser()));

test("the admin tools card lists the specification's four links first, then content, requests and the audit trail, for admins only", async () => {
  open({ isAdmin: true });
  await screen.findByText("Create Company Profile");

  expect(linksOf("Admin Tools")).toEqual([
    paths.tenders,
    paths.adminBids,
    paths.adminUsers,
    paths.createUser,
    paths.content,
    paths.requests,
    paths.audit,
  ]);
});

test("the four links bear the specification's names", async () => {
  open({ isAdmin: true });
  await screen.findByText("Create Company Profile");

  const tools = within(screen.getByRole("region", { name: "Admin Tools" }));

  for (const [name, to] of [
    ["Tender Management", paths.tenders],
    ["View All Bids", paths.adminBids],
    ["User Management", paths.adminUsers],
    ["Create User Profile", paths.createUser],
  ] as const) {
    const link = tools.getByText(name).closest("a");
    expect(link).toHaveAttribute("href", to);
    expect(link).toBeVisible();
  }
});

test("the resources card leads to Browse Tenders and to My Bids", async () => {
  open();
  await screen.findByText("Create Company Profile");

  const resources = within(screen.getByRole("region", { name: "Resources" }));

  expect(resources.getByText("Browse Tenders").closest("a")).toHaveAttribute("href", paths.browseTenders);
  expect(resources.getByText("My Bids").closest("a")).toHaveAttribute("href", paths.myBids);
});

test("a partner sees no admin tools", async () => {
  open();
  await screen.findByText("Create Company Profile");

  expect(screen.queryByRole("region", { name: "Admin Tools" })).not.toBeInTheDocument();
  expect(linksOf("Resources")).toContain(paths.browseTenders);
});

test("the company profile card links to /dashboard/company-profile, to edit or to create", async () => {
  open({ profile: aProfile() });

  expect(await screen.findByRole("link", { name: "Edit Company Profile" })).toHaveAttribute(
    "href",
    paths.companyProfile,
  );
});

test("the journey strip shows Connected as active and the others as Coming Soon", () => {
  open();

  const steps = screen.getByRole("region", { name: "Your journey" });

  expect(steps.querySelector("[aria-current=step]")).toHaveTextContent("ConnectedStatus: Phase 1");
  expect(screen.getAllByText("Coming Soon")).toHaveLength(3);
});

test("a Value Loop info toast can be asked for", async () => {
  open();

  await userEvent.click(screen.getByRole("button", { name: "How the Value Loop works" }));

  expect(await screen.findByText(/royalties for companies and partners/)).toBeVisible();
});

test("the Value Loop info toast lasts 8 s", async () => {
  jest.useFakeTimers();
  open();
  fireEvent.click(screen.getByRole("button", { name: "How the Value Loop works" }));

  await act(() => jest.advanceTimersByTimeAsync(7900));
  expect(screen.getByText(/royalties for companies and partners/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));

  expect(screen.queryByText(/royalties for companies and partners/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

describe("an administrator's figures", () => {
  const figures = async () => within(await screen.findByRole("region", { name: "Tenders of the last 12 months" }));
  const shown = (region: { getAllByRole: (role: string) => HTMLElement[] }) =>
    region.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);

  test("the three figures of the last twelve months lead to all figures", async () => {
    const { api } = open({ isAdmin: true });

    const region = await figures();

    await region.findByText("20.5");
    expect(shown(region)).toEqual([
      ["Bids per tender (median)", "1.5"],
      ["Days to a decision (median)", "20.5"],
      ["Awaiting a decision now", "2"],
    ]);
    expect(region.getByRole("link", { name: "All figures" })).toHaveAttribute("href", paths.figures);
    const { from, to } = api.operations.find(({ name }) => name === "FiguresInBrief")!.variables;
    expect(to).toBe(`${new Date().toISOString().slice(0, 7)}-01`);
    expect(Date.parse(String(to)) - Date.parse(String(from))).toBeGreaterThan(330 * 24 * 3_600_000);
  });

  test("without a tender they are dashes, and none awaits a decision", async () => {
    open({ isAdmin: true, answers: { FiguresInBrief: () => ({ procurementFigures: [] }) } });

    const region = await figures();

    expect(await region.findByText("0")).toBeVisible();
    expect(shown(region).map(([, text]) => text)).toEqual(["–", "–", "0"]);
  });

  test("figures that could not be loaded are loaded again", async () => {
    const { api } = open({
      isAdmin: true,
      answers: { FiguresInBrief: () => Promise.reject(new Error("offline")) },
    });
    const again = await (await figures()).findByRole("button", { name: "Try again" });
    api.answers.FiguresInBrief = () => figuresInBrief();

    await userEvent.click(again);

    expect(await (await figures()).findByText("20.5")).toBeVisible();
  });

  test("a partner's dashboard asks for none", async () => {
    const { api } = open();
    await screen.findByText("Create Company Profile");

    expect(api.operations.map(({ name }) => name)).not.toContain("FiguresInBrief");
  });
});

describe("the next closings", () => {
  const closings = [
    aNextClosing(),
    aNextClosing({
      tenderId: "t2",
      tenderNumber: "T-2026-8",
      title: "Water works",
      closingDate: inHours(96),
      bidId: "b2",
    }),
    aNextClosing({
      tenderId: "t3",
      tenderNumber: "T-2026-9",
      title: "Power line",
      closingDate: inHours(200),
      hasDraft: true,
    }),
  ];

  test("a partner reads them on one line, each with its date and the time left; own bids and drafts are marked and lead there", async () => {
    open({ answers: { MyDesk: () => aMyDesk({}, {}, closings) } });

    const region = within(await screen.findByRole("region", { name: "Next closings" }));

    const items = region.getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
      paths.tender("t1"),
      paths.myBid("b2"),
      paths.submitBid("t3"),
    ]);
    expect(items.map(({ textContent }) => textContent.replace(/^.*, \d{4}/, ""))).toEqual([
      "23 hours leftT-2026-7Bridge over the Mpoko",
      "4 days leftT-2026-8Water worksYour bid",
      "8 days leftT-2026-9Power lineYour draft",
    ]);
    expect(items[0]!.querySelector("time")).toHaveAttribute("datetime", closings[0]!.closingDate);
  });

  test("a tender that has closed is no longer on the line, and without closings there is none", async () => {
    const past = aNextClosing({ closingDate: inHours(-2) });
    open({ answers: { MyDesk: () => aMyDesk({}, {}, [past]) } });
    await screen.findByText(/24 tenders are open/);

    expect(screen.queryByRole("region", { name: "Next closings" })).toBeNull();
  });
});

describe("what waits for you", () => {
  const desk = () => within(screen.getByRole("region", { name: "To do" }));
  const linkTo = (name: RegExp) => desk().getByRole("link", { name }).getAttribute("href");

  test("a partner's dashboard begins with it: each line leads to the list of as many, each tender to its place, with the time left", async () => {
    open({
      answers: {
        MyDesk: () =>
          aMyDesk({
            drafts: {
              count: 4,
              tenders: [
                aWaitingTender(),
                aWaitingTender({ tenderId: "t2", tenderNumber: "T-2026-8", title: "Water works", at: inHours(96) }),
              ],
            },
            unconfirmedBids: { count: 1, tenders: [aWaitingTender({ bidId: "b1" })] },
            documents: { count: 1, tenders: [aWaitingTender({ bidId: "b1" })] },
            answers: { count: 1, tenders: [aWaitingTender({ at: "2026-11-20T09:30:00.000Z" })] },
            closings: {
              count: 2,
              tenders: [aWaitingTender({ bidId: "b1" }), aWaitingTender({ tenderId: "t2", title: "Water works" })],
            },
            outcomes: {
              count: 1,
              tenders: [aWaitingTender({ bidId: "b2", title: "Power line", at: "2026-11-20T09:30:00.000Z" })],
            },
          }),
      },
    });
    await screen.findByText("drafts not submitted");

    const [first] = screen.getAllByRole("region");
    expect(first).toHaveAccessibleName("To do");
    expect(linkTo(/4 drafts not submitted/)).toBe(`${paths.myBids}?status=drafts`);
    expect(linkTo(/1 bid to confirm or revise after an addendum/)).toBe(`${paths.myBids}?status=unconfirmed`);
    expect(linkTo(/1 bid with documents owed/)).toBe(`${paths.myBids}?status=documents`);
    expect(linkTo(/1 answer to your questions/)).toBe(`${paths.notices}?about=ownQuestions`);
    expect(linkTo(/2 of your bids and drafts close within 7 days/)).toBe(`${paths.myBids}?status=closing`);
    expect(linkTo(/1 outcome not read yet/)).toBe(`${paths.notices}?about=outcomes`);
    const tenders = desk().getAllByRole("link", { name: /T-2026-/ });
    expect(tenders.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["T-2026-7Bridge over the Mpoko23 hours left", paths.submitBid("t1")],
      ["T-2026-8Water works4 days left", paths.submitBid("t2")],
      ["T-2026-7Bridge over the Mpoko23 hours left", paths.myBid("b1")],
      ["T-2026-7Bridge over the Mpoko23 hours left", paths.myBid("b1")],
      ["T-2026-7Bridge over the MpokoSince Nov 20, 2026", paths.tenderSection("t1", "questions")],
      ["T-2026-7Bridge over the Mpoko23 hours left", paths.myBid("b1")],
      ["T-2026-7Water works23 hours left", paths.submitBid("t2")],
      ["T-2026-7Power lineSince Nov 20, 2026", paths.myBid("b2")],
    ]);
  });

  test("nothing waits: it tells how many tenders are open and new, and names the newest that fit", async () => {
    const fitting = [
      {
        __typename: "FittingTender",
        tenderId: "t9",
        tenderNumber: "T-2026-9",
        title: "Water works",
        country: "Kenya",
        category: "Engineering",
        closingDate: "2026-12-31T23:59:59.999Z",
      },
    ];
    open({ profile: aProfile(), answers: { MyDesk: () => aMyDesk({}, { fitting }) } });

    expect(
      await screen.findByText("You’re up to date. 24 tenders are open, 3 new since your last visit."),
    ).toBeVisible();
    expect(linkTo(/T-2026-9, Water works/)).toBe(paths.tender("t9"));
    expect(desk().getByText("Kenya, Engineering. Closes Dec 31, 2026.")).toBeVisible();
  });

  test("the first line of a partner without a company profile is to create it, and the second leads back to a tender", async () => {
    const user = aUser();
    rememberWantedTender({ userId: user.id, tenderId: "t7", name: "T-2026-7, Bridge over the Mpoko" });
    const { unmount } = open();

    expect(await desk().findByRole("link", { name: /^Create your company profile to bid/ })).toHaveAttribute(
      "href",
      paths.companyProfile,
    );
    expect(desk().getByText("24 tenders are open, 3 new since your last visit.")).toBeVisible();
    expect(linksOf("To do").slice(0, 2)).toEqual([paths.companyProfile, paths.tender("t7")]);
    unmount();

    open({ profile: aProfile() });
    expect(
      await desk().findByRole("link", {
        name: "Continue your bid on T-2026-7, Bridge over the Mpoko Your profile is created",
      }),
    ).toHaveAttribute("href", paths.tender("t7"));
    expect(desk().queryByRole("link", { name: /^Create your company profile/ })).toBeNull();
    forgetWantedTender(user.id, "t7");
  });

  test("at the first visit nothing is new", async () => {
    open({ profile: aProfile(), answers: { MyDesk: () => aMyDesk({}, { openTenders: 1, newTenders: null }) } });

    expect(await screen.findByText("You’re up to date. 1 tender is open.")).toBeVisible();
  });

  test("an administrator's dashboard begins with theirs, and its primary button leads to Tender Management", async () => {
    const tenders = [aWaitingTender({ at: "2026-11-20T09:30:00.000Z" })];
    open({
      isAdmin: true,
      answers: {
        AdminDesk: () =>
          anAdminDesk({
            questions: { count: 3, tenders: [aWaitingTender()] },
            withoutBids: { count: 1, tenders: [aWaitingTender({ title: "Water works" })] },
            undecided: {
              count: 2,
              tenders: [...tenders, aWaitingTender({ tenderId: "t2", tenderNumber: "T-2026-8" })],
            },
            secondPerson: { count: 1, tenders },
            overdueDecisions: { count: 1, tenders },
            requests: { count: 12, tenders: [] },
            failedMails: { count: 1, tenders: [] },
          }),
      },
    });
    await screen.findByText("questions without an answer");

    expect(screen.getByRole("banner").querySelector("a")).toHaveAttribute("href", paths.tenders);
    expect(linkTo(/3 questions without an answer/)).toBe(paths.questions);
    expect(linkTo(/1 tender closes within 7 days without a bid/)).toBe(
      `${paths.tenders}?view=table&status=open&closingWithinDays=7&withoutBids=true`,
    );
    expect(linkTo(/2 closed tenders not opened or decided/)).toBe(`${paths.adminBids}?awaits=decision`);
    expect(linkTo(/1 opening awaits a second person/)).toBe(`${paths.adminBids}?awaits=secondPerson`);
    expect(linkTo(/1 decision overdue/)).toBe(`${paths.adminBids}?awaits=overdueDecision`);
    expect(linkTo(/12 integration requests ?The oldest from/)).toBe(`${paths.requests}?show=open`);
    expect(linkTo(/1 undelivered email ?The oldest from/)).toBe(paths.mails);
    expect(desk().getByText("Closed Nov 20, 2026")).toBeVisible();
    expect(desk().getByText("Cut-off in 23 hours")).toBeVisible();
    expect(screen.queryByRole("region", { name: "To do for your company" })).not.toBeInTheDocument();
    expect(desk().getByRole("link", { name: /T-2026-8/ })).toHaveTextContent("Closed early");
    expect(
      desk()
        .getAllByRole("link", { name: /T-2026-7/ })
        .map((link) => link.getAttribute("href")),
    ).toEqual([
      `${paths.questions}?tenderId=t1`,
      paths.tender("t1"),
      paths.tender("t1"),
      paths.tenderSection("t1", "opening"),
      paths.tender("t1"),
    ]);
  });

  test("an administrator who bids, too, has what waits for the company below", async () => {
    open({ isAdmin: true, answers: { MyDesk: () => aMyDesk({ drafts: { count: 1, tenders: [aWaitingTender()] } }) } });

    const own = within(await screen.findByRole("region", { name: "To do for your company" }));

    expect(own.getByRole("link", { name: /1 draft not submitted/ })).toHaveAttribute(
      "href",
      `${paths.myBids}?status=drafts`,
    );
    expect(desk().getByText("You’re up to date.")).toBeVisible();
  });

  test("a question whose cut-off has passed says since when", () => {
    expect(ADMIN_DESK_WORDS.questions.when("2026-11-20T09:30:00.000Z", new Date("2026-11-21T09:30:00.000Z"))).toBe(
      "Cut-off Nov 20, 2026",
    );
  });

  test("nothing waits for an administrator", async () => {
    open({ isAdmin: true });

    expect(await screen.findByText("You’re up to date.")).toBeVisible();
  });

  test.each([false, true])(
    "what cannot be loaded is asked for again (administrator: %s), and its place is held while it loads",
    async (isAdmin) => {
      const { api } = open({
        isAdmin,
        answers: {
          MyDesk: () => Promise.reject(new Error("offline")),
          AdminDesk: () => Promise.reject(new Error("offline")),
        },
      });
      expect(desk().getByRole("status", { name: "Loading what waits for you" })).toBeInTheDocument();
      const again = await desk().findByRole("button", { name: "Try again" });
      api.answers.MyDesk = () => aMyDesk({ drafts: { count: 1, tenders: [] } });
      api.answers.AdminDesk = () => anAdminDesk({ requests: { count: 1, tenders: [] } });

      await userEvent.click(again);

      expect(await desk().findByText(isAdmin ? "integration request" : "draft not submitted")).toBeVisible();
    },
  );

  test("each kind has words of its own", () => {
    for (const words of [MY_DESK_WORDS, ADMIN_DESK_WORDS])
      expect(new Set(Object.values(words).flatMap(({ one, to }) => [one, to])).size).toBe(
        2 * Object.keys(words).length,
      );
  });
});
