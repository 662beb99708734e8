import type { Scope } from "#api/core/rules/scopes.rules.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBid, aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";
import { closeForOpening } from "#api/testing/builders/sealedTenders.ts";

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

const FIGURES = `query ($groupBy: FigureGroup!, $from: DateTimeISO, $to: DateTimeISO) {
  procurementFigures(groupBy: $groupBy, from: $from, to: $to) { group tenders bids awardedValue medianBids shareWithoutBids }
}`;
async function figures(admin: Client, variables: object) {
  const { data, errors } = await admin.graphql(FIGURES, variables);
  expect(errors).toBeUndefined();
  return data.procurementFigures as object[];
}
const at = (day: string) => ({ openingDate: new Date(`${day}T12:00:00Z`) });

test("the figures of each month, category and country are those of the published tenders and their live bids", async () => {
  const { api, admin } = await adminAndPartner();
  const road = await api.has(
    aTender({ ...at("2026-01-31"), category: "Construction", country: "Kenya", status: "awarded" }),
  );
  const [dam] = [
    await api.has(aTender({ ...at("2026-03-01"), category: "Construction", country: "Ghana" })),
    await api.has(aTender({ ...at("2026-03-31"), category: "Design", country: "Kenya" })),
  ];
  await api.has(aTender({ ...at("2026-03-02"), status: "draft" }));
  await api.has(aTender({ ...at("2026-03-02"), deletedAt: new Date() }));
  await api.has(aSubmittedBid({ tenderId: road.id, bidAmount: 700, status: "accepted", decidedAt: new Date() }));
  await api.has(aSubmittedBid({ tenderId: road.id, bidAmount: 600, status: "rejected", decidedAt: new Date() }));
  await api.has(aSubmittedBid({ tenderId: road.id, bidAmount: 500, withdrawnAt: new Date() }));
  // This accepted bid does not count as awarded value, because its tender is not awarded.
  await api.has(aSubmittedBid({ tenderId: dam.id, bidAmount: 900, status: "accepted", decidedAt: new Date() }));

  const byMonth = await figures(admin, { groupBy: "MONTH" });
  const byCategory = await figures(admin, { groupBy: "CATEGORY" });
  const byCountry = await figures(admin, { groupBy: "COUNTRY", from: "2026-02-28", to: "2026-03-01" });

  expect(byMonth).toEqual([
    { group: "2026-01", tenders: 1, bids: 2, awardedValue: 700, medianBids: 2, shareWithoutBids: 0 },
    { group: "2026-03", tenders: 2, bids: 1, awardedValue: 0, medianBids: 0.5, shareWithoutBids: 0.5 },
  ]);
  expect(byCategory).toEqual([
    { group: "Construction", tenders: 2, bids: 3, awardedValue: 700, medianBids: 1.5, shareWithoutBids: 0 },
    { group: "Design", tenders: 1, bids: 0, awardedValue: 0, medianBids: 0, shareWithoutBids: 1 },
  ]);
  expect(byCountry).toMatchObject([
    { group: "Ghana", bids: 1 },
    { group: "Kenya", bids: 0 },
  ]);
});

test("a tender that was cancelled counts if it was published before; a draft that was cancelled unseen does not", async () => {
  const { api, admin } = await adminAndPartner();
  const [draft, published] = [
    await api.has(aTender({ status: "draft", country: "Kenya" })),
    await api.has(aTender({ country: "Ghana" })),
  ];
  for (const { id } of [draft, published])
    expect(
      (
        await admin.graphql(
          'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn.") { id } }',
          { id },
        )
      ).errors,
    ).toBeUndefined();

  expect(await figures(admin, { groupBy: "COUNTRY" })).toMatchObject([{ group: "Ghana", tenders: 1 }]);
});

test("every change is in the next figures: a bid, its withdrawal, another country, a deletion", async () => {
  const { api, admin } = await adminAndPartner();
  const tender = await api.has(aTender({ country: "Kenya" }));
  const bidder = api.as(await api.has(aBidder()));
  const read = async () => (await figures(admin, { groupBy: "COUNTRY" })).map((row) => Object.values(row).slice(0, 3));
  const seen = [await read()];

  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  seen.push(await read());
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  seen.push(await read());
  await admin.patch(`/api/tenders/${tender.id}`, { country: "Ghana" });
  seen.push(await read());
  await admin.delete(`/api/tenders/${tender.id}`);
  seen.push(await read());

  expect(seen).toEqual([[["Kenya", 1, 0]], [["Kenya", 1, 1]], [["Kenya", 1, 0]], [["Ghana", 1, 0]], []]);
});

