import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentType } from "react";

import { textsOutside, usePseudoLocale } from "#web/testing/pseudoLocale.ts";

/**
 * A screen, and how it is tried: each time a query string, and the names of buttons that are pressed one after another,
 * such as "?view=table > Delete". Without any, it is tried once.
 */
type Screen = readonly [string, () => Promise<Record<string, ComponentType>>, ...tries: string[]];

const SCREENS: readonly Screen[] = [
  ["DashboardPage", () => import("#web/pages/partner/DashboardPage.tsx")],
  ["BrowseTendersPage", () => import("#web/pages/partner/BrowseTendersPage.tsx")],
  ["CompanyProfilePage", () => import("#web/pages/partner/CompanyProfilePage.tsx")],
  ["TenderPage", () => import("#web/pages/partner/TenderPage.tsx")],
  ["TenderChangesPage", () => import("#web/pages/partner/TenderChangesPage.tsx")],
  ["TenderQuestionsPage", () => import("#web/pages/partner/TenderQuestionsPage.tsx")],
  ["SubmitBidPage", () => import("#web/pages/partner/SubmitBidPage.tsx")],
  ["MyBidsPage", () => import("#web/pages/partner/MyBidsPage.tsx")],
  ["MyBidPage", () => import("#web/pages/partner/MyBidPage.tsx")],
  ["NoticesPage", () => import("#web/pages/account/NoticesPage.tsx")],
  ["FiguresPage", () => import("#web/pages/admin/FiguresPage.tsx")],
  ["SettingsPage", () => import("#web/pages/account/SettingsPage.tsx")],
  ["ApiTokensPage", () => import("#web/pages/account/ApiTokensPage.tsx"), "", " > Revoke"],
  [
    "WebhooksPage",
    () => import("#web/pages/account/WebhooksPage.tsx"),
    "",
    " > Deliveries",
    " > Change",
    " > New Secret",
    " > Delete",
  ],
  [
    "QuestionsPage",
    () => import("#web/pages/admin/QuestionsPage.tsx"),
    "",
    "?state=answered",
    "?state=declined",
    "?state=unanswered",
    " > Answer",
    " > Decline",
    "?state=answered > Correct",
  ],
  ["RequestsPage", () => import("#web/pages/admin/RequestsPage.tsx"), "", " > Delete"],
  [
    "AdminUsersPage",
    () => import("#web/pages/admin/AdminUsersPage.tsx"),
    "",
    "?view=table&columns=username,name,email,companyName,role,type,status,createdAt,lastSignInAt,twoStep",
    " > Edit",
    " > Block",
    " > Delete",
    " > Turn Off Two-Step",
    "?history=user.01934d3a-0000-7000-8000-0000000000a1",
  ],
  ["CreateUserPage", () => import("#web/pages/admin/CreateUserPage.tsx")],
  [
    "TendersPage",
    () => import("#web/pages/admin/TendersPage.tsx"),
    "",
    "?view=table",
    "?view=cards&status=draft",
    "?edit=new",
    "?edit=t1",
    "?publish=draft",
    "?takeBackAward=awarded",
    " > Delete",
    " > Cancel tender",
    " > Copy",
    "?history=tender.01934d3a-0000-7000-8000-0000000000a1",
    "?view=table > Select all shown > Publish",
    "?view=table > Select all shown > Close",
    "?view=table > Select all shown > Copy",
  ],
  [
    "AdminBidsPage",
    () => import("#web/pages/admin/AdminBidsPage.tsx"),
    "",
    "?view=table&columns=company,country,tender,title,category,tenderCountry,closes,amount,days,status,unconfirmed,submitted,decided",
    "?view=table&amountFrom=1",
    "?awaits=overdueDecision&amountFrom=1",
    " > Harbour crane",
    " > Harbour crane > Compare",
    " > Harbour crane > Accept",
    " > Harbour crane > Reject",
    " > Harbour crane > Undo decision",
    " > Harbour crane > Award tender",
    " > Harbour crane > 3 files",
    "?history=bid.01934d3a-0000-7000-8000-0000000000a1",
    " > Water tower",
    " > Ring road",
  ],
];

/**
 * Matches texts that are the same in both languages, such as names of scopes and events, and the label of the toast
 * region, which App translates.
 */
const SAME =
  /\b[a-z]+[:.](read|write|decide|published|amended|closed|awarded|cancelled|deleted|submitted|revised|withdrawn|decided|asked|received)\b|\b(UTC|GMT|US|USD|SHA|ZIP|English)\b|Français|https?:\/\/|Notifications \(F8\)|\b[A-Z]\w+\/[A-Z].*|axion-\S+/g;

/** Fields whose stored values the screens replace by words in the user's language. */
const TRANSLATED = [
  "__typename",
  "category",
  "country",
  "status",
  "industry",
  "addressCountry",
  "state",
  "weight",
  "field",
];

