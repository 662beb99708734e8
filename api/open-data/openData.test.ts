import { cursorOf } from "#api/open-data/releaseCursor.ts";
import { ocidOf } from "#api/open-data/releaseOf.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PROPOSAL,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import { ocdsErrors } from "#api/testing/ocds.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

/* oxlint-disable typescript/no-explicit-any -- packages of any shape are checked by their schema */
type Api = Awaited<ReturnType<typeof testApp>>;
const RELEASES = "/ocds/releases.json";
const recordPath = ({ id }: { id: string }) => `/ocds/records/${ocidOf(id)}.json`;

/** Reads the releases of all pages, and validates each page against the OCDS schema. */
async function allReleases(api: Api, from = RELEASES, betweenPages: () => Promise<unknown> = () => Promise.resolve()) {
  const releases: any[] = [];
  for (let next: string | undefined = from; next;) {
    const { status, body }: { status: number; body: any } = await api.visitor.get(next);
    expect(status).toBe(200);
    expect(ocdsErrors("release", body)).toEqual([]);
    releases.push(...body.releases);
    next = body.links?.next.replace("https://axion.example", "");
    if (next) await betweenPages();
  }
  return releases;
}

/** Creates a closed tender with a winning and a losing bid, and an administrator who can award it. */
async function decidable(api: Api) {
  const admin = api.as(await api.has(anAdmin()));
  const tender = await api.has(aTender({ status: "closed", closingDate: daysFromNow(-1) }));
  const [winner, loser] = [
    await api.has(aBidder({}, { companyName: "Osun Bridges" })),
    await api.has(aBidder({}, { companyName: "Loser Works" })),
  ];
  const bid = await api.has(
    aSubmittedBid({
      tenderId: tender.id,
      companyId: winner.id,
      bidAmount: 181_818,
      documentsUrl: "https://example.org/winning-secret",
    }),
  );
  const lost = await api.has(
    aSubmittedBid({
      tenderId: tender.id,
      companyId: loser.id,
      bidAmount: 171_717,
      technicalProposal: `LOSING ${PROPOSAL}`,
    }),
  );
  const award = () =>
    admin.graphql("mutation ($t: ID!, $b: ID!) { awardTender(tenderId: $t, bidId: $b) { status } }", {
      t: tender.id,
      b: bid.id,
    });
  const decide = (bidId: string, status: string) =>
    admin.graphql("mutation ($b: ID!, $s: BidStatus!) { decideBid(id: $b, status: $s) { status } }", {
      b: bidId,
      s: status,
    });
  return { admin, tender, winner, loser, bid, lost, award, decide };
}

