import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const CAN = "can { submitBid { allowed code reason } awardTender { allowed reason } closeTender { allowed } }";
const OF_ALL = `{ tenders(first: 50) { nodes { id phase ${CAN} } } }`;

test("the number of statements does not grow with the tenders of a list", async () => {
  const api = await testApp();
  const admin = await api.has(aBidder({ isAdmin: true }));
  const client = api.as(admin);
  await client.graphql(OF_ALL);
  const countFor = async (tenders: number) => {
    for (let made = 0; made < tenders; made++) {
      const { id } = await api.has(made % 4 ? aTender({ status: made % 2 ? "open" : "closed" }) : aSealedTender());
      if (made % 3) await api.has(aSubmittedBid({ tenderId: id, companyId: admin.id }));
    }
    const statements = await api.statementsOf(() => client.graphql(OF_ALL));
    return statements.length;
  };

  const few = await countFor(4);
  const many = await countFor(12);

  expect(many).toBe(few);
});

test("a query without phase and can runs no further statement", async () => {
  const api = await testApp();
  const client = api.as(await api.has(anAdmin()));
  await api.has(aTender());
  const query = (fields: string) => api.statementsOf(() => client.graphql(`{ tenders { nodes { id ${fields} } } }`));
  await query("title");

  const [plain, phase, can, both] = [
    await query("title location"),
    await query("acceptsBids location"),
    await query("acceptsBids phase location"),
    await query("acceptsBids phase can { deleteTender { allowed } }"),
  ];

  // The fields `phase` and `can` together need one more statement, which reads the database's clock.
  expect(phase.length).toBe(plain.length + 1);
  expect(can.length).toBe(phase.length);
  expect(both.length).toBe(phase.length);
});

test("a partner without a company profile is allowed to submit no bid, for the reason that the mutation gives", async () => {
  const api = await testApp();
  const client = api.as(await api.has(aPartner()));
  const { id } = await api.has(aTender());

  const { data } = await client.graphql(`query ($id: ID!) { tender(id: $id) { ${CAN} } }`, { id });

  expect(data.tender.can).toEqual({
    submitBid: {
      allowed: false,
      code: "PROFILE_REQUIRED",
      reason: "Please create your company profile to submit bids",
    },
    awardTender: { allowed: false, reason: "Admin access required" },
    closeTender: { allowed: false },
  });
});

test("an administrator cannot close a sealed tender with a bid, even a withdrawn one, before its closing time, for the reason that the mutation gives", async () => {
  const api = await testApp();
  const client = api.as(await api.has(anAdmin()));
  const [withBid, withoutBid] = [await api.has(aSealedTender()), await api.has(aSealedTender())];
  await api.has(aSubmittedBid({ tenderId: withBid.id, withdrawnAt: new Date() }));
  const close = async ({ id }: { id: string }) => {
    const read = await client.graphql(
      "query ($id: ID!) { tender(id: $id) { can { closeTender { allowed reason } } } }",
      {
        id,
      },
    );
    const done = await client.graphql(
      "mutation ($id: ID!) { updateTender(id: $id, patch: { status: closed }) { status } }",
      { id },
    );
    return { can: read.data.tender.can.closeTender, refusal: done.errors?.[0]?.message ?? null };
  };

  const [held, free] = [await close(withBid), await close(withoutBid)];

  expect(held.refusal).toMatch(/^Companies have sealed bids on this tender/);
  expect(held.can).toEqual({ allowed: false, reason: held.refusal });
  expect(free).toEqual({ can: { allowed: true, reason: null }, refusal: null });
});

test("a withdrawn bid can be neither revised nor decided", async () => {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const open = await api.has(aTender());
  const bid = await api.has(aSubmittedBid({ tenderId: open.id, companyId: bidder.id, withdrawnAt: new Date() }));
  const closed = await api.has(aTender({ status: "closed" }));
  const decidable = await api.has(aSubmittedBid({ tenderId: closed.id, withdrawnAt: new Date() }));
  const query = (id: string, act: string) =>
    [`query ($id: ID!) { bid(id: $id) { can { ${act} { allowed code reason } } } }`, { id }] as const;
  const withdrawn = { allowed: false, code: "CONFLICT", reason: "This bid has been withdrawn" };

  const own = await api.as(bidder).graphql(...query(bid.id, "reviseBid"));
  const decision = await api.as(await api.has(anAdmin())).graphql(...query(decidable.id, "decideBid"));

  expect(own.data.bid.can).toEqual({ reviseBid: withdrawn });
  expect(decision.data.bid.can).toEqual({ decideBid: withdrawn });
});

test("a bidder reads on the own bid that it can be revised, and on the tender that there is no second bid", async () => {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const { id, tenderId } = await api.has(aSubmittedBid({ companyId: bidder.id }));

  const { data } = await api.as(bidder).graphql(
    `query ($id: ID!, $tenderId: ID!) {
      bid(id: $id) { can { reviseBid { allowed } decideBid { reason } } }
      tender(id: $tenderId) { phase can { submitBid { reason } } }
    }`,
    { id, tenderId },
  );

  expect(data).toEqual({
    bid: { can: { reviseBid: { allowed: true }, decideBid: { reason: "Admin access required" } } },
    tender: { phase: "acceptingBids", can: { submitBid: { reason: "Your company already has a bid on this tender" } } },
  });
});
