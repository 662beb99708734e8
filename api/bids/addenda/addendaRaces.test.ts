import { aBid, aBidder, anAddendum, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { testApp } from "#api/testing/testApp.ts";
import { whileLocked } from "#api/testing/databases/whileLocked.ts";

const SUBMIT = "mutation ($input: BidInput!) { bid: submitBid(input: $input) { id unconfirmedAddenda } }";
const CONFIRM =
  "mutation ($id: ID!, $upTo: Int!) { bid: confirmAddenda(bidId: $id, upTo: $upTo) { unconfirmedAddenda } }";
const READ = "query ($id: ID!) { bid(id: $id) { unconfirmedAddenda } }";

async function given() {
  const api = await testApp();
  const chief = await api.has(anAdmin());
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  await bidder.openSession();
  const submit = (addendaSeen?: number) =>
    bidder.graphql(SUBMIT, { input: { ...aBid({ tenderId: tender.id }), addendaSeen } });
  const addendum = anAddendum({ tenderId: tender.id, issuedBy: chief.id });
  return { api, bidder, submit, addendum };
}

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

onServerOnly(
  "a bid that waits for the tender while an addendum is issued is refused with its number, or confirms it where it does not say what it has seen",
  async () => {
    const { api, bidder, submit, addendum } = await given();

    const refused = await whileLocked(api, addendum, () => submit(0));
    const { data } = await whileLocked(api, addendum, () => submit());

    expect(refused.errors).toMatchObject([
      {
        message: expect.stringContaining("changed this tender while you were writing"),
        extensions: { code: "CONFLICT" },
      },
    ]);
    expect(data.bid.unconfirmedAddenda).toEqual([]);
    expect((await bidder.graphql(READ, { id: data.bid.id })).data.bid.unconfirmedAddenda).toEqual([]);
  },
);

onServerOnly("a confirmation that waits while a newer addendum is issued is refused, and stores nothing", async () => {
  const { api, bidder, submit, addendum } = await given();
  const { id } = (await submit()).data.bid as { id: string };
  await api.has(addendum);

  const { errors } = await whileLocked(api, addendum, () => bidder.graphql(CONFIRM, { id, upTo: 1 }));

  expect(errors).toMatchObject([
    {
      message: "Addendum 2 changed this tender since: please read what changed before you confirm",
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect((await bidder.graphql(READ, { id })).data.bid.unconfirmedAddenda).toEqual([1, 2]);
});
