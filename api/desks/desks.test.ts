import { type TestApp, testApp } from "#api/testing/testApp.ts";
import {
  aBid,
  aBidder,
  anAddendum,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PASSWORD,
} from "#api/testing/builders/builders.ts";
import { POLL_HEADER } from "#api/core/rules/requestHeaders.rules.ts";
import { type Client, client } from "#api/testing/client.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { aQuestion } from "#api/testing/builders/questions.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { until } from "#api/testing/until.ts";

const MINE =
  "{ myDesk { lines { kind count at tenders { tenderId tenderNumber title at bidId } } nothingWaits { openTenders newTenders lastVisitAt fitting { tenderNumber title country category closingDate } } } }";
const ADMINS = "{ adminDesk { lines { kind count at tenders { tenderId tenderNumber title at bidId } } } }";
const DRAFT =
  'mutation ($id: ID!) { saveBidDraft(tenderId: $id, input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" }) { version } }';

interface Line {
  kind: string;
  count: number;
  at: string;
  tenders: { tenderId: string; tenderNumber: string; title: string; at: string; bidId: string | null }[];
}

const myDesk = async (client: Client) =>
  (await client.graphql(MINE)).data.myDesk as {
    lines: Line[];
    nothingWaits: {
      openTenders: number;
      newTenders: number | null;
      lastVisitAt: string | null;
      fitting: object[];
    } | null;
  };
const linesOf = async (client: Client) => (await myDesk(client)).lines;
const adminLines = async (client: Client) => (await client.graphql(ADMINS)).data.adminDesk.lines as Line[];
const lineOf = (lines: readonly Line[], kind: string) => lines.find((line) => line.kind === kind);
/** The kind and count of each line. */
const counts = (lines: readonly Line[]) => lines.map(({ kind, count }) => [kind, count]);
const totalOf = async (client: Client, query: string, variables: object = {}) => {
  const { data, errors } = await client.graphql(query, variables);
  expect(errors).toBeUndefined();
  return (Object.values(data)[0] as { totalCount: number }).totalCount;
};

async function scene() {
  const api = await testApp();
  const [chief, company] = [
    await api.has(anAdmin()),
    await api.has(aBidder({}, { addressCountry: "Kenya", industry: "Engineering" })),
  ];
  return { api, chief, company, admin: api.as(chief), bidder: api.as(company) };
}

/** Counts the user's notices that match a filter. */
const NOTICES = "query ($filter: NoticeFilter) { notices(filter: $filter) { totalCount } }";

