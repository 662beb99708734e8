import { aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const ASK =
  "query ($first: Int!, $after: String, $filter: AuditFilter) { auditEvents(first: $first, after: $after, filter: $filter) { nodes { act outcome actorName subject subjectId changes { field before after } } pageInfo { hasNextPage endCursor } totalCount } }";

/** Creates events: an administrator updates a tender and a user and decides a bid, and a bidder is refused a list. */
async function aTrail() {
  const api = await testApp();
  const [user, other] = [await api.has(anAdmin()), await api.has(aBidder())];
  const tender = await api.has(aTender({ status: "closed" }));
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: other.id }));
  const [admin, bidder] = [api.as(user), api.as(other)];
  await bidder.signIn();
  await bidder.get("/api/users");
  await admin.signIn();
  await admin.patch(`/api/tenders/${tender.id}`, { title: "=Dam" });
  await admin.graphql(`mutation { decideBid(id: "${bid.id}", status: accepted) { id } }`);
  await admin.patch(`/api/users/${other.id}`, { role: "supplier" });
  return { api, admin, bidder, user, other, tender, bid };
}

const actsOf = (answer: { data: { auditEvents: { nodes: { act: string }[] } } }) =>
  answer.data.auditEvents.nodes.map(({ act }) => act);

test("administrators read the trail, newest first, page by page, with what was changed", async () => {
  const { admin, tender, user } = await aTrail();

  const all = await admin.graphql(ASK, { first: 20 });
  const first = await admin.graphql(ASK, { first: 2 });
  const second = await admin.graphql(ASK, { first: 20, after: first.data.auditEvents.pageInfo.endCursor });

  expect(actsOf(all)).toEqual(["updateUser", "decideBid", "updateTender", "login", "users", "login"]);
  expect([...actsOf(first), ...actsOf(second)]).toEqual(actsOf(all));
  expect(all.data.auditEvents).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: false } });
  expect(all.data.auditEvents.nodes[2]).toEqual({
    act: "updateTender",
    outcome: "done",
    actorName: user.username,
    subject: "tender",
    subjectId: tender.id,
    changes: [{ field: "title", before: '"Bridge over the Mpoko"', after: '"=Dam"' }],
  });
});

test("each filter keeps what fits it", async () => {
  const { admin, user, other, tender, bid } = await aTrail();
  const ask = async (filter: object) => actsOf(await admin.graphql(ASK, { first: 20, filter }));

  expect(await ask({ act: "decideBid" })).toEqual(["decideBid"]);
  expect(await ask({ actor: user.id })).toEqual(["updateUser", "decideBid", "updateTender", "login"]);
  expect(await ask({ tenderId: tender.id })).toEqual(["decideBid", "updateTender"]);
  expect(await ask({ bidId: bid.id })).toEqual(["decideBid"]);
  expect(await ask({ userId: other.id })).toEqual(["updateUser", "login"]);
  expect(await ask({ outcome: "refused" })).toEqual(["users"]);
  expect(await ask({ outcome: "done", actor: other.id })).toEqual(["login"]);
  expect(await ask({ from: "2100-01-01" })).toEqual([]);
  expect(await ask({ to: "2100-01-01", act: "users" })).toEqual(["users"]);
  const { errors } = await admin.graphql(ASK, { first: 20, filter: { bidId: "1" } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { bidId: "Invalid input" } });
});

test("what was done to is named as it is called now, in one statement; what is gone is not", async () => {
  const { api, admin, other, tender } = await aTrail();
  const { data: created } = await admin.graphql(
    'mutation { createProject(input: { title: "Dam", description: "Of earth." }) { id } }',
  );
  await admin.graphql(`mutation { deleteProject(id: "${created.createProject.id}") { id } }`);
  await admin.patch(`/api/tenders/${tender.id}`, { tenderNumber: "NEW-1" });
  const ask = () => admin.graphql("{ auditEvents(first: 20) { nodes { act subjectName } } }");

  const { data } = await ask();
  const statements = await api.statementsOf(ask);

  expect(data.auditEvents.nodes.slice(0, 6)).toEqual([
    { act: "updateTender", subjectName: "NEW-1" },
    { act: "deleteProject", subjectName: null },
    { act: "createProject", subjectName: null },
    { act: "updateUser", subjectName: other.username },
    { act: "decideBid", subjectName: expect.stringContaining(`${tender.tenderNumber}, `) },
    { act: "updateTender", subjectName: "NEW-1" },
  ]);
  expect(statements.filter((sql) => sql.includes("contact_requests"))).toHaveLength(1);
});

test("partners read nothing of it", async () => {
  const { bidder } = await aTrail();

  const [listed, exported] = [await bidder.graphql(ASK, { first: 20 }), await bidder.get("/api/audit.csv")];

  expect([listed.errors?.[0]?.extensions.code, exported.status]).toEqual(["FORBIDDEN", 403]);
});

test("the CSV has the events of the same filter, with formulas as text, and is recorded itself", async () => {
  const { admin, tender } = await aTrail();

  const { status, headers, body } = await admin.get(
    `/api/audit.csv?tenderId=${tender.id}&from=2026-01-01&outcome=done`,
  );
  const wrong = await Promise.all(
    ["from=soon", "outcome=maybe", "actor=1", "act=a&act=b"].map((query) => admin.get(`/api/audit.csv?${query}`)),
  );
  const recorded = await admin.graphql(ASK, { first: 1, filter: { act: "exportAudit" } });

  const rows = (body as string).trimEnd().split("\r\n");
  expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    'attachment; filename="audit.csv"',
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^Time \(UTC\),Person,/);
  expect(rows[2]).toContain(`,updateTender,done,tender,${tender.id},`);
  expect(wrong.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  expect(recorded.data.auditEvents.totalCount).toBe(1);
});

test("a cell that begins like a formula becomes text", async () => {
  const { api, admin, other } = await aTrail();
  await api.db.query("UPDATE users SET username = '=1+1' WHERE id = $1", [other.id]);
  await api.as({ username: "=1+1" }).signIn();

  const { body } = await admin.get("/api/audit.csv?act=login");

  expect(body).toContain(",'=1+1,");
});
