import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { openLog } from "#api/core/http/log.ts";
import { rewrapTenderKeys } from "#api/database/rewrapTenderKeys.ts";
import { reportUnreadableTenderKeys } from "#api/database/reportUnreadableTenderKeys.ts";
import { aBid, aBidder, anAdmin, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import {
  aSealedTender,
  aWrappingKey,
  closeForOpening,
  TEST_WRAPPING_KEYS,
} from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

const [OLD, NEW] = [aWrappingKey(), aWrappingKey("new")];
const AMOUNT = "query ($id: ID!) { bid(id: $id) { bidAmount } }";

test("the key is rotated while bids come in: every bid is read by its company, and opened with the new key alone", async () => {
  const api = await testApp();
  const tender = await api.has(aSealedTender());
  const companies: User[] = [];
  for (let count = 0; count < 8; count++) companies.push(await api.has(aBidder()));
  const { username } = await api.has(anAdmin());
  const both = wrappingKeysOf({ keys: [NEW, OLD] });

  const bids = await secondApp(api, { wrappingKeys: both }, async (url) => {
    const submitting = companies.map(async (company, place) => {
      const bidder = client(place % 2 ? url : api.url, { username: company.username, password: PASSWORD });
      return (await bidder.post("/api/bids", aBid({ tenderId: tender.id, bidAmount: place + 1 }))).body as {
        id: string;
      };
    });
    const rewrapped = rewrapTenderKeys(api.db, both);
    // Once the tender's key is wrapped with the new wrapping key, the process that has only the old wrapping key
    // refuses bids. The refused bids are submitted again below.
    const done = await Promise.all(submitting);
    expect(await rewrapped).toBe(1);
    return Promise.all(
      done.map(async (bid, place) =>
        bid.id
          ? bid
          : ((
              await client(url, { username: companies[place]!.username, password: PASSWORD }).post(
                "/api/bids",
                aBid({ tenderId: tender.id, bidAmount: place + 1 }),
              )
            ).body as { id: string }),
      ),
    );
  });
  await closeForOpening(api, tender.id);

  await secondApp(api, { wrappingKeys: wrappingKeysOf({ keys: [NEW] }) }, async (url) => {
    for (const [place, company] of companies.entries()) {
      const read = await client(url, { username: company.username, password: PASSWORD }).graphql(AMOUNT, {
        id: bids[place]!.id,
      });
      expect(read.data.bid.bidAmount).toBe(place + 1);
    }
    const admin = client(url, { username, password: PASSWORD });
    const opened = await admin.graphql(
      "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt bidCount } }",
      { id: tender.id, password: PASSWORD },
    );
    expect(opened.data.approveOpening).toEqual({ openedAt: expect.any(String), bidCount: 8 });
  });
  expect(await rewrapTenderKeys(api.db, wrappingKeysOf({ keys: [NEW] }))).toBe(0);
});

test("a key that cannot be unwrapped stops the rotation, and nothing is changed", async () => {
  const api = await testApp();
  await api.has(aSealedTender());
  const stored = () => api.db.query<object[]>("SELECT * FROM tender_seals");
  const before = await stored();

  await expect(rewrapTenderKeys(api.db, wrappingKeysOf({ keys: [NEW] }))).rejects.toThrow(
    "does not have the key of its seal",
  );

  expect(await stored()).toEqual(before);
});

test.each([
  ["missing", wrappingKeysOf({ keys: [] }), 1],
  ["wrong", wrappingKeysOf({ keys: [NEW] }), 1],
  ["there", TEST_WRAPPING_KEYS, 0],
  ["an old one", wrappingKeysOf({ keys: [NEW, OLD] }), 0],
])("a start tells of each sealed, unopened tender if its key is %s", async (_name, wrappingKeys, count) => {
  const api = await testApp();
  await api.has(aSealedTender({ tenderNumber: "T-sealed" }));
  const lines: string[] = [];

  await reportUnreadableTenderKeys({
    db: api.db,
    wrappingKeys,
    log: openLog("info", { write: (line) => lines.push(line) }),
  });

  expect(lines).toHaveLength(count);
  for (const line of lines) expect(line).toContain("the key of the seal of tender T-sealed cannot be opened");
});
