import { bearer, anApiToken } from "#api/testing/builders/anApiToken.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PROPOSAL,
} from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test("GET /api/my-bids lists the caller's own live bids, newest first, with what GET /api/bids has", async () => {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const [older, newer] = [await api.has(aTender()), await api.has(aTender())];
  await api.has(aSubmittedBid({ tenderId: older.id, companyId: bidder.id, submittedAt: daysFromNow(-2) }));
  await api.has(aSubmittedBid({ tenderId: newer.id, companyId: bidder.id, submittedAt: daysFromNow(-1) }));
  await api.has(aSubmittedBid({ tenderId: newer.id, companyId: bidder.id, withdrawnAt: new Date() }));
  await api.has(aSubmittedBid({ tenderId: newer.id }));

  const own = await api.as(bidder).get("/api/my-bids");
  const all = await api.as(await api.has(anAdmin())).get("/api/bids");

  expect(own.body.map(({ tenderId }: { tenderId: string }) => tenderId)).toEqual([newer.id, older.id]);
  expect(own.body).toEqual(all.body.filter(({ companyId }: { companyId: string }) => companyId === bidder.id));
  expect(own.body[0]).toMatchObject({
    status: "pending",
    technicalProposal: PROPOSAL,
    company: { email: bidder.email },
    tender: { title: newer.title },
  });
});

test("a partner without bids has an empty list, a visitor is refused, and so is a token without bids:read", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const token = await api.has(anApiToken(partner, { scopes: ["tenders:read"] }));

  expect(await api.as(partner).get("/api/my-bids")).toMatchObject({ status: 200, body: [] });
  expect(await api.visitor.get("/api/my-bids")).toMatchObject({ status: 401 });
  expect(await api.visitor.get("/api/my-bids", bearer(token.text))).toMatchObject({
    status: 403,
    body: { error: "This token lacks the scope bids:read" },
  });
});

test("nobody asks for another company's bids: companyId and filter in the address are refused", async () => {
  const api = await testApp();
  const { companyId } = await api.has(aSubmittedBid());
  const bidder = api.as(await api.has(aBidder()));

  const answer = await bidder.get(
    `/api/my-bids?companyId=${companyId}&filter[companyId]=${companyId}&includeWithdrawn=true`,
  );

  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: "BAD_USER_INPUT",
      fields: {
        companyId: "Unknown parameter",
        "filter[companyId]": "Unknown parameter",
        includeWithdrawn: "Unknown parameter",
      },
    },
  });
});

test("a company reads its own terms on a sealed tender, and an administrator's GET /api/bids has null for them", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));
  const bidder = api.as(await api.has(aBidder()));
  const sealed = await admin.post("/api/tenders", {
    ...(await admin.get(`/api/tenders/${tender.id}`)).body,
    tenderNumber: "SEALED-1",
    sealed: true,
  });
  await bidder.post("/api/bids", aBid({ tenderId: sealed.body.id }));

  const own = await bidder.get("/api/my-bids");
  const all = await admin.get("/api/bids");

  expect(own.body).toMatchObject([{ bidAmount: 180_000, technicalProposal: PROPOSAL }]);
  expect(all.body).toMatchObject([{ bidAmount: null, technicalProposal: null }]);
});
