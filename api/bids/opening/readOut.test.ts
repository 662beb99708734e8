import { aBid, aBidder, anAdmin, aTender, daysFromNow, PASSWORD, tenderInput } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { paragraphsOf } from "#api/notices/noticeWords.ts";
import type { ReadsOut } from "#api/tenders/tender.rules.ts";

const OPEN =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawBid(id: $id) { id } }";
const UPDATE = "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { sealed readsOut } }";
const CREATE = "mutation ($input: TenderInput!) { createTender(input: $input) { sealed readsOut } }";
const WRITTEN = { time: (moment: string) => moment, day: (moment: string) => moment, names: () => "Ada Obi" };

interface Company {
  name: string;
  amount: number;
  withdraws?: boolean;
}

const COMPANIES: Company[] = [
  { name: "Zambezi Works", amount: 300_000 },
  { name: "Écluse SA", amount: 1_250_000 },
  { name: "Faro; Sons, Ltd", amount: 7 },
  { name: "Gone Ltd", amount: 55_555, withdraws: true },
];

/** Creates a sealed tender with bids of these companies and a bid draft of another company. `open` opens the tender. */
async function aTenderWith(
  { readsOut, title = "Bridge" }: { readsOut: ReadsOut; title?: string },
  companies: readonly Company[] = COMPANIES,
) {
  const api = await testApp();
  const tender = await api.has(aSealedTender({ readsOut, title }));
  const people = [];
  for (const { name, amount, withdraws = false } of companies) {
    const person = await api.has(aBidder({}, { companyName: name }));
    const { body: bid } = await api.as(person).post("/api/bids", aBid({ tenderId: tender.id, bidAmount: amount }));
    if (withdraws) await api.as(person).graphql(WITHDRAW, { id: bid.id });
    people.push(person);
  }
  const drafting = await api.has(aBidder());
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2)", [tender.id, drafting.id]);
  const admin = api.as(await api.has(anAdmin()));
  const open = async () => {
    await closeForOpening(api, tender.id);
    return admin.graphql(OPEN, { id: tender.id, password: PASSWORD });
  };
  return { api, tender, people, open };
}

const openedIn = async (api: TestApp) => (await noticesIn(api)).filter(({ kind }) => kind === "bidsOpened");
const said = ({ facts }: { facts: object }, language: "en" | "fr" = "en") =>
  paragraphsOf({ kind: "bidsOpened", facts }, language, WRITTEN).slice(1);

test.each<[ReadsOut, string[], string[]]>([
  ["nothing", [], []],
  [
    "names",
    ["The bidders: Écluse SA; Faro; Sons, Ltd; Zambezi Works."],
    ["Les soumissionnaires\u00a0: Écluse SA\u00a0; Faro; Sons, Ltd\u00a0; Zambezi Works."],
  ],
  [
    "namesAndAmounts",
    ["The bidders and their amounts: Écluse SA, $1,250,000; Faro; Sons, Ltd, $7; Zambezi Works, $300,000."],
    [
      "Les soumissionnaires et leurs montants\u00a0: Écluse SA, 1\u202f250\u202f000 $\u00a0; Faro; Sons, Ltd, 7 $\u00a0; Zambezi Works, 300\u202f000 $.",
    ],
  ],
])(
  "the opening reads out %s: to each company with a live bid, by company name, and never a withdrawn bid",
  async (readsOut, en, fr) => {
    const { api, people, open } = await aTenderWith({ readsOut });

    const { errors } = await open();

    const notices = await openedIn(api);
    expect(errors).toBeUndefined();
    expect(notices.map(({ user_id }) => user_id).sort()).toEqual(
      people
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    );
    for (const notice of notices) {
      expect(said(notice)).toEqual(en);
      expect(said(notice, "fr")).toEqual(fr);
      expect(notice.facts).toMatchObject({ bids: 3 });
    }
    expect(JSON.stringify(notices)).not.toMatch(/Gone|55555|girders/);
    if (readsOut !== "namesAndAmounts") expect(JSON.stringify(notices)).not.toMatch(/1250000|300000/);
    if (readsOut === "nothing") expect(JSON.stringify(notices)).not.toMatch(/Zambezi|Écluse/);
  },
);

test("before the opening no notice, mail or audit event has what it will read out; an opening that fails tells nobody", async () => {
  const { api, open } = await aTenderWith({ readsOut: "namesAndAmounts" });
  const all = async () =>
    JSON.stringify(
      await Promise.all(
        ["notices", "outgoing_mails", "audit_events"].map((table) => api.db.query<object[]>(`SELECT * FROM ${table}`)),
      ),
    );
  const before = await all();
  await api.db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(
      "UPDATE bid_revisions SET sealed_terms = 'AAAA' || substr(sealed_terms, 5) WHERE bid_id = (SELECT max(id::text)::uuid FROM bids)",
    );
  });

  const { errors } = await open();

  expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  for (const stored of [before, await all()]) expect(stored).not.toMatch(/Zambezi|Écluse|Faro|1250000|300000/);
  expect(await openedIn(api)).toEqual([]);
});

