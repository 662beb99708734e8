import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBid, aBidder, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";
import { asReplica, type TestApp } from "#api/testing/testApp.ts";

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has only one connection.

const LIST =
  "query ($filter: TenderFilter) { tenders(first: 50, filter: $filter) { changesUntil nodes { id title updatedAt } } }";

interface Copy {
  changesUntil: string;
  nodes: { id: string; title: string; updatedAt: string }[];
}
async function list(client: Client, filter: object = {}) {
  const { data, errors } = await client.graphql(LIST, { filter });
  expect(errors).toBeUndefined();
  return data.tenders as Copy;
}
/**
 * Moves the change times of all tenders to the past. Otherwise a change in the same millisecond as a response would be
 * returned again in the next response.
 */
const longAgo = (api: TestApp) => asReplica(api, "UPDATE tenders SET updated_at = updated_at - interval '1 day'");
const titles = ({ nodes }: Copy) => nodes.map(({ title }) => title).sort();

test("a copy costs what changed: an edited and a new tender come, an untouched one does not", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const [edited] = [await api.has(aTender({ title: "Edited" })), await api.has(aTender({ title: "Untouched" }))];
  await longAgo(api);
  const copy = await list(partner);
  await admin.patch(`/api/tenders/${edited.id}`, { title: "Edited once" });
  await admin.post("/api/tenders", tenderInput({ title: "New" }));

  const changes = await list(partner, { changedSince: copy.changesUntil });
  await longAgo(api);
  const none = await list(partner, { changedSince: (await list(partner)).changesUntil });

  expect([titles(copy), titles(changes), titles(none)]).toEqual([["Edited", "Untouched"], ["Edited once", "New"], []]);
});

test("a new bid does not change its tender", async () => {
  const { api, admin } = await adminAndPartner();
  const [bidder, { id }] = [await api.has(aBidder()), await api.has(aTender())];
  await longAgo(api);
  const { changesUntil } = await list(admin);

  const bid = await api.as(bidder).post("/api/bids", aBid({ tenderId: id }));
  const { nodes } = await list(admin, { changedSince: changesUntil });

  expect(bid.status).toBe(201);
  expect(nodes).toEqual([]);
});

test("a change moves updatedAt, the answer of the mutation has it, and an UPDATE that changes nothing does not", async () => {
  const { api, admin } = await adminAndPartner();
  const { id } = await api.has(aTender());
  const read = async () => (await list(admin)).nodes[0]!.updatedAt;
  const [before, { data }] = [
    await read(),
    await admin.graphql('mutation ($id: ID!) { updateTender(id: $id, patch: { title: "Other" }) { updatedAt } }', {
      id,
    }),
  ];
  const after = await read();

  await api.db.query("UPDATE tenders SET title = title");

  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  expect(data.updateTender.updatedAt).toBe(after);
  expect(await read()).toBe(after);
});

test("two changes within a millisecond have different times, and what a statement sets does not count", async () => {
  const { api } = await adminAndPartner();
  const { id } = await api.has(aTender());
  const stamps: number[] = [];
  await api.db.query("UPDATE tenders SET updated_at = '2001-01-01' WHERE id = $1", [id]);

  for (const title of ["1", "2", "3", "4", "5"]) {
    await api.db.query("UPDATE tenders SET title = $1 WHERE id = $2", [title, id]);
    const [row] = await api.db.query<{ at: Date }[]>("SELECT updated_at AS at FROM tenders WHERE id = $1", [id]);
    stamps.push(row!.at.getTime());
  }

  expect(stamps).toEqual([...new Set(stamps)].sort((one, other) => one - other));
  expect(stamps[0]).toBeGreaterThan(Date.parse("2020-01-01"));
});

test("a time in the future is refused with a sentence, whatever else is asked", async () => {
  const { partner } = await adminAndPartner();

  const { errors } = await partner.graphql(LIST, {
    filter: { changedSince: daysFromNow(1).toISOString(), status: ["open"] },
  });

  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining("changedSince is in the future") as string,
    extensions: { code: "BAD_USER_INPUT", fields: { changedSince: expect.any(String) as string } },
  });
});

