import { expireFiles } from "#api/files/expireFiles.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aBid, aBidder, aTender } from "#api/testing/builders/builders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";

const store = () => folderStore(filesDirectory());

async function aCompany() {
  const api = await testApp();
  const company = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender());
  const declared = { filename: "Method.pdf", purpose: "bidDocument", tenderId: tender.id };
  const tus = uploads(company);
  const age = (days: number) =>
    api.db.transaction(async (tx) => {
      await tx.query("SET LOCAL session_replication_role = replica");
      await tx.query(
        `UPDATE files SET started_at = started_at - interval '${days} days', whole_at = whole_at - interval '${days} days', unnamed_since = unnamed_since - interval '${days} days'`,
      );
    });
  const stateOf = async (path: string) =>
    (await api.db.query<{ state: string }[]>("SELECT state FROM files WHERE id = $1", [idOf(path)]))[0]?.state;
  return { api, company, tender, declared, tus, age, stateOf };
}

test("an upload that is not completed within 7 days expires, and its bytes are deleted", async () => {
  const { api, declared, tus, age, stateOf } = await aCompany();
  const path = (await tus.begin(100, declared)).headers.get("location")!;
  await tus.append(path, 0, someBytes(50));

  await age(6);
  await expireFiles(api.db, store());
  const before = await tus.offsetOf(path);
  await age(2);
  await expireFiles(api.db, store());

  expect([before.status, before.headers.get("upload-offset")]).toEqual([200, "50"]);
  expect(await stateOf(path)).toBe("expired");
  expect((await tus.offsetOf(path)).status).toBe(410);
  expect(await store().find(idOf(path))).toBeNull();
});

test("a whole file that nothing names expires after 30 days; a draft of a bid keeps it, and a submitted bid for ever", async () => {
  const { api, company, tender, declared, tus, age, stateOf } = await aCompany();
  const [bytes, draft] = [someBytes(5), { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" }];
  const [path, unused] = [await tus.whole(bytes, declared), await tus.whole(someBytes(6), declared)];
  const other = await api.has(aTender());
  const elsewhere = await tus.whole(someBytes(7), { ...declared, tenderId: other.id });
  await company.graphql(
    "mutation ($id: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $id, input: $input) { version } }",
    { id: tender.id, input: draft },
  );
  const expire = async (days: number) => {
    await age(days);
    await expireFiles(api.db, store());
  };

  await expire(0);
  await expire(29);
  const kept = await stateOf(elsewhere);
  await expire(2);
  const after = [await stateOf(elsewhere), await stateOf(path), await stateOf(unused)];
  await company.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
    input: {
      ...aBid({ tenderId: tender.id }),
      documents: [{ name: "Method.pdf", bytes: 5, sha256: sha256Of(bytes) }],
    },
  });
  await expire(0);
  await expire(31);

  expect(kept).toBe("kept");
  expect(after).toEqual(["expired", "kept", "kept"]);
  expect([await stateOf(path), await stateOf(unused)]).toEqual(["kept", "expired"]);
  expect((await company.download(path)).body.equals(bytes)).toBe(true);
  expect(await store().find(idOf(unused))).toBeNull();
});