describe("a company's desk", () => {
  test("drafts wait while their tenders take bids, the nearest closing time first, three of them by name", async () => {
    const { api, bidder } = await scene();
    const days = [9, 20, 8, 30];
    const tenders = [];
    for (const each of days) tenders.push(await api.has(aTender({ closingDate: daysFromNow(each) })));
    const [closed, gone] = [await api.has(aTender()), await api.has(aTender())];
    for (const { id } of [...tenders, closed, gone]) await bidder.graphql(DRAFT, { id });
    await api.db.query("UPDATE tenders SET status = 'closed' WHERE id = $1", [closed.id]);
    await api.db.query("UPDATE tenders SET deleted_at = now() WHERE id = $1", [gone.id]);
    const other = api.as(await api.has(aBidder()));

    const { lines, nothingWaits } = await myDesk(bidder);

    expect(counts(lines)).toEqual([["drafts", 4]]);
    expect(lines[0]).toMatchObject({ at: tenders[2]!.closingDate.toISOString() });
    expect(lines[0]!.tenders.map(({ tenderId }) => tenderId)).toEqual([tenders[2]!.id, tenders[0]!.id, tenders[1]!.id]);
    expect(lines[0]!.tenders[0]).toMatchObject({
      tenderNumber: tenders[2]!.tenderNumber,
      title: "Bridge over the Mpoko",
      bidId: null,
    });
    expect(nothingWaits).toBeNull();
    expect(await linesOf(other)).toEqual([]);
  });

  test("a bid waits for the confirmation of an addendum until it is given or the tender closes, and no withdrawn one does", async () => {
    const { api, chief, company, bidder } = await scene();
    const tender = await api.has(aTender());
    const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
    await api.has(aSubmittedBid({ tenderId: tender.id }));
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id, withdrawnAt: new Date() }));
    await api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id, weight: "notice", note: "A typing error." }));
    const before = await linesOf(bidder);
    await api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id }));
    const waiting = await linesOf(bidder);
    await api.db.query("UPDATE tenders SET closing_date = now() - interval '1 minute' WHERE id = $1", [tender.id]);
    const closed = await linesOf(bidder);
    await api.db.query("UPDATE tenders SET closing_date = $2 WHERE id = $1", [tender.id, tender.closingDate]);
    await bidder.graphql("mutation ($id: ID!) { confirmAddenda(bidId: $id, upTo: 2) { id } }", { id: bid.id });

    expect([before, closed, await linesOf(bidder)]).toEqual([[], [], []]);
    expect(waiting).toEqual([
      {
        kind: "unconfirmedBids",
        count: 1,
        at: tender.closingDate.toISOString(),
        tenders: [
          {
            tenderId: tender.id,
            tenderNumber: tender.tenderNumber,
            title: tender.title,
            at: tender.closingDate.toISOString(),
            bidId: bid.id,
          },
        ],
      },
    ]);
  });

  test("bids and drafts whose tender closes within seven days are counted each, a tender is named once", async () => {
    const { api, company, bidder } = await scene();
    const [soon, sooner, late] = [
      await api.has(aTender({ closingDate: daysFromNow(6.9) })),
      await api.has(aTender({ closingDate: daysFromNow(2) })),
      await api.has(aTender({ closingDate: daysFromNow(7.1) })),
    ];
    const bid = await api.has(aSubmittedBid({ tenderId: soon.id, companyId: company.id }));
    await api.has(aSubmittedBid({ tenderId: late.id, companyId: company.id }));
    for (const { id } of [soon, sooner]) await bidder.graphql(DRAFT, { id });

    const lines = await linesOf(bidder);

    expect(counts(lines)).toEqual([
      ["closings", 3],
      ["drafts", 2],
    ]);
    expect(lines[0]).toMatchObject({
      at: sooner.closingDate.toISOString(),
      tenders: [
        { tenderId: sooner.id, bidId: null },
        { tenderId: soon.id, bidId: bid.id },
      ],
    });
  });

  test.each([
    ["open", aTender],
    ["sealed", aSealedTender],
  ] as const)(
    "a bid on an %s tender waits for its documents' addresses until it has them or none can be given; My Bids has exactly as many",
    async (_kind, seed) => {
      const { api, bidder } = await scene();
      const [near, far, gone] = [
        await api.has(seed({ closingDate: daysFromNow(10) })),
        await api.has(seed({ closingDate: daysFromNow(20) })),
        await api.has(seed({ closingDate: daysFromNow(9) })),
      ];
      const submit = async (client: Client, tenderId: string, count: number) =>
        (
          await client.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
            input: aBid({ tenderId, documents: documents(count) }),
          })
        ).data.submitBid.id as string;
      const owing = [await submit(bidder, near.id, 2), await submit(bidder, far.id, 1)];
      const withdrawn = await submit(bidder, gone.id, 1);
      await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: withdrawn });
      await submit(api.as(await api.has(aBidder())), near.id, 1);
      await submit(bidder, (await api.has(seed())).id, 0);
      const listed = async () => {
        const { data } = await bidder.graphql(
          "{ myBids(filter: { includeWithdrawn: true }) { nodes { id documentsOwed } } }",
        );
        return (data.myBids.nodes as { id: string; documentsOwed: number }[])
          .filter(({ documentsOwed }) => documentsOwed > 0)
          .map(({ id }) => id);
      };
      const give = (place: number, document: number) =>
        bidder.graphql(
          'mutation ($id: ID!, $sha256: String!) { giveDocumentAddress(bidId: $id, sha256: $sha256, url: "https://example.org/1") { id } }',
          { id: owing[place], sha256: documents(2)[document]!.sha256 },
        );
      const closeHoursAgo = (hours: number, id: string) =>
        api.db.query(
          "UPDATE tenders SET closing_date = now() - make_interval(hours => $2), opening_date = now() - interval '9 days' WHERE id = $1",
          [id, hours],
        );

      const waiting = lineOf(await linesOf(bidder), "documents");
      const inList = await listed();
      await give(0, 0);
      const half = [lineOf(await linesOf(bidder), "documents"), await listed()];
      await give(0, 1);
      const given = [lineOf(await linesOf(bidder), "documents"), await listed()];
      await closeHoursAgo(23, far.id);
      const closed = [lineOf(await linesOf(bidder), "documents")?.count, await listed()];
      await closeHoursAgo(25, far.id);

      const until = new Date(near.closingDate.getTime() + 24 * 3_600_000).toISOString();
      expect(waiting).toMatchObject({
        count: 2,
        at: until,
        tenders: [
          { tenderId: near.id, tenderNumber: near.tenderNumber, title: near.title, at: until, bidId: owing[0] },
          { tenderId: far.id, bidId: owing[1] },
        ],
      });
      expect([...inList].sort()).toEqual([...owing].sort());
      expect(half).toMatchObject([{ count: 2 }, [expect.any(String), expect.any(String)]]);
      expect(given).toMatchObject([{ count: 1, tenders: [{ tenderId: far.id }] }, [owing[1]]]);
      expect(closed).toEqual([1, [owing[1]]]);
      expect([lineOf(await linesOf(bidder), "documents"), await listed()]).toEqual([undefined, []]);
    },
  );

  test("answers to the company's own questions wait until they are read, those to others do not; the list of notices has exactly as many", async () => {
    const { api, admin, company, bidder } = await scene();
    const tender = await api.has(aTender());
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
    const [mine, declined] = [
      await api.has(aQuestion({ tenderId: tender.id, companyId: company.id })),
      await api.has(aQuestion({ tenderId: tender.id, companyId: company.id })),
    ];
    const theirs = await api.has(aQuestion({ tenderId: tender.id }));
    const answer = 'mutation ($id: ID!) { answerQuestion(id: $id, answer: "Yes, up to 20 tonnes.") { id } }';
    await admin.graphql(answer, { id: theirs.id });
    const before = await linesOf(bidder);
    await admin.graphql(answer, { id: mine.id });
    await admin.graphql(
      'mutation ($id: ID!) { declineQuestion(id: $id, reason: "This is in the requirements.") { id } }',
      { id: declined.id },
    );
    const waiting = await linesOf(bidder);
    const listed = await totalOf(bidder, NOTICES, { filter: { unread: true, about: "ownQuestions" } });
    await bidder.graphql("mutation { markNotices(all: true) }");

    expect([before, await linesOf(bidder)]).toEqual([[], []]);
    expect(waiting).toMatchObject([
      {
        kind: "answers",
        count: 2,
        tenders: [{ tenderId: tender.id, tenderNumber: tender.tenderNumber, title: tender.title }],
      },
    ]);
    expect(waiting[0]!.tenders).toHaveLength(1);
    expect(listed).toBe(2);
  });

  test("outcomes of own bids wait until they are read; the list of notices has exactly as many", async () => {
    const { api, admin, company, bidder } = await scene();
    const bids = [];
    for (let place = 0; place < 2; place++) {
      const tender = await api.has(aTender({ status: "closed" }));
      bids.push(await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id })));
      bids.push(await api.has(aSubmittedBid({ tenderId: tender.id })));
    }
    await admin.graphql("mutation ($id: ID!) { decideBid(id: $id, status: rejected) { id } }", { id: bids[0]!.id });
    await admin.graphql("mutation ($tender: ID!, $id: ID!) { awardTender(tenderId: $tender, bidId: $id) { id } }", {
      tender: bids[2]!.tenderId,
      id: bids[2]!.id,
    });

    const lines = await linesOf(bidder);

    expect(counts(lines)).toEqual([["outcomes", 2]]);
    expect(lines[0]!.tenders.map(({ bidId }) => bidId)).toEqual([bids[0]!.id, bids[2]!.id]);
    expect(await totalOf(bidder, NOTICES, { filter: { unread: true, about: "outcomes" } })).toBe(2);
    await bidder.graphql("mutation { markNotices(all: true) }");
    expect(await linesOf(bidder)).toEqual([]);
  });

  test("while nothing waits it tells the open tenders, those that are new since the last visit, and the three newest of the company's country or industry", async () => {
    const { api, company, bidder } = await scene();
    const first = await myDesk(bidder);
    const published =
      (days: number, more: object = {}) =>
      async () => {
        const tender = await api.has(
          aTender({ title: `Published ${days} days ago`, country: "Ghana", category: "Services", ...more }),
        );
        await withoutTriggers(
          api,
          "UPDATE tenders SET published_at = now() - make_interval(days => $2) WHERE id = $1",
          [tender.id, days],
        );
        return tender;
      };
    const kenyan = [await published(5, { country: "Kenya" })(), await published(3, { country: "Kenya" })()];
    const engineering = [
      await published(1, { category: "Engineering" })(),
      await published(9, { category: "Engineering" })(),
    ];
    await published(0)();
    await api.has(aTender({ status: "draft", country: "Kenya" }));
    await api.has(aTender({ country: "Kenya", closingDate: daysFromNow(-1) }));
    await api.db.query("UPDATE visits SET seen_at = now() - interval '2 days' WHERE user_id = $1", [company.id]);
    await api.visitor.post("/api/login", { username: company.username, password: PASSWORD });

    const { lines, nothingWaits } = await myDesk(bidder);

    expect(first.nothingWaits).toEqual({ openTenders: 0, newTenders: null, lastVisitAt: null, fitting: [] });
    expect(lines).toEqual([]);
    expect(nothingWaits).toMatchObject({ openTenders: 5, newTenders: 2 });
    expect(Date.now() - Date.parse(nothingWaits!.lastVisitAt!)).toBeGreaterThan(47 * 3_600_000);
    expect(nothingWaits!.fitting).toEqual(
      [engineering[0]!, kenyan[1]!, kenyan[0]!].map(({ tenderNumber, title, country, category, closingDate }) => ({
        tenderNumber,
        title,
        country,
        category,
        closingDate: closingDate.toISOString(),
      })),
    );
  });

  test("a visit ends with four hours without a use: in a session that lasts on, across sessions, and not while one works on or a screen asks by itself", async () => {
    const { api, company, bidder } = await scene();
    await api.has(aTender());
    const hours = (count: number) => count * 3_600_000;
    const lastVisit = async (client = bidder) => (await myDesk(client)).nothingWaits!.lastVisitAt;
    /** Moves all recorded activity of the user back by `count` hours, as if this time had passed. */
    const wait = async (count: number) => {
      await withoutTriggers(
        api,
        "UPDATE sessions SET last_seen_at = last_seen_at - make_interval(hours => $2) WHERE user_id = $1",
        [company.id, count],
      );
      await api.db.query(
        "UPDATE visits SET seen_at = seen_at - make_interval(hours => $2), previous_at = previous_at - make_interval(hours => $2) WHERE user_id = $1",
        [company.id, count],
      );
    };
    const noted = () =>
      until(
        async () =>
          (
            await api.db.query<object[]>(
              "SELECT FROM visits WHERE user_id = $1 AND seen_at > now() - interval '1 minute'",
              [company.id],
            )
          ).length > 0,
      );
    const ago = (moment: string | null) => Math.round((Date.now() - Date.parse(moment!)) / hours(1));

    const first = await lastVisit();
    await wait(5);
    const second = await lastVisit();
    await noted();
    const stillSecond = await lastVisit();
    await wait(3);
    await lastVisit();
    await noted();
    const workedOn = await lastVisit();
    await wait(6);
    const screen = client(api.url, undefined, { [POLL_HEADER]: "1" });
    screen.cookie = bidder.cookie;
    expect((await screen.graphql("{ me { id } }")).data.me).toMatchObject({ id: company.id });
    const third = await lastVisit();
    await noted();
    const other = client(api.url, { username: company.username, password: PASSWORD });
    const elsewhere = await lastVisit(other);

    expect(first).toBeNull();
    expect([second, stillSecond, workedOn, third, elsewhere].map(ago)).toEqual([5, 5, 8, 6, 6]);
  });

  test("a partner without a profile is offered no fitting tender", async () => {
    const { api } = await scene();
    await api.has(aTender());

    const { nothingWaits } = await myDesk(api.as(await api.has(aPartner())));

    expect(nothingWaits).toMatchObject({ openTenders: 1, fitting: [] });
  });
});

