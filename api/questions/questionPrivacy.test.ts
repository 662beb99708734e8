import { aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const EVENTS =
  "query ($filter: AuditFilter) { auditEvents(first: 50, filter: $filter) { nodes { act actorId actorName tokenId tokenName requestId address subjectName } } }";
const NOBODY = { actorId: null, actorName: null, tokenId: null, tokenName: null, requestId: null, address: null };
const ASK = 'mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id } }';

async function given() {
  const api = await testApp();
  const [tender, company, admin] = [
    await api.has(aTender()),
    await api.has(aBidder({ username: "mpoko-steel" })),
    await api.has(anAdmin()),
  ];
  const { text } = await api.has(anApiToken(company, { scopes: ["bids:write", "tenders:read"] }));
  const asker = client(api.url, undefined, bearer(text));
  const { id } = (await asker.graphql(ASK, { id: tender.id })).data.askQuestion as { id: string };
  const chief = api.as(admin);
  return { api, tender, company, asker, chief, id };
}

const CANCEL =
  'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn.", version: 1) { id } }';
type Given = Awaited<ReturnType<typeof given>>;

test.each([
  ["awarded", ({ api }: Given) => api.db.query("UPDATE tenders SET status = 'awarded'")],
  ["cancelled", ({ chief, tender }: Given) => chief.graphql(CANCEL, { id: tender.id })],
])(
  "the audit trail tells an administrator that a question was asked and withdrawn, and by whom only once the tender is %s",
  async (_ended, end) => {
    const world = await given();
    const { tender, company, asker, chief, id } = world;
    await asker.graphql("mutation ($id: ID!) { withdrawQuestion(id: $id) { id } }", { id });
    const read = async (filter: object) =>
      (await chief.graphql(EVENTS, { filter })).data.auditEvents.nodes as { act: string }[];

    const before = await read({ tenderId: tender.id });
    const byActor = await read({ actor: company.id });
    const csv = (await chief.get(`/api/audit.csv?tenderId=${tender.id}`)).body as string;
    await end(world);
    const after = await read({ actor: company.id });

    expect(before).toEqual([
      { act: "withdrawQuestion", ...NOBODY, subjectName: tender.tenderNumber },
      { act: "askQuestion", ...NOBODY, subjectName: tender.tenderNumber },
    ]);
    expect(byActor).toEqual([]);
    expect(csv).toContain("askQuestion");
    expect(csv).not.toContain(company.id);
    expect(csv).not.toContain("mpoko-steel");
    expect(after).toMatchObject([
      { act: "withdrawQuestion", actorName: "mpoko-steel" },
      { act: "askQuestion", actorId: company.id },
    ]);
  },
);

test("a refused question tells as little", async () => {
  const { api, company, chief } = await given();
  const { text } = await api.has(anApiToken(company, { scopes: ["tenders:read"] }));
  await client(api.url, undefined, bearer(text)).graphql(ASK, { id: company.id });

  const { data } = await chief.graphql(EVENTS, { filter: { outcome: "refused" } });

  expect(data.auditEvents.nodes).toMatchObject([{ act: "askQuestion", ...NOBODY }]);
});

test("no type of the schema leads from a question to its company, and no event of the log names it", async () => {
  const { api, company, chief } = await given();

  const { data } = await chief.graphql("{ questions { nodes { id text mine askedAt state tender { id } } } }");
  const { data: type } = await chief.graphql('{ __type(name: "Question") { fields { name } } }');

  expect(JSON.stringify(data)).not.toContain(company.id);
  expect(
    (type.__type.fields as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => /company|asked?By|user|asker/i.test(name)),
  ).toEqual([]);
  expect(api.logged.filter((line) => line.includes("askQuestion")).join()).not.toContain(company.id);
});