test("a partner learns nothing of a draft by the time of its change", async () => {
  const { api, partner } = await adminAndPartner();
  await api.has(aTender({ title: "Secret", status: "draft" }));

  const { nodes } = await list(partner, { changedSince: "2001-01-01" });

  expect(nodes).toEqual([]);
});

test("a kept answer to the same changedSince has what changed since it was kept", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const { id } = await api.has(aTender({ title: "Bridge" }));
  const kept = '{ tenders(filter: { changedSince: "2001-01-01" }) { nodes { title updatedAt createdAt } } }';
  const first = await partner.graphql(kept);
  const again = await api.statementsOf(() => partner.graphql(kept));
  await admin.patch(`/api/tenders/${id}`, { title: "Longer bridge" });

  const changed = await partner.graphql(kept);

  expect(again).toHaveLength(1);
  expect([first, changed].map(({ data }) => data.tenders.nodes[0].title as string)).toEqual([
    "Bridge",
    "Longer bridge",
  ]);
});

test("several lists of one request share one look at the running transactions", async () => {
  const { api, partner } = await adminAndPartner();

  const statements = await api.statementsOf(() =>
    partner.graphql("{ one: tenders { changesUntil } other: tenders(filter: { status: [open] }) { changesUntil } }"),
  );

  expect(statements.filter((sql) => sql.includes("pg_locks"))).toHaveLength(1);
});

onServerOnly(
  "a change that is committed after a later reader has read is not missed: changesUntil lies before it",
  async () => {
    const { api, partner } = await adminAndPartner();
    const [slow, quick] = [await api.has(aTender({ title: "Slow" })), await api.has(aTender({ title: "Quick" }))];
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    // The blog post's change time is now, but the post becomes visible only at the commit. The test inserts a post,
    // because a second change of a tender would wait for the first one.
    await runner.query(
      "INSERT INTO blog_posts (slug, title, excerpt, category, body) VALUES ('slow', '.', '.', '.', '.')",
    );
    await api.db.query("UPDATE tenders SET title = 'Quick, changed' WHERE id = $1", [quick.id]);

    const meanwhile = await list(partner);
    await runner.query("UPDATE tenders SET title = 'Slow, changed' WHERE id = $1", [slow.id]);
    await runner.commitTransaction();
    await runner.release();
    const [{ stamp }] = await api.db.query<[{ stamp: Date }]>(
      "SELECT updated_at AS stamp FROM blog_posts WHERE slug = 'slow'",
    );
    const next = await list(partner, { changedSince: meanwhile.changesUntil });

    expect(Date.parse(meanwhile.changesUntil)).toBeLessThanOrEqual(stamp.getTime());
    expect(titles(next)).toEqual(["Quick, changed", "Slow, changed"]);
  },
);

onServerOnly("a nightly copy that runs while many write has every change in the end", async () => {
  const { api, admin } = await adminAndPartner();
  const made = await Promise.all(Array.from({ length: 12 }, () => api.has(aTender({ title: "0" }))));
  const copy = new Map<string, string>();
  let since: string | undefined;
  const take = async () => {
    const { nodes, changesUntil } = await list(admin, since ? { changedSince: since } : {});
    for (const { id, title } of nodes) copy.set(id, title);
    since = changesUntil;
  };
  const progress = { isWriting: true };
  const write = async (id: string) => {
    for (let turn = 1; turn <= 8; turn++)
      await api.db.transaction(async (tx) => {
        await tx.query("UPDATE tenders SET title = $1 WHERE id = $2", [String(turn), id]);
        for (let more = 0; more < turn; more++) await tx.query("SELECT");
      });
  };
  const writers = Promise.all(made.map(({ id }) => write(id))).finally(() => (progress.isWriting = false));
  while (progress.isWriting) await take();
  await writers;

  await take();

  expect([...copy.values()]).toEqual(Array.from({ length: 12 }, () => "8"));
});