test.each([
  ["20 of 23 short names", "Company", 20],
  ["20 of 23 names of 200 letters", "x".repeat(196), 20],
  ["as many of 23 names of 200 characters of three bytes as 8 kB hold", "\u4e2d".repeat(196), 9],
  ["as many of 23 names of 200 quotation marks as 8 kB hold", '"'.repeat(196), 13],
])("a notice holds %s, and says how many more there are", async (_what, name, shown) => {
  const companies = Array.from({ length: 23 }, (_, place) => ({
    name: `${name} ${String(place + 1).padStart(3, "0")}`,
    amount: Number.MAX_SAFE_INTEGER,
  }));
  const { api, open } = await aTenderWith({ readsOut: "namesAndAmounts", title: '\u4e2d"'.repeat(100) }, companies);

  const { errors } = await open();

  expect(errors).toBeUndefined();
  const notices = await openedIn(api);
  expect(notices).toHaveLength(23);
  expect(notices[0]!.facts.readOut).toEqual(
    companies.slice(0, shown).map((company) => ({ company: company.name, amount: "9007199254740991" })),
  );
  expect(said(notices[0]!)[0]).toMatch(new RegExp(`; and ${23 - shown} more\\.$`));
  expect(said(notices[0]!, "fr")[0]).toMatch(new RegExp(`; et ${23 - shown} autres\\.$`));
  const [{ bytes }] = await api.db.query<[{ bytes: number }]>(
    "SELECT max(octet_length(facts::text)) AS bytes FROM notices",
  );
  expect(bytes).toBeLessThanOrEqual(8192);
});

test("what is read out stays as published, in the act and in the database, and while the tender is a draft again with a bid", async () => {
  const { api, tender } = await aTenderWith({ readsOut: "names" });
  const admin = api.as(await api.has(anAdmin()));
  const draft = await api.has(aSealedTender({ status: "draft" }));
  const refused = [{ extensions: { code: "CONFLICT", fields: { readsOut: expect.any(String) as string } } }];
  const update = (patch: object, id = tender.id) => admin.graphql(UPDATE, { id, patch });
  const inTable = () => api.db.query("UPDATE tenders SET reads_out = 'namesAndAmounts' WHERE id = $1", [tender.id]);

  expect((await update({ readsOut: "namesAndAmounts" })).errors).toMatchObject(refused);
  await expect(inTable()).rejects.toThrow("it is never changed");
  await update({ status: "draft" });
  expect((await update({ readsOut: "nothing" })).errors).toMatchObject(refused);
  await expect(inTable()).rejects.toThrow("it is never changed");

  expect((await update({ readsOut: "names" }, draft.id)).data.updateTender).toEqual({
    sealed: true,
    readsOut: "names",
  });
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) SELECT $1, company_id FROM bids LIMIT 1", [
    draft.id,
  ]);
  expect((await update({ readsOut: "nothing" }, draft.id)).errors).toMatchObject(refused);
});

test("only a sealed tender reads out bids: any other is refused by the act and by the database, and a draft that is sealed no more reads out nothing", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const [open, draft] = [
    await api.has(aTender({ status: "draft" })),
    await api.has(aSealedTender({ status: "draft", readsOut: "names" })),
  ];
  const refused = [
    {
      message: "Bids are read out at the opening of a sealed tender only",
      extensions: { code: "BAD_USER_INPUT", fields: { readsOut: expect.any(String) as string } },
    },
  ];

  const answers = [
    await admin.graphql(CREATE, { input: { ...tenderInput({ sealed: false, readsOut: "names" }) } }),
    await admin.graphql(UPDATE, { id: open.id, patch: { readsOut: "names" } }),
    await admin.graphql(UPDATE, { id: draft.id, patch: { sealed: false, readsOut: "names" } }),
  ];
  const unsealed = await admin.graphql(UPDATE, { id: draft.id, patch: { sealed: false } });
  const created = [
    await admin.graphql(CREATE, { input: tenderInput({ sealed: true, readsOut: null }) }),
    await admin.graphql(CREATE, { input: tenderInput({ sealed: true, readsOut: "names" }) }),
  ];

  for (const { errors } of answers) expect(errors).toMatchObject(refused);
  expect(unsealed.data.updateTender).toEqual({ sealed: false, readsOut: "nothing" });
  expect(created.map(({ data }) => data.createTender.readsOut)).toEqual(["nothing", "names"]);
  for (const value of ["names", "everything"])
    await expect(api.db.query("UPDATE tenders SET reads_out = $2 WHERE id = $1", [open.id, value])).rejects.toThrow(
      "tenders_read_out_sealed_bids",
    );
});

test("REST does not know what is read out, and changes it by no other change", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const tender = await api.has(aSealedTender({ readsOut: "names" }));

  const sent = await admin.patch(`/api/tenders/${tender.id}`, { readsOut: "nothing" });
  const moved = await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(9).toISOString() });

  expect(sent.status).toBe(400);
  expect(moved.status).toBe(200);
  expect(moved.body).not.toHaveProperty("readsOut");
  expect(await api.db.query("SELECT reads_out FROM tenders")).toEqual([{ reads_out: "names" }]);
});
