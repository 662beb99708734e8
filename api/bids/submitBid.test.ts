import { aBid, aBidder, anAdmin, aPartner, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test("a partner without a company profile may not bid", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "open" }));
  const partner = await api.has(aPartner());

  const answer = await api.as(partner).post("/api/bids", aBid({ tenderId: tender.id }));

  expect(answer).toMatchObject({ status: 403, body: { code: "PROFILE_REQUIRED" } });
});

test("a partner with a profile bids on an open tender, and the admin sees it", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "open" }));
  const bidder = await api.has(aBidder());
  const admin = await api.has(anAdmin());

  const answer = await api.as(bidder).post("/api/bids", aBid({ tenderId: tender.id, companyId: "x", status: "accepted" }));
  const seen = await api.as(admin).get("/api/bids");

  expect(answer).toMatchObject({ status: 201, body: { status: "pending", companyId: bidder.id } });
  expect(seen).toMatchObject({ status: 200, body: [{ companyId: bidder.id, tender: { title: tender.title } }] });
});