describe("what is published", () => {
  test("a tender in full, as OCDS 1.1 has it", async () => {
    const api = await testApp();
    const documentsUrl = "https://example.org/appel d'offres|1.pdf";
    const tender = await api.has(
      aTender({
        category: "Consulting",
        documentsUrl,
        openingDate: new Date("2026-01-01T00:00:00Z"),
        closingDate: new Date("2099-01-31T12:00:00Z"),
      }),
    );

    const { body, headers } = await api.visitor.get(RELEASES);

    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(ocdsErrors("release", body)).toEqual([]);
    expect(body).toMatchObject({
      uri: "https://axion.example/ocds/releases.json",
      version: "1.1",
      publisher: { name: "Axion", uri: "https://axion.example" },
      license: "https://creativecommons.org/licenses/by/4.0/",
      publishedDate: body.releases[0].date,
    });
    expect(body.links).toBeUndefined();
    expect(body.releases).toEqual([
      {
        ocid: `ocds-axn000-${tender.id}`,
        id: expect.stringMatching(`^ocds-axn000-${tender.id}-\\d{16}$`),
        date: expect.any(String),
        tag: ["tender"],
        initiationType: "tender",
        language: "en",
        parties: [
          {
            id: "buyer",
            name: "Axion",
            roles: ["buyer", "procuringEntity"],
            contactPoint: { email: "globaldesk@axion.example", url: "https://axion.example" },
          },
        ],
        buyer: { id: "buyer", name: "Axion" },
        tender: {
          id: tender.tenderNumber,
          title: "Bridge over the Mpoko",
          description: "A two-lane bridge.",
          status: "active",
          procuringEntity: { id: "buyer", name: "Axion" },
          items: [
            {
              id: "1",
              description: "Bridge over the Mpoko",
              classification: { scheme: "x-AXION-CATEGORY", id: "Consulting", description: "Consulting" },
              deliveryAddress: { locality: "Bangui", countryName: "Central African Republic" },
            },
          ],
          minValue: { amount: 100_000, currency: "USD" },
          value: { amount: 250_000, currency: "USD" },
          procurementMethod: "open",
          mainProcurementCategory: "services",
          additionalProcurementCategories: ["consultingServices"],
          submissionMethod: ["electronicSubmission"],
          submissionMethodDetails: `Bids by companies with an account: https://axion.example/dashboard/submit-bid/${tender.id}`,
          tenderPeriod: { startDate: "2026-01-01T00:00:00.000Z", endDate: "2099-01-31T12:00:00.000Z" },
          enquiryPeriod: { startDate: expect.any(String) as string, endDate: "2099-01-28T12:00:00.000Z" },
          eligibilityCriteria: "ISO 9001",
          documents: [
            {
              id: "1",
              documentType: "biddingDocuments",
              title: "Tender documents",
              url: "https://example.org/appel%20d'offres%7C1.pdf",
            },
          ],
        },
      },
    ]);
  });

  test("every status, category and optional field is valid, in the list and in its record", async () => {
    const api = await testApp();
    const widest = {
      budgetMin: 0,
      budgetMax: Number.MAX_SAFE_INTEGER,
      description: '\u0001 "<é>" 🌉 \u2028',
      openingDate: new Date("0001-01-01T00:00:00Z"),
      closingDate: new Date("9999-12-31T23:59:59.999Z"),
    };
    for (const status of ["open", "closed", "awarded"] as const)
      for (const category of TENDER_CATEGORIES)
        for (const documentsUrl of [null, "http://[::1]/a b"])
          await api.has(
            aTender({
              status,
              category,
              documentsUrl,
              sealed: documentsUrl !== null && status !== "awarded",
              ...(category === "Design" && widest),
            }),
          );

    const releases = await allReleases(api);

    expect(releases).toHaveLength(3 * TENDER_CATEGORIES.length * 2);
    expect(new Set(releases.map(({ tender }) => tender.status))).toEqual(new Set(["active", "complete"]));
    for (const { ocid, ...release } of releases) {
      const { body } = await api.visitor.get(`/ocds/records/${ocid}.json`);
      expect(ocdsErrors("record", body)).toEqual([]);
      expect(body.records).toEqual([
        {
          ocid,
          releases: [{ ocid, ...release }],
          compiledRelease: { ocid, ...release, id: `${release.id}-compiled`, tag: ["compiled"] },
        },
      ]);
    }
  });

  test("the list of a tender's documents follows its address, and setting it is a change", async () => {
    const api = await testApp();
    const tender = await api.has(aTender({ documentsUrl: "https://example.org/tender" }));
    const before = await allReleases(api);
    const documents = [
      { name: "Terms.pdf", url: "https://example.org/terms.pdf" },
      { name: "No URI", url: "http://[::1]/a b" },
    ];
    await api
      .as(await api.has(anAdmin()))
      .graphql(
        "mutation ($id: ID!, $documents: [TenderDocumentInput!]!) { setTenderDocuments(tenderId: $id, documents: $documents, version: 1) { id } }",
        { id: tender.id, documents },
      );

    const [release] = await allReleases(api);

    expect(release!.id).not.toBe(before[0]!.id);
    expect((release!.tender as { documents?: object[] }).documents?.slice(0, 2)).toEqual([
      { id: "1", documentType: "biddingDocuments", title: "Tender documents", url: "https://example.org/tender" },
      { id: "2", documentType: "biddingDocuments", title: "Terms.pdf", url: "https://example.org/terms.pdf" },
    ]);
    const { body } = await api.visitor.get(recordPath(tender));
    expect(ocdsErrors("record", body)).toEqual([]);
  });

  test("a draft is never published; a deleted tender is told as withdrawn, with nothing of its content; a tender that is restored or published appears", async () => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));
    const draft = await api.has(aTender({ status: "draft", title: "PLANTED draft" }));
    const deleted = await api.has(aTender({ title: "PLANTED deleted" }));
    const shown = await api.has(aTender());
    expect(await allReleases(api)).toHaveLength(2);
    const [{ date }] = (await allReleases(api)).slice(-1);
    await admin.delete(`/api/tenders/${deleted.id}`);

    const releases = await allReleases(api, `${RELEASES}?since=${date}`);
    const [unknown, withdrawn] = await Promise.all([draft, deleted].map((each) => api.visitor.get(recordPath(each))));

    expect(releases.at(-1)).toEqual({
      ocid: ocidOf(deleted.id),
      id: expect.any(String),
      date: expect.any(String),
      language: "en",
      tag: ["tenderUpdate"],
      initiationType: "tender",
      parties: [expect.objectContaining({ id: "buyer" })],
      buyer: { id: "buyer", name: "Axion" },
      tender: { id: deleted.id, status: "withdrawn", procuringEntity: { id: "buyer", name: "Axion" } },
    });
    expect((await allReleases(api)).map(({ ocid }) => ocid)).toEqual([shown, deleted].map(({ id }) => ocidOf(id)));
    expect(JSON.stringify([releases, withdrawn!.body])).not.toContain("PLANTED");
    expect([unknown!.status, unknown!.body]).toEqual([404, { error: "Record not found", code: "NOT_FOUND" }]);
    expect(ocdsErrors("record", withdrawn!.body)).toEqual([]);
    expect(withdrawn!.body.records[0].compiledRelease.tender.status).toBe("withdrawn");
    await admin.patch(`/api/tenders/${draft.id}`, { status: "open" });
    await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id: deleted.id });
    expect((await allReleases(api)).map(({ ocid }) => ocid)).toEqual(
      [shown, draft, deleted].map(({ id }) => ocidOf(id)),
    );
  });
});