/** Loads the data of the screens. Imports its modules here, because usePseudoLocale must first replace the words. */
async function loadData() {
  const { aMyDesk, aNextClosing, aWaitingTender } = await import("#web/features/dashboard/desk.builders.ts");
  const { aTender, aTenderPage } = await import("#web/features/tenders/tender.builders.ts");
  const { aPageBid, aPageTender, aTenderPageAnswer } =
    await import("#web/features/tenders/page/tenderPage.builders.ts");
  const bids = await import("#web/features/bids/myBid.builders.ts");
  const { anAnsweredQuestion, aQuestion } = await import("#web/features/questions/question.builders.ts");
  const { figuresInBrief, someFigures } = await import("#web/features/figures/figures.builders.ts");
  const { aProfile } = await import("#web/testing/companyProfile.builders.ts");
  const { aUser } = await import("#web/testing/session.builders.ts");
  const user = aUser({ companyTypology: "contractor" });
  const open = aTender({ closingDate: "2099-12-31T23:59:59.999Z" });
  const line = { count: 1, tenders: [aWaitingTender()] };
  const at = "2026-11-21T09:30:00.000Z";
  const file = { __typename: "NamedDocument", name: "Method statement.pdf", bytes: 4_200_000, sha256: "a".repeat(64) };
  const named = { ...file, url: "https://files.example/m", fileId: "f1", position: 0 };
  const owed = { ...named, name: "Drawings.pdf", url: null, fileId: null, sha256: "b".repeat(64) };
  const changed = { ...aPageTender({ newestAddendum: 2, amendedAt: at, awardTakenBackAt: at }), documents: [named] };
  const confirmation = { __typename: "AddendaConfirmation", addendum: 2, confirmedAt: at, confirmedBy: "amina" };
  const bid = bids.aMyBid({ unconfirmedAddenda: [2, 3] });
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
  const listOf = (name: string, nodes: object[]) => ({ __typename: name, totalCount: nodes.length, nodes, pageInfo });
  const { administrationAnswers } = await import("#web/testing/administration.builders.ts");
  const answers = {
    ...administrationAnswers,
    CompanyProfile: () => ({ companyProfile: aProfile() }),
    MyDesk: () =>
      aMyDesk(
        { drafts: line, unconfirmedBids: line, documents: line, closings: line, answers: line, outcomes: line },
        null,
        [aNextClosing({ bidId: "b1" }), aNextClosing({ tenderId: "t2", hasDraft: true })],
      ),
    OpenTenders: () => aTenderPage([open], null, "1"),
    TenderRevision: () => ({ tenderRevision: "1" }),
    TendersSince: () => ({ tendersSince: { revision: "1", isComplete: true, changed: [], removed: [] } }),
    TenderPage: () => ({
      ...aTenderPageAnswer({ bid: aPageBid({ unconfirmedAddenda: [2], documentsOwed: 1 }) }),
      tender: changed,
    }),
    TenderAddenda: () => ({
      tender: {
        ...changed,
        cancelledAt: at,
        addenda: [
          {
            __typename: "Addendum",
            id: "a1",
            number: 1,
            issuedAt: at,
            note: "Read it.",
            weight: "confirm",
            changes: [
              { __typename: "AddendumChange", field: "country", before: "Kenya", after: "Ghana" },
              { __typename: "AddendumChange", field: "takesQuestions", before: "true", after: "false" },
              { __typename: "AddendumChange", field: "requirements", before: "9001", after: "14001" },
              { __typename: "AddendumChange", field: "decisionExpectedOn", before: null, after: at },
            ],
          },
        ],
      },
    }),
    OwnBidAddenda: () => ({ myBids: listOf("BidConnection", [{ ...bid, addendaConfirmation: confirmation }]) }),
    TenderQuestions: () => ({
      tender: {
        ...changed,
        unansweredQuestionCount: 2,
        questions: listOf("QuestionConnection", [
          anAnsweredQuestion({
            mine: true,
            correctedAt: at,
            earlierAnswers: [{ answer: "Forty culverts.", answeredAt: at }],
          }),
        ]),
      },
    }),
    OwnQuestions: () => ({ myQuestions: listOf("QuestionConnection", [aQuestion()]) }),
    TenderToBid: () => ({ tender: open }),
    OwnLiveBid: () => ({ myBids: listOf("BidConnection", []), bidDraft: { ...bids.aDraft(), documents: [file] } }),
    UploadedFiles: () => ({ uploadedFiles: [] }),
    MyBids: () => ({
      myBids: listOf("BidConnection", [
        bids.aListedBid({ unconfirmedAddenda: [1], documentsOwed: 1 }),
        bids.aListedBid({ id: "b2", tender: null, withdrawnAt: at }),
      ]),
    }),
    MyBidDrafts: () => ({ myBidDrafts: [{ ...bids.aDraft(), tender: bids.aMyBid().tender }] }),
    MyBid: () => ({
      bid: {
        ...bid,
        documents: [named, owed],
        documentsOwed: 1,
        revisions: [bids.submittedTerms({ revision: 2, documents: [file] as never }), bids.submittedTerms()],
        outcome: {
          __typename: "BidOutcome",
          reason: "price",
          words: "Too dear.",
          nextSteps: "Wait.",
          bidCount: 3,
          winner: { __typename: "Winner", companyName: "Mwangi Engineering", bidAmount: 1_000_000 },
        },
      },
    }),
    Notices: () => ({
      notices: listOf("NoticeConnection", [
        {
          __typename: "Notice",
          id: "n1",
          kind: "bidReceived",
          tenderId: "t1",
          tenderNumber: "T-7",
          subject: "Bid received: T-7",
          paragraphs: ["Your bid was received."],
          page: "/dashboard/my-bids/b1",
          createdAt: at,
          readAt: null,
        },
      ]),
    }),
    NoticeSettings: () => ({
      noticeSettings: {
        __typename: "NoticeSettings",
        language: "en",
        timeZone: null,
        tenders: "atOnce",
        reminders: "atOnce",
        administration: "atOnce",
      },
    }),
    Figures: () => someFigures(),
    FiguresInBrief: () => figuresInBrief(),
    OwnSessions: () => ({
      sessions: [true, false].map((isThisOne) => ({
        __typename: "OwnSession",
        id: String(isThisOne),
        device: "Firefox on Windows",
        network: "203.0.113.0/24",
        signedInAt: at,
        lastSeenAt: at,
        isThisOne,
      })),
    }),
    OwnTwoStep: () => ({ twoStep: { __typename: "TwoStep", isOn: false, isRequired: false, recoveryCodesLeft: 0 } }),
    OwnAddress: () => ({ me: { __typename: "User", id: user.id, emailProvenAt: null } }),
  };
  return { user, answers, data: textsIn([user, Object.values(answers).map((answer) => answer())]) };
}