test("of a sealed tender the number of bids counts and no amount, before and after its closing", async () => {
  const { api, admin } = await adminAndPartner();
  const { data } = await admin.graphql("mutation ($input: TenderInput!) { createTender(input: $input) { id } }", {
    input: { ...sealedInput, tenderNumber: "SEALED-1" },
  });
  const id = (data.createTender as { id: string }).id;
  await api.as(await api.has(aBidder())).post("/api/bids", aBid({ tenderId: id, bidAmount: 123_456_789 }));
  const open = await figures(admin, { groupBy: "CATEGORY" });
  await closeForOpening(api, id);

  const closed = await figures(admin, { groupBy: "CATEGORY" });

  for (const answer of [open, closed])
    expect(answer).toEqual([
      { group: "Design", tenders: 1, bids: 1, awardedValue: 0, medianBids: 1, shareWithoutBids: 0 },
    ]);
  const stored = await api.db.query<object[]>("SELECT sum(awarded_value)::int AS awarded FROM tender_figures");
  expect(stored).toEqual([{ awarded: 0 }]);
});

const sealedInput = {
  title: "Sealed",
  description: ".",
  category: "Design",
  budgetMin: 1,
  budgetMax: 2,
  openingDate: "2026-01-01",
  closingDate: "2099-01-01",
  location: ".",
  country: "Kenya",
  requirements: ".",
  status: "open",
  sealed: true,
};

test("sums past the largest safe number are told as that number", async () => {
  const { api, admin } = await adminAndPartner();
  for (const number of [1, 2]) {
    const tender = await api.has(aTender({ status: "awarded", tenderNumber: `BIG-${number}` }));
    await api.has(
      aSubmittedBid({
        tenderId: tender.id,
        bidAmount: Number.MAX_SAFE_INTEGER,
        status: "accepted",
        decidedAt: new Date(),
      }),
    );
  }

  expect(await figures(admin, { groupBy: "CATEGORY" })).toMatchObject([{ awardedValue: Number.MAX_SAFE_INTEGER }]);
});

test("an end before the beginning is refused", async () => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(FIGURES, { groupBy: "MONTH", from: "2026-02-01", to: "2026-01-01" });

  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { to: expect.any(String) as string },
  });
});

onServerOnly("administrators who read at once while bids come in end with the true number of bids", async () => {
  const { api, admin } = await adminAndPartner();
  const tenders = await Promise.all([1, 2, 3].map(() => api.has(aTender({ country: "Kenya" }))));
  const bidders = await Promise.all([1, 2, 3, 4].map(() => api.has(aBidder())));
  const reading = Promise.all([1, 2, 3, 4, 5, 6].map(() => figures(admin, { groupBy: "COUNTRY" })));

  await Promise.all(
    tenders.flatMap(({ id }) => bidders.map((bidder) => api.as(bidder).post("/api/bids", aBid({ tenderId: id })))),
  );
  await reading;

  expect(await figures(admin, { groupBy: "COUNTRY" })).toMatchObject([
    { group: "Kenya", tenders: 3, bids: 12, medianBids: 4 },
  ]);
});

test("figures by administrator have usernames, but ids for a token that may not read users", async () => {
  const { api, admin } = await adminAndPartner();
  const boss = await api.has(anAdmin({ username: "boss" }));
  await api.has(aTender({ createdBy: boss.id }));
  const BY_BUYER = "{ procurementFigures(groupBy: BUYER) { group groupName medianDaysOpen } }";
  const read = async (by: Client) => (await by.graphql(BY_BUYER)).data.procurementFigures;
  const withToken = async (...scopes: Scope[]) =>
    client(api.url, undefined, bearer((await api.has(anApiToken(boss, { scopes }))).text));

  const named = [{ group: boss.id, groupName: "boss" }];
  expect(await read(admin)).toMatchObject(named);
  expect(await read(await withToken("bids:read", "users:read"))).toMatchObject(named);
  expect(await read(await withToken("bids:read"))).toMatchObject([{ groupName: boss.id }]);
});