test("a cancelled tender is told as such, which copies by time learn, with the reason as an amendment", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));
  const [{ date }] = await allReleases(api);
  await admin.graphql(
    'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn by the bank.") { id } }',
    { id: tender.id },
  );

  const [release] = await allReleases(api, `${RELEASES}?since=${date}`);
  const { body } = await api.visitor.get(recordPath(tender));

  expect(release).toMatchObject({
    tag: ["tenderCancellation"],
    tender: {
      status: "cancelled",
      amendments: [{ id: "cancellation", rationale: "The financing was withdrawn by the bank." }],
    },
  });
  expect(ocdsErrors("record", body)).toEqual([]);
});

test("a published tender that becomes a draft again is told as withdrawn; what is typed into the draft then is no change", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { body: tender } = await admin.post("/api/tenders", tenderInput());
  const [{ date, id: before }] = await allReleases(api);
  const hidden = await admin.patch(`/api/tenders/${tender.id}`, { status: "draft" });
  expect(hidden.status).toBe(200);

  const [release] = await allReleases(api, `${RELEASES}?since=${date}`);
  await admin.patch(`/api/tenders/${tender.id}`, { title: "PLANTED draft" });
  const [again] = await allReleases(api);
  await admin.patch(`/api/tenders/${tender.id}`, { status: "open" });
  const [shown] = await allReleases(api);

  expect([release.tender.status, release.id === before]).toEqual(["withdrawn", false]);
  expect(again).toEqual(release);
  expect(shown.tender).toMatchObject({ title: "PLANTED draft", status: "active" });
});

test("how many companies bid is told once the tender is closed and its closing time has passed, never before and never of a cancelled one", async () => {
  const api = await testApp();
  const { admin, tender } = await decidable(api);
  const open = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: open.id }));

  const [closed, running] = await allReleases(api);

  expect(closed.ocid).toBe(ocidOf(tender.id));
  expect([closed.tender.numberOfTenderers, running.tender.numberOfTenderers]).toEqual([2, undefined]);
  const newest = async () => (await allReleases(api)).at(-1).tender;
  await admin.patch(`/api/tenders/${open.id}`, { status: "closed" });
  const early = await newest();
  await admin.patch(`/api/tenders/${open.id}`, { status: "open" });
  await api.db.query("UPDATE tenders SET closing_date = now() - interval '1 minute' WHERE id = $1", [open.id]);
  await admin.patch(`/api/tenders/${open.id}`, { status: "closed" });
  const late = await newest();
  await admin.graphql(
    'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn by the bank.") { id } }',
    { id: open.id },
  );

  expect([early.status, early.numberOfTenderers]).toEqual(["complete", undefined]);
  expect(late).toMatchObject({ status: "complete", numberOfTenderers: 1 });
  expect((await newest()).numberOfTenderers).toBeUndefined();
});