/** Executes an SQL statement without triggers, because triggers would overwrite or refuse the change. */
const withoutTriggers = ({ db }: TestApp, statement: string, parameters: unknown[]) =>
  db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(statement, parameters);
  });

describe("the next closings", () => {
  const NEXT = "{ myDesk { nextClosings { tenderId tenderNumber title closingDate bidId hasDraft } } }";
  const next = async (client: Client) =>
    (await client.graphql(NEXT)).data.myDesk.nextClosings as {
      tenderId: string;
      bidId: string | null;
      hasDraft: boolean;
    }[];

  test("a company reads the next three of its bids and drafts and the next three other open tenders, the earliest first", async () => {
    const { api, company, bidder } = await scene();
    const closingIn = async (days: number) => api.has(aTender({ closingDate: daysFromNow(days) }));
    const others = [await closingIn(2), await closingIn(6), await closingIn(4), await closingIn(8)];
    const [bidOn, drafted, both, later] = [
      await closingIn(5),
      await closingIn(20),
      await closingIn(9),
      await closingIn(30),
    ];
    const bid = await api.has(aSubmittedBid({ tenderId: bidOn.id, companyId: company.id }));
    const other = await api.has(aSubmittedBid({ tenderId: both.id, companyId: company.id }));
    for (const { id } of [drafted, later]) await bidder.graphql(DRAFT, { id });

    const closings = await next(bidder);

    expect(closings.map(({ tenderId, bidId, hasDraft }) => [tenderId, bidId, hasDraft])).toEqual([
      [others[0]!.id, null, false],
      [others[2]!.id, null, false],
      [bidOn.id, bid.id, false],
      [others[1]!.id, null, false],
      [both.id, other.id, false],
      [drafted.id, null, true],
    ]);
    expect(closings[0]).toMatchObject({
      tenderNumber: others[0]!.tenderNumber,
      title: others[0]!.title,
      closingDate: others[0]!.closingDate.toISOString(),
    });
  });

  test("tenders that accept no bids and bids that were withdrawn are left out, and those of other companies are not marked", async () => {
    const { api, company, bidder } = await scene();
    const [open, withdrawn] = [await api.has(aTender({ closingDate: daysFromNow(3) })), await api.has(aTender())];
    await api.has(aTender({ status: "draft", closingDate: daysFromNow(1) }));
    await api.has(aTender({ status: "closed", closingDate: daysFromNow(1) }));
    await api.has(aTender({ closingDate: daysFromNow(-1) }));
    const gone = await api.has(aTender({ closingDate: daysFromNow(1) }));
    await api.db.query("UPDATE tenders SET deleted_at = now() WHERE id = $1", [gone.id]);
    const bid = await api.has(aSubmittedBid({ tenderId: withdrawn.id, companyId: company.id }));
    await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
    await api.has(aSubmittedBid({ tenderId: open.id, companyId: (await api.has(aBidder())).id }));

    expect((await next(bidder)).map(({ tenderId, bidId }) => [tenderId, bidId])).toEqual([
      [open.id, null],
      [withdrawn.id, null],
    ]);
  });
});