/**
 * The texts of more than two characters in the data, and their parts, split before "@" and ".", the longest first.
 * Leaves out translated fields, and `before` and `after`.
 */
function textsIn(data: unknown) {
  const texts: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    if (
      typeof value === "string" &&
      value.length > 2 &&
      !TRANSLATED.includes(key) &&
      key !== "before" &&
      key !== "after"
    )
      texts.push(value, ...value.split(/(?=[@.])/));
    return value;
  });
  return texts.sort((one, other) => other.length - one.length);
}

beforeAll(usePseudoLocale);

test("each screen that exists in French is tried here", async () => {
  const { portalRoutes } = await import("#web/app/portalRoutes.tsx");
  const { isScreen } = await import("#web/app/screen.ts");
  const routes = [portalRoutes];
  const french: string[] = [];
  for (const { lazy, children = [] } of routes) {
    routes.push(...children);
    if (isScreen(lazy) && lazy.languages.includes("fr")) french.push(lazy.component);
  }

  expect(french.sort()).toEqual(SCREENS.map(([name]) => name).sort());
});

const TRIES = SCREENS.flatMap(([name, load, ...tries]) =>
  (tries.length > 0 ? tries : [""]).map((tried) => [name, tried, load] as const),
);

test.each(TRIES)("%s%s has no word outside the lists of words", async (name, tried, load) => {
  const [search, ...pressed] = tried.split(" > ");
  const { user, data, answers } = await loadData();
  const { renderAt } = await import("#web/testing/renderAt.tsx");
  const { rememberUser } = await import("#web/features/session/storedUser.ts");
  const Component = (await load())[name]!;
  rememberUser(user);

  const { baseElement: container } = renderAt(`/dashboard${search}`, [{ path: "/dashboard", Component }], answers);
  await screen.findByRole("heading", { level: 1, hidden: true });
  // The dialog's code is loaded on demand.
  if (search?.includes("history=")) await screen.findByRole("dialog");
  const areLoaded = () => waitFor(() => expect(screen.queryAllByLabelText(/Loading/)).toEqual([]));
  await areLoaded();
  for (const fold of container.querySelectorAll("details")) fold.open = true;
  for (const fold of container.querySelectorAll("details")) fireEvent(fold, new Event("toggle"));
  await areLoaded();
  for (const button of pressed) {
    const isNamed = (text: string) => text.replaceAll(/[⟦⟧]/g, "") === button;
    fireEvent.click(screen.queryByLabelText(isNamed) ?? screen.getAllByText(isNamed)[0]!);
    await areLoaded();
  }

  const left = textsOutside(container).map((text) =>
    data.reduce((rest, value) => rest.replaceAll(value, ""), text.replaceAll(SAME, "")),
  );
  expect(left.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
});