test("a closed tender without a bid, or with every bid rejected, is unsuccessful, which copies by time learn", async () => {
  const api = await testApp();
  const { tender, bid, lost, decide } = await decidable(api);
  const withoutBid = await api.has(aTender({ status: "closed", closingDate: daysFromNow(-1) }));
  const statusOf = async ({ id }: { id: string }) =>
    (await api.visitor.get(recordPath({ id }))).body.records[0].compiledRelease.tender.status;
  const statuses = [await statusOf(withoutBid), await statusOf(tender)];
  const since = (await allReleases(api)).at(-1).date;
  for (const { id } of [lost, bid]) {
    expect((await decide(id, "rejected")).errors).toBeUndefined();
    statuses.push(await statusOf(tender));
  }

  const told = await allReleases(api, `${RELEASES}?since=${since}`);
  expect((await decide(bid.id, "pending")).errors).toBeUndefined();
  statuses.push(await statusOf(tender));

  expect(statuses).toEqual(["unsuccessful", "complete", "complete", "unsuccessful", "complete"]);
  expect(told.at(-1)).toMatchObject({ ocid: ocidOf(tender.id), tender: { status: "unsuccessful" } });
});

test("the rejection of the last bid is no change while the tender is open past its closing time", async () => {
  const api = await testApp();
  const { tender, bid, lost, decide } = await decidable(api);
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id]);
  const before = await allReleases(api);

  for (const { id } of [lost, bid]) expect((await decide(id, "rejected")).errors).toBeUndefined();

  expect(await allReleases(api)).toEqual(before);
});

test("prefix, publisher and buyer are those of the configuration", async () => {
  const names = { prefix: "ocds-a1b2c3", publisher: "Data Office", buyer: "Ministry of Works" };
  const api = await testApp();
  const tender = await api.has(aTender());
  const ocid = ocidOf(tender.id, names.prefix);

  await secondApp(api, { openDataNames: names }, async (url) => {
    const { text } = await rawRequest(url, `/ocds/records/${ocid}.json`);
    const record = JSON.parse(text);
    const other = await rawRequest(url, recordPath(tender));
    const { headers } = await rawRequest(api.url, RELEASES);
    const renamed = await rawRequest(url, RELEASES, { "if-none-match": headers.etag ?? "" });

    expect(record).toMatchObject({
      publisher: { name: "Data Office" },
      publicationPolicy: "https://axion.example/developers#open-data",
      records: [{ ocid, compiledRelease: { ocid, buyer: { name: "Ministry of Works" } } }],
    });
    expect([other.status, renamed.status]).toEqual([404, 200]);
  });
});