describe("the administrators' desk", () => {
  test("questions that can still be answered wait, the nearest cut-off first, as the rule says it; the queue has exactly as many in that order", async () => {
    const { api, admin } = await scene();
    const [late, soon, closed] = [
      await api.has(aTender({ closingDate: daysFromNow(20) })),
      await api.has(aTender({ closingDate: daysFromNow(10) })),
      await api.has(aTender({ status: "closed" })),
    ];
    const set = await api.has(aTender({ closingDate: daysFromNow(30), questionsUntil: daysFromNow(1) }));
    for (const { id } of [late, soon, soon, closed, set]) await api.has(aQuestion({ tenderId: id }));
    await api.has(
      aQuestion({
        tenderId: soon.id,
        declinedAt: new Date(),
        declinedBy: late.createdBy,
        declineReason: "Not about this tender.",
      }),
    );

    const line = lineOf(await adminLines(admin), "questions");

    const cutOffs = (await admin.graphql("{ tenders { nodes { id questionsUntil } } }")).data.tenders.nodes as {
      id: string;
      questionsUntil: string;
    }[];
    const cutOff = (id: string) => cutOffs.find((tender) => tender.id === id)!.questionsUntil;
    expect(line).toMatchObject({
      count: 4,
      at: cutOff(set.id),
      tenders: [
        { tenderId: set.id, at: cutOff(set.id) },
        { tenderId: soon.id, at: cutOff(soon.id) },
        { tenderId: late.id, at: cutOff(late.id) },
      ],
    });
    const { data } = await admin.graphql(
      "{ questions(filter: { state: open }) { totalCount nodes { tender { id } } } }",
    );
    expect(data.questions).toMatchObject({
      totalCount: 4,
      nodes: [set, soon, soon, late].map(({ id }) => ({ tender: { id } })),
    });
  });

  test("tenders that close within seven days without a live bid wait; the list of tenders has exactly as many", async () => {
    const { api, admin } = await scene();
    const [bare, withBid, withdrawn] = [
      await api.has(aTender({ closingDate: daysFromNow(3) })),
      await api.has(aTender({ closingDate: daysFromNow(3) })),
      await api.has(aTender({ closingDate: daysFromNow(2) })),
    ];
    await api.has(aTender({ closingDate: daysFromNow(8) }));
    await api.has(aTender({ closingDate: daysFromNow(3), status: "draft" }));
    await api.has(aTender({ closingDate: daysFromNow(3), deletedAt: new Date() }));
    await api.has(aSubmittedBid({ tenderId: withBid.id }));
    await api.has(aSubmittedBid({ tenderId: withdrawn.id, withdrawnAt: new Date() }));

    const lines = await adminLines(admin);

    expect(counts(lines)).toEqual([["withoutBids", 2]]);
    expect(lines[0]).toMatchObject({
      at: withdrawn.closingDate.toISOString(),
      tenders: [{ tenderId: withdrawn.id }, { tenderId: bare.id }],
    });
    expect(
      await totalOf(
        admin,
        "{ tenders(filter: { status: [open], closingWithinDays: 7, withoutBids: true }) { totalCount } }",
      ),
    ).toBe(2);
  });

  test("what is closed and not opened or decided waits, and what is overdue; cancelled tenders do not, and All Bids has exactly as many", async () => {
    const { api, admin } = await scene();
    const closed = (more: object = {}) => api.has(aTender({ closingDate: daysFromNow(-2), ...more }));
    const [pending, decided, overdue, empty, cancelled] = [
      await closed(),
      await closed(),
      await closed({ status: "closed", closingDate: daysFromNow(-9), decisionExpectedOn: daysFromNow(-1) }),
      await closed(),
      await closed({ decisionExpectedOn: daysFromNow(-1) }),
    ];
    for (const { id } of [pending, overdue, cancelled, pending]) await api.has(aSubmittedBid({ tenderId: id }));
    await api.has(
      aSubmittedBid({ tenderId: decided.id, status: "rejected", decidedAt: new Date(), decidedBy: decided.createdBy }),
    );
    await admin.graphql(
      'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn.") { id } }',
      { id: cancelled.id },
    );
    const sealed = await api.has(aSealedTender());
    await api.as(await api.has(aBidder())).post("/api/bids", aBid({ tenderId: sealed.id }));
    await closeForOpening(api, sealed.id);

    const lines = await adminLines(admin);
    const awaiting = async (awaits: string) => {
      const groups = ["awaitingDecision", "withBids", "draftsAndWithoutBids"];
      const totals = await Promise.all(
        groups.map((group) => totalOf(admin, `{ tendersByBids(group: ${group}, awaits: ${awaits}) { totalCount } }`)),
      );
      return totals.reduce((sum, total) => sum + total);
    };

    expect(empty.status).toBe("open");
    expect(counts(lines)).toEqual([
      ["undecided", 3],
      ["overdueDecisions", 1],
    ]);
    expect(lines[0]!.tenders.map(({ tenderId }) => tenderId)).toEqual([overdue.id, pending.id, sealed.id]);
    expect(lines[1]).toMatchObject({
      at: overdue.decisionExpectedOn!.toISOString(),
      tenders: [{ tenderId: overdue.id }],
    });
    expect([await awaiting("decision"), await awaiting("overdueDecision"), await awaiting("secondPerson")]).toEqual([
      3, 1, 0,
    ]);
    expect(await totalOf(admin, "{ bids(filter: { awaitsDecision: true }) { totalCount } }")).toBe(4);
  });

  test("an opening waits for its second person while the first one's approval counts, and not on the first one's own desk", async () => {
    const { api, admin: first } = await scene();
    const admin = api.as(await api.has(anAdmin()));
    const tender = await api.has(aSealedTender({ openingPersons: 2 }));
    await api.as(await api.has(aBidder())).post("/api/bids", aBid({ tenderId: tender.id }));
    await closeForOpening(api, tender.id);
    await first.graphql(
      "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id } }",
      { id: tender.id, password: PASSWORD },
    );
    const line = lineOf(await adminLines(admin), "secondPerson");
    const listed = await totalOf(
      admin,
      "{ tendersByBids(group: awaitingDecision, awaits: secondPerson) { totalCount } }",
    );
    const own = [
      lineOf(await adminLines(first), "secondPerson"),
      await totalOf(first, "{ tendersByBids(group: awaitingDecision, awaits: secondPerson) { totalCount } }"),
    ];
    await api.db.query("UPDATE opening_approvals SET approved_at = approved_at - interval '31 minutes'");

    expect(line).toMatchObject({ count: 1, at: expect.any(String), tenders: [{ tenderId: tender.id }] });
    expect(listed).toBe(1);
    expect(own).toEqual([undefined, 0]);
    expect(lineOf(await adminLines(admin), "secondPerson")).toBeUndefined();
  });

  test("requests that are not handled and mails that are given up wait; their lists have exactly as many, and tell no mail's text", async () => {
    const { api, admin } = await scene();
    for (const company of ["Obi", "Osun"])
      await api.visitor.post("/api/contact", {
        firstName: "Ada",
        lastName: "Obi",
        email: "ada@example.org",
        company,
        role: "other",
        message: "A secret.",
      });
    await api.db.query(
      "UPDATE contact_requests SET handled_at = now(), handled_by = (SELECT id FROM users WHERE is_admin) WHERE company = 'Osun'",
    );
    const [{ id }] = await api.db.query<[{ id: string }]>(
      "SELECT id FROM outgoing_mails ORDER BY created_at, id LIMIT 1",
    );
    await api.db.query(
      "UPDATE outgoing_mails SET next_attempt_at = NULL, attempts = 21, last_error = 'No such host' WHERE id = $1",
      [id],
    );

    const lines = await adminLines(admin);
    const mails = await admin.graphql(
      "{ givenUpMails { totalCount nodes { id recipient subject createdAt attempts lastError } } }",
    );

    expect(counts(lines)).toEqual([
      ["requests", 1],
      ["failedMails", 1],
    ]);
    for (const { tenders } of lines) expect(tenders).toEqual([]);
    expect(await totalOf(admin, "{ contactRequests(filter: { handled: false }) { totalCount } }")).toBe(1);
    expect(mails.data.givenUpMails).toMatchObject({
      totalCount: 1,
      nodes: [{ id, attempts: 21, lastError: "No such host" }],
    });
    expect(JSON.stringify(mails.data)).not.toContain("A secret.");
  });

  test("nothing waits: no line", async () => {
    const { api, admin } = await scene();
    await api.has(aTender());

    expect(await adminLines(admin)).toEqual([]);
  });
});

