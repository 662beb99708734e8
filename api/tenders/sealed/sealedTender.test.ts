import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { aBid, aBidder, anAdmin, PASSWORD, tenderInput } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { aWrappingKey } from "#api/testing/builders/sealedTenders.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

const CREATE =
  "mutation ($input: TenderInput!) { createTender(input: $input) { id sealed openingPersons openedAt version } }";
const UPDATE =
  "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { sealed openingPersons status } }";

async function anAdministrator() {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const admin = api.as(user);
  const create = async (input: object = {}) =>
    (await admin.graphql(CREATE, { input: tenderInput(input) })).data.createTender;
  const update = (id: string, patch: object) => admin.graphql(UPDATE, { id, patch });
  return { api, user, admin, create, update };
}

test("a new tender is not sealed unless it is asked for, and one administrator is one person", async () => {
  const { create } = await anAdministrator();

  expect(await create()).toMatchObject({ sealed: false, openingPersons: 1, openedAt: null });
  expect(await create({ sealed: true })).toMatchObject({ sealed: true, openingPersons: 1 });
});

test("where two administrators are active a sealed tender is opened by two, unless one is asked for", async () => {
  const { api, create } = await anAdministrator();
  await api.has(anAdmin());

  expect(await create({ sealed: true })).toMatchObject({ openingPersons: 2 });
  expect(await create({ sealed: true, openingPersons: 1 })).toMatchObject({ openingPersons: 1 });
  expect(await create()).toMatchObject({ openingPersons: 1 });
});

test("SEALED_BY_DEFAULT is what new tenders get, by GraphQL and by REST", async () => {
  const { api, user } = await anAdministrator();

  await secondApp(api, { wrappingKeys: wrappingKeysOf({ byDefault: true, keys: [aWrappingKey()] }) }, async (url) => {
    const admin = client(url, { username: user.username, password: PASSWORD });
    const byRest = await admin.post("/api/tenders", tenderInput());
    const open = await admin.graphql(CREATE, { input: tenderInput({ sealed: false }) });
    const stored = await admin.graphql("query ($id: ID!) { sealedByDefault tender(id: $id) { sealed } }", {
      id: byRest.body.id,
    });

    expect(byRest.body).not.toHaveProperty("sealed");
    expect(stored.data).toEqual({ sealedByDefault: true, tender: { sealed: true } });
    expect(open.data.createTender.sealed).toBe(false);
  });
});

test("without a key on the server no tender is sealed, and the field says what is missing", async () => {
  const { api, user, create } = await anAdministrator();
  const { id } = await create({ status: "draft" });

  await secondApp(api, { wrappingKeys: wrappingKeysOf({ keys: [] }) }, async (url) => {
    const admin = client(url, { username: user.username, password: PASSWORD });
    const answers = [
      await admin.graphql(CREATE, { input: tenderInput({ sealed: true }) }),
      await admin.graphql(UPDATE, { id, patch: { sealed: true } }),
    ];

    for (const { errors } of answers)
      expect(errors).toMatchObject([
        {
          extensions: {
            code: "BAD_USER_INPUT",
            fields: { sealed: "Set SEAL_KEY on the server before a tender is sealed" },
          },
        },
      ]);
  });
});

test("a draft without bids can be sealed and unsealed", async () => {
  const { create, update } = await anAdministrator();
  const { id } = await create({ status: "draft" });

  const sealed = await update(id, { sealed: true });
  const unsealed = await update(id, { sealed: false, status: "open" });

  expect(sealed.data.updateTender).toMatchObject({ sealed: true });
  expect(unsealed.data.updateTender).toEqual({ sealed: false, openingPersons: 1, status: "open" });
});

test.each([
  [true, { sealed: false }],
  [false, { sealed: true }],
  [true, { sealed: false, status: "draft" }],
  [true, { openingPersons: 2 }],
])("the seal of a published tender stays (sealed: %s, patch: %j)", async (sealed, patch) => {
  const { api, create, update } = await anAdministrator();
  const { id } = await create({ sealed });

  const answer = await update(id, patch);

  expect(answer.errors).toMatchObject([
    {
      extensions: {
        code: "CONFLICT",
        fields: { sealed: "The seal of a tender cannot be changed once it is published" },
      },
    },
  ]);
  await expect(api.db.query("UPDATE tenders SET sealed = NOT sealed")).rejects.toThrow("never changed");
});

test.each([[{ sealed: false }], [{ openingPersons: 1 }], [{ sealed: false, openingPersons: 1 }]])(
  "the seal of a tender that was published is not weakened when it is a draft again: %j",
  async (patch) => {
    const { api, create, update } = await anAdministrator();
    const { id } = await create({ sealed: true, openingPersons: 2 });
    await update(id, { status: "draft" });

    const answer = await update(id, patch);

    expect(answer.errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: { sealed: expect.any(String) } } }]);
    for (const column of ["sealed = false", "opening_persons = 1"])
      await expect(api.db.query(`UPDATE tenders SET ${column}`)).rejects.toThrow("never changed");
  },
);

test("the seal of a tender that was published by mistake may become stronger when it is a draft again", async () => {
  const { create, update } = await anAdministrator();
  const { id } = await create({ sealed: false });
  await update(id, { status: "draft" });

  expect((await update(id, { sealed: true })).data.updateTender).toMatchObject({ sealed: true });
  expect((await update(id, { openingPersons: 2, status: "open" })).data.updateTender).toMatchObject({
    openingPersons: 2,
  });
});

test("the seal of a tender with bids stays also when it is a draft again", async () => {
  const { api, create, update } = await anAdministrator();
  const { id } = await create({ sealed: true });
  await api.as(await api.has(aBidder())).post("/api/bids", aBid({ tenderId: id }));
  await update(id, { status: "draft" });

  const answer = await update(id, { sealed: false });

  expect(answer.errors).toMatchObject([
    { extensions: { code: "CONFLICT", fields: { sealed: "The seal of a tender cannot be changed once it has bids" } } },
  ]);
});

test("a tender on which companies are writing bids is not sealed afterwards", async () => {
  const { api, create, update } = await anAdministrator();
  const { id } = await create();
  const bidder = api.as(await api.has(aBidder()));
  await bidder.graphql(
    'mutation ($id: ID!) { saveBidDraft(tenderId: $id, input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" }) { version } }',
    { id },
  );
  await update(id, { status: "draft" });

  const answer = await update(id, { sealed: true });

  expect(answer.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
});

test.each(["some", "all"])(
  "a tender for which a company has uploaded %s bytes of a file is not sealed afterwards",
  async (sent) => {
    const { api, create, update } = await anAdministrator();
    const { id } = await create();
    const tus = uploads(api.as(await api.has(aBidder())));
    const bytes = someBytes(100);
    const begun = await tus.begin(bytes.length, { filename: "Method.pdf", purpose: "bidDocument", tenderId: id });
    await tus.append(begun.headers.get("location")!, 0, sent === "all" ? bytes : bytes.subarray(0, 10));
    await update(id, { status: "draft" });

    const answer = await update(id, { sealed: true });

    const message = "Companies have uploaded files for bids on this tender: its seal cannot be changed";
    expect(answer.errors).toMatchObject([{ message, extensions: { code: "CONFLICT", fields: { sealed: message } } }]);
  },
);

test("REST answers exactly the specification's fields, also of a sealed tender", async () => {
  const { admin, create } = await anAdministrator();
  const { id } = await create({ sealed: true });

  const { body } = await admin.get(`/api/tenders/${id}`);

  expect(Object.keys(body).filter((name) => /seal|open/.test(name))).toEqual(["openingDate"]);
});