describe("awards", () => {
  test("an award appears with awarding: the winner's company and amount, and nothing else of any bid", async () => {
    const api = await testApp();
    const { tender, winner, bid, award } = await decidable(api);
    const before = await api.visitor.get(recordPath(tender));
    expect(before.body.records[0].compiledRelease.awards).toBeUndefined();
    await award();

    const { body } = await api.visitor.get(recordPath(tender));
    const list = await api.visitor.get(RELEASES);

    expect([...ocdsErrors("record", body), ...ocdsErrors("release", list.body)]).toEqual([]);
    const [release] = body.records[0].releases;
    const supplier = { id: expect.stringMatching(/^company-/), name: "Osun Bridges" };
    expect(release).toMatchObject({ tag: ["tender", "award"], tender: { status: "complete" } });
    expect(release.awards).toEqual([
      {
        id: bid.id,
        status: "active",
        date: expect.any(String),
        value: { amount: 181_818, currency: "USD" },
        suppliers: [supplier],
      },
    ]);
    expect(release.parties[1]).toEqual({ ...supplier, roles: ["supplier"] });
    for (const secret of [
      "Loser",
      "171717",
      "LOSING",
      "girders",
      "winning-secret",
      winner.username,
      winner.email,
      winner.id,
    ])
      expect(JSON.stringify([body, list.body])).not.toContain(secret);
  });

  test("an award disappears with undoing it, which copies by time learn", async () => {
    const api = await testApp();
    const { admin, tender, bid, award, decide } = await decidable(api);
    await award();
    const [awarded] = await allReleases(api);
    await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });

    const [closed] = await allReleases(api, `${RELEASES}?since=${awarded.date}`);
    await admin.patch(`/api/tenders/${tender.id}`, { status: "awarded" });
    const [again] = await allReleases(api);
    await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });
    expect((await decide(bid.id, "pending")).errors).toBeUndefined();
    await admin.patch(`/api/tenders/${tender.id}`, { status: "awarded" });
    const [withoutWinner] = await allReleases(api);

    expect([awarded, again].map(({ awards }) => awards)).toEqual(
      Array(2).fill([expect.objectContaining({ id: bid.id })]),
    );
    for (const release of [closed, withoutWinner])
      expect([release.tag, release.awards, release.parties.length]).toEqual([["tender"], undefined, 1]);
    expect(new Set([awarded, closed, again, withoutWinner].map(({ id }) => id)).size).toBe(4);
  });

  test("an accepted bid of a tender that is not awarded is not published", async () => {
    const api = await testApp();
    const { bid, decide } = await decidable(api);
    expect((await decide(bid.id, "accepted")).errors).toBeUndefined();

    const releases = await allReleases(api);

    expect(releases[0].awards).toBeUndefined();
    expect(JSON.stringify(releases)).not.toContain("Osun");
  });

  test("a winner's new name is published, another company's is no change", async () => {
    const api = await testApp();
    const { winner, loser, award } = await decidable(api);
    await award();
    const [before] = await allReleases(api);
    const rename = (user: typeof winner, companyName: string) =>
      api
        .as(user)
        .graphql("mutation ($name: String!) { updateCompanyProfile(patch: { companyName: $name }) { companyName } }", {
          name: companyName,
        });

    expect((await rename(loser, "Loser Bridges")).errors).toBeUndefined();
    const [same] = await allReleases(api);
    expect((await rename(winner, "Osun Spans")).errors).toBeUndefined();
    const [after] = await allReleases(api);

    expect(same).toEqual(before);
    expect(after.awards[0].suppliers[0].name).toBe("Osun Spans");
    expect(after.id).not.toBe(before.id);
  });

  test("of a sealed tender nothing of a bid is published", async () => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));
    const { body: tender } = await admin.post("/api/tenders", tenderInput({ sealed: true }));
    const bidder = await api.has(aBidder({}, { companyName: "SEALED Works" }));
    const submitted = await api
      .as(bidder)
      .post("/api/bids", aBid({ tenderId: tender.id, bidAmount: 161_616, technicalProposal: `SEALED ${PROPOSAL}` }));
    expect(submitted.status).toBe(201);
    await api.db.query("UPDATE tenders SET status = 'awarded', opened_at = now() WHERE id = $1", [tender.id]);
    await api.db.query("UPDATE bids SET status = 'accepted', decided_at = now() WHERE tender_id = $1", [tender.id]);

    const { body } = await api.visitor.get(recordPath(tender));

    expect(ocdsErrors("record", body)).toEqual([]);
    expect(body.records[0].compiledRelease.tender.submissionMethodDetails).toMatch(/^Sealed bids/);
    for (const secret of ["SEALED", "161616"]) expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe("paging", () => {
  const three = (api: Api) => Promise.all(Array.from({ length: 3 }, () => api.has(aTender())));

  test("pages are complete while tenders are added and changed", async () => {
    const api = await testApp();
    const createdBy = (await api.has(anAdmin())).id;
    const tenders: { id: string }[] = [];
    for (let n = 0; n < 205; n++) tenders.push(await api.has(aTender({ createdBy })));
    let changed = 0;
    const meanwhile = async () => {
      tenders.push(await api.has(aTender({ createdBy, title: "Added meanwhile" })));
      await api.db.query("UPDATE tenders SET title = 'Changed meanwhile' WHERE id = ANY ($1)", [
        [tenders[changed]?.id, tenders[204 - changed]?.id],
      ]);
      changed++;
    };

    const releases = await allReleases(api, RELEASES, meanwhile);

    const newest = new Map(releases.map(({ ocid, tender }) => [ocid, tender.title]));
    expect(changed).toBe(2);
    expect([...newest.keys()].sort()).toEqual(tenders.map(({ id }) => ocidOf(id)).sort());
    expect([...newest.values()].filter((title) => title === "Changed meanwhile")).toHaveLength(4);
    expect(releases.map(({ date }) => date)).toEqual(releases.map(({ date }) => date).sort());
  });

  test("since a time come the tenders that were changed then or later, each once", async () => {
    const api = await testApp();
    const [first, second] = await three(api);
    const newest = (await allReleases(api)).at(-1).date;
    await api.db.query("SELECT pg_sleep(0.002)");
    await api.db.query("UPDATE tenders SET title = 'Changed' WHERE id = $1", [first?.id]);
    await api.db.query("UPDATE tenders SET title = 'Changed' WHERE id = $1", [second?.id]);

    const releases = await allReleases(api, `${RELEASES}?since=${newest}`);

    expect(releases.map(({ ocid }) => ocid).slice(-2)).toEqual([first, second].map((each) => ocidOf(each?.id ?? "")));
    expect(releases.length).toBeLessThan(5);
    expect(await allReleases(api, `${RELEASES}?since=2020-01-31`)).toHaveLength(3);
  });

  test("changes that are committed in another order than they were begun are found by reading on", async () => {
    const api = await testApp();
    const [slow, fast] = await three(api);
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query("SELECT now()");
    const isServer = api.db.options.type === "postgres" && "url" in api.db.options;
    if (isServer) await api.db.query("UPDATE tenders SET title = 'Fast' WHERE id = $1", [fast?.id]);
    await runner.query("UPDATE tenders SET title = 'Slow' WHERE id = $1", [slow?.id]);
    await runner.commitTransaction();
    await runner.release();
    if (!isServer) await api.db.query("UPDATE tenders SET title = 'Fast' WHERE id = $1", [fast?.id]);

    const titles = (await allReleases(api)).map(({ tender }) => tender.title);

    expect(titles.slice(-2)).toEqual(isServer ? ["Fast", "Slow"] : ["Slow", "Fast"]);
  });

  test("a page takes two statements, with one tender or a hundred with their awards; the same page again takes one", async () => {
    const api = await testApp();
    const createdBy = (await api.has(anAdmin())).id;
    const counts = [];
    for (const tenders of [1, 99]) {
      for (let n = 0; n < tenders; n++) {
        const { id: tenderId } = await api.has(aTender({ createdBy, status: "awarded" }));
        await api.has(aSubmittedBid({ tenderId, status: "accepted", decidedAt: new Date() }));
      }
      for (let turn = 0; turn < 2; turn++) counts.push((await api.statementsOf(() => allReleases(api))).length);
    }
    const one = await api.statementsOf(() =>
      api.visitor.get(recordPath({ id: "01890000-0000-7000-8000-000000000000" })),
    );

    expect(counts).toEqual([2, 1, 2, 1]);
    expect(one).toHaveLength(2);
  });
});

