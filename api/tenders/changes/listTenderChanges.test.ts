import { afterRestore } from "#api/database/backup/afterRestore.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aTender, tenderInput } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";
import { until } from "#api/testing/until.ts";

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has only one connection.

const SINCE =
  "query ($revision: String!, $first: Int! = 100) { tendersSince(revision: $revision, first: $first) { revision isComplete changed { title } removed } }";

async function since(client: Client, revision: string) {
  const { data, errors } = await client.graphql(SINCE, { revision });
  expect(errors).toBeUndefined();
  const { changed, ...rest } = data.tendersSince as {
    changed: { title: string }[];
    removed: string[];
    revision: string;
    isComplete: boolean;
  };
  return { ...rest, changed: changed.map(({ title }) => title).sort() };
}
const revisionFor = async (client: Client) =>
  (await client.graphql("{ tenderRevision }")).data.tenderRevision as string;

test("a new, a changed and a deleted tender are told, each once, and no other tender", async () => {
  const { api, admin, partner } = await adminAndPartner();
  await api.has(aTender({ title: "Untouched" }));
  const [edited, deleted] = [await api.has(aTender({ title: "Edited" })), await api.has(aTender())];
  const before = await revisionFor(partner);
  await admin.post("/api/tenders", tenderInput({ title: "New", status: "open" }));
  await admin.patch(`/api/tenders/${edited.id}`, { title: "Edited once" });
  await admin.patch(`/api/tenders/${edited.id}`, { title: "Edited twice" });
  await admin.delete(`/api/tenders/${deleted.id}`);

  const changes = await since(partner, before);
  const none = await since(partner, changes.revision);

  expect(changes).toMatchObject({
    isComplete: true,
    changed: ["Edited twice", "New"],
    removed: [deleted.id],
    revision: await revisionFor(partner),
  });
  expect(none).toEqual({ isComplete: true, changed: [], removed: [], revision: changes.revision });
});

test("a partner is told of a tender that became a draft again, once, and of no draft that was never published", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const [draft, published] = [
    await api.has(aTender({ title: "Secret", status: "draft" })),
    await api.has(aTender({ status: "open" })),
  ];
  const before = await revisionFor(partner);
  await admin.patch(`/api/tenders/${published.id}`, { status: "draft" });
  await admin.patch(`/api/tenders/${draft.id}`, { title: "Secret still" });
  const answers = [await since(partner, before), await since(admin, before)];
  await admin.patch(`/api/tenders/${published.id}`, { title: "Edited as a draft" });
  await admin.delete(`/api/tenders/${published.id}`);
  await admin.delete(`/api/tenders/${draft.id}`);

  const later = await since(partner, answers[0]!.revision);
  const laterForAdmin = await since(admin, answers[0]!.revision);

  expect(answers.map(({ changed, removed }) => [changed, removed])).toMatchObject([
    [[], [published.id]],
    [[expect.any(String), "Secret still"], []],
  ]);
  expect([later.changed, later.removed]).toEqual([[], []]);
  expect(laterForAdmin.removed.sort()).toEqual([draft.id, published.id].sort());
});

test("after more than a page of changes, and from an unknown revision, the whole list must be read again", async () => {
  const { api, partner } = await adminAndPartner();
  await Promise.all(Array.from({ length: 101 }, () => api.has(aTender())));
  const before = await revisionFor(partner);
  const ahead = String(Number(before) + 1000);
  const unknown = await since(partner, ahead);
  await api.db.query("UPDATE tenders SET title = 'All'");

  const all = await since(partner, before);

  for (const answer of [unknown, all]) expect(answer).toMatchObject({ isComplete: false, changed: [], removed: [] });
});

onServerOnly(
  "of two edits at once the later revision waits for the earlier one: none is told too late to be read",
  async () => {
    const { api, partner } = await adminAndPartner();
    const [one, other] = [await api.has(aTender()), await api.has(aTender())];
    const before = await revisionFor(partner);
    const [first, second] = [api.db.createQueryRunner(), api.db.createQueryRunner()];
    await Promise.all([first.startTransaction(), second.startTransaction()]);
    await second.query("SET LOCAL lock_timeout = '1min'");
    await first.query("UPDATE tenders SET title = 'First' WHERE id = $1", [one.id]);
    const waiting = second.query("UPDATE tenders SET title = 'Second' WHERE id = $1", [other.id]);
    await until(
      async () =>
        (
          await api.db.query<unknown[]>(
            "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
          )
        ).length > 0,
    );

    const meanwhile = await since(partner, before);
    await first.commitTransaction();
    await waiting;
    const between = await since(partner, meanwhile.revision);
    await second.commitTransaction();
    const after = await since(partner, between.revision);
    await Promise.all([first.release(), second.release()]);

    expect(meanwhile).toMatchObject({ revision: before, changed: [] });
    expect([between.changed, after.changed]).toEqual([["First"], ["Second"]]);
  },
);

test("rows that are gone make the changes unknown", async () => {
  const { api, partner } = await adminAndPartner();
  await api.has(aTender());
  const before = await revisionFor(partner);
  await api.db.query("DELETE FROM tenders");

  const gone = await since(partner, before);

  expect(gone.isComplete).toBe(false);
  expect(await since(partner, gone.revision)).toMatchObject({ isComplete: true, changed: [] });
});

test("after a restore the changes before it are unknown: a browser may have seen later ones than the backup has", async () => {
  const { api, partner } = await adminAndPartner();
  const before = await revisionFor(partner);

  await afterRestore(api.db);
  await partner.openSession();

  expect((await since(partner, before)).isComplete).toBe(false);
});

test.each(["", "-1", "1.5", "x", "1234567890123456789"])("%j is no revision", async (revision) => {
  const { partner } = await adminAndPartner();

  const { errors } = await partner.graphql(SINCE, { revision });

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { revision: "Invalid input" } } }]);
});

test.each([0, 101])("%d is no number of changes to list", async (first) => {
  const { partner } = await adminAndPartner();

  const { errors } = await partner.graphql(SINCE, { revision: "1", first });

  expect(errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { first: "Must be from 1 to 100" } } },
  ]);
});

test("the changes cost as much as a page of as many tenders", async () => {
  const { partner } = await adminAndPartner();
  const costs = async (list: string, field: string) => {
    const { errors } = await partner.graphql(
      `{ ${list} { ${field} { ${Array.from({ length: 9 }, (_, place) => `a${place}: description b${place}: requirements`).join(" ")} } } }`,
    );
    return errors?.[0]?.message;
  };

  const whole = await costs("tenders(first: 100)", "nodes");

  expect(whole).toMatch(/^This document costs/);
  expect(await costs('tendersSince(revision: "1", first: 100)', "changed")).toBe(whole);
});

test("many browsers that ask for the same changes cost one statement each after the first", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const before = await revisionFor(partner);
  const { body: tender } = await admin.post("/api/tenders", tenderInput({ status: "open" }));
  await since(partner, before);

  const statements = await api.statementsOf(() => partner.graphql(SINCE, { revision: before }));
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Newer" });

  expect(statements).toHaveLength(1);
  expect((await since(partner, before)).changed).toEqual(["Newer"]);
});