test("visitors read no desk, partners not that of administrators, and no token either one", async () => {
  const { api, bidder, company } = await scene();
  const codeOf = async (client: Client, query: string) => (await client.graphql(query)).errors?.[0]?.extensions.code;

  expect([
    await codeOf(api.visitor, MINE),
    await codeOf(api.visitor, ADMINS),
    await codeOf(bidder, ADMINS),
    await codeOf(bidder, "{ givenUpMails { totalCount } }"),
    await codeOf(bidder, MINE),
  ]).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN", undefined]);
  expect(company.isAdmin).toBe(false);
});

test("a desk takes one statement beside the session's, and one more while nothing waits, however much does", async () => {
  const { api, admin, bidder, company } = await scene();
  await Promise.all([admin.openSession(), bidder.openSession()]);
  const statements = async (client: Client, query: string) => {
    const ran = await api.statementsOf(async () => expect((await client.graphql(query)).errors).toBeUndefined());
    return ran.length;
  };
  const empty = [await statements(bidder, MINE), await statements(admin, ADMINS)];
  for (let place = 0; place < 12; place++) {
    const tender = await api.has(aTender({ closingDate: daysFromNow(place - 5) }));
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
    await api.has(aQuestion({ tenderId: tender.id }));
  }

  expect(empty).toEqual([3, 2]);
  expect([await statements(bidder, MINE), await statements(admin, ADMINS)]).toEqual([2, 2]);
});