describe("answers", () => {
  test("they are for everybody and every site, and are not sent again while nothing changes", async () => {
    const api = await testApp();
    const tender = await api.has(aTender());
    for (const path of [RELEASES, `${RELEASES}?since=2020-01-01`, recordPath(tender)]) {
      const { headers } = await api.visitor.get(path, { origin: "https://elsewhere.example" });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("cache-control")).toBe("public, max-age=60");
      expect(headers.get("vary")).toContain("Accept-Encoding");
      expect(headers.get("set-cookie")).toBeNull();
      const { headers: first } = await rawRequest(api.url, path);
      const known = { "if-none-match": first.etag ?? "" };
      expect(await rawRequest(api.url, path, known)).toMatchObject({
        status: 304,
        text: "",
        headers: { "access-control-allow-origin": "*", "cache-control": "public, max-age=60" },
      });
      await api.db.query("UPDATE tenders SET title = title || '.'");
      expect((await rawRequest(api.url, path, known)).status).toBe(200);
    }
    expect(await rawRequest(api.url, RELEASES, {}, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  test("other answers of the api are for no other site", async () => {
    const api = await testApp();

    const { id } = await api.has(aTender());
    const paths = [
      "/api/projects",
      "/api/tenders",
      `/api/tenders/${id}/closing.ics`,
      "/api/audit.csv",
      "/graphql",
      "/events",
      "/healthz",
      "/robots.txt",
      "/sitemap.xml",
    ];
    for (const path of paths) {
      for (const method of ["GET", "OPTIONS"]) {
        const { headers } = await rawRequest(api.url, path, { origin: "https://elsewhere.example" }, method);
        expect([path, headers["access-control-allow-origin"]]).toEqual([path, undefined]);
      }
    }
  });

  const FOREIGN = cursorOf({ micros: "99999999999999999999", tenderId: "01890000-0000-7000-8000-000000000000" });
  test.each([
    ["cursor=", "cursor", /does not belong/],
    ["cursor=garbage", "cursor", /does not belong/],
    [`cursor=${FOREIGN}`, "cursor", /does not belong/],
    ["cursor=a&cursor=b", "cursor", /does not belong/],
    ["since=2026-01-01&cursor=x", "cursor", /either since or cursor/],
    ["since=", "since", /ISO 8601/],
    ["since=yesterday", "since", /ISO 8601/],
    ["since=2026-02-30", "since", /ISO 8601/],
    ["since=2026-01-01&since=2026-01-02", "since", /ISO 8601/],
    ["since=1700000000", "since", /ISO 8601/],
    ["since=2999-01-01T00:00:00Z", "since", /must not be in the future/],
  ])("?%s is refused", async (query, field, sentence) => {
    const api = await testApp();
    await api.has(aTender());

    const { status, body, headers } = await api.visitor.get(`${RELEASES}?${query}`);

    expect([status, body.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(body.error).toMatch(sentence);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect([headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual(["no-store", "*"]);
  });

  test("where nothing is to be told the answer is 404, since a package without releases is not valid", async () => {
    const api = await testApp();
    const empty = await api.visitor.get(RELEASES);
    await api.has(aTender());
    await api.db.query("SELECT pg_sleep(0.02)");
    const [{ now }] = await api.db.query<[{ now: Date }]>("SELECT clock_timestamp() AS now");

    const since = await api.visitor.get(`${RELEASES}?since=${now.toISOString()}`);

    expect([empty.status, empty.body.error]).toEqual([404, "No tender is published"]);
    expect([since.status, since.body.error]).toEqual([
      404,
      `No tender has been published or changed since ${now.toISOString()}`,
    ]);
  });

  test.each([
    "ocds-axn000-01890000-0000-7000-8000-000000000000",
    "ocds-other0-01890000-0000-7000-8000-000000000000",
    "01890000-0000-7000-8000-000000000000",
    "ocds-axn000-%00",
    "ocds-axn000-' OR 1=1",
    "ocds-axn000-01890000-0000-7000-8000-00000000000A",
  ])("an unknown ocid is a 404 in JSON: %s", async (ocid) => {
    const api = await testApp();

    const { status, body } = await api.visitor.get(`/ocds/records/${ocid}.json`);

    expect([status, body]).toEqual([404, { error: "Record not found", code: "NOT_FOUND" }]);
  });

  test.each(["/ocds", "/ocds/", "/ocds/records", "/ocds/records/x", "/ocds/releases", "/ocds/records/%E0%A4%A.json"])(
    "an unknown address is a 404 in JSON: %s",
    async (path) => {
      const api = await testApp();

      const { status, body } = await api.visitor.get(path);

      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is 405", async (method) => {
    const api = await testApp();

    for (const path of [RELEASES, "/ocds/records/x.json"]) {
      const { status, body, headers } = await api.visitor.send(method, path);
      expect([status, body.code, headers.get("allow")]).toEqual([405, "METHOD_NOT_ALLOWED", "GET, HEAD"]);
    }
  });
});
