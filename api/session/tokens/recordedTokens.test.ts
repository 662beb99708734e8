import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBid, aBidder, anAdmin, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const EVENTS = "{ auditEvents(first: 20) { nodes { act outcome tokenId tokenName } } }";

test("each event names the token that it was done with, a refusal and a read too; of a session it names none", async () => {
  const api = await testApp();
  const [admin, bidder] = [await api.has(anAdmin()), await api.has(aBidder())];
  const tender = await api.has(aTender());
  const ofBidder = await api.has(anApiToken(bidder, { name: "Bid robot" }));
  const ofAdmin = await api.has(anApiToken(admin, { name: "Nightly copy" }));
  const [robot, copy] = [ofBidder, ofAdmin].map(({ text }) => client(api.url, undefined, bearer(text)));

  expect((await robot!.post("/api/bids", aBid({ tenderId: tender.id }))).status).toBe(201);
  await robot!.get("/api/users");
  await copy!.graphql("{ bids { nodes { bidAmount } } }");
  await api.settled();

  const { data } = await api.as(admin, PASSWORD).graphql(EVENTS);
  const named = (act: string) => (data.auditEvents.nodes as { act: string }[]).find((event) => event.act === act);
  expect(named("submitBid")).toEqual({
    act: "submitBid",
    outcome: "done",
    tokenId: ofBidder.id,
    tokenName: "Bid robot",
  });
  expect(named("users")).toEqual({ act: "users", outcome: "FORBIDDEN", tokenId: ofBidder.id, tokenName: "Bid robot" });
  expect(named("readBids")).toEqual({
    act: "readBids",
    outcome: "done",
    tokenId: ofAdmin.id,
    tokenName: "Nightly copy",
  });
  expect(named("login")).toEqual({ act: "login", outcome: "done", tokenId: null, tokenName: null });
  const csv = (await api.as(admin).get("/api/audit.csv?act=submitBid")).body as string;
  expect(csv).toMatch(/"?SHA-256"?,"?Token"?,"?Token's id"?[,\r\n]/);
  expect(csv).toContain(`Bid robot,${ofBidder.id}`);
});

test("the hash covers the token, and events without one keep the hash they had before there were tokens", async () => {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const { text } = await api.has(anApiToken(bidder));
  const tender = await api.has(aTender());
  await client(api.url, undefined, bearer(text)).post("/api/bids", aBid({ tenderId: tender.id }));
  await api.as(bidder, PASSWORD).graphql("{ me { id } }");

  await expect(verifyAudit(api.db, aDirectory())).resolves.toContain("2 events");
  const [same] = await api.db.query<
    [{ count: number }]
  >(`SELECT count(*)::int AS count FROM audit_events WHERE token_id IS NULL AND hash = encode(sha256(convert_to(previous_hash || E'\\n' ||
    jsonb_build_array(day::text, stripe, sequence, id, to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor_id, actor_name, act, outcome, subject, subject_id, tender_id,
      before, after, repeated, request_id, address)::text, 'UTF8')), 'hex')`);
  expect(same.count).toBe(1);

  await asReplica(api, "UPDATE audit_events SET token_id = NULL WHERE token_id IS NOT NULL");
  await expect(verifyAudit(api.db, aDirectory())).rejects.toThrow();
});
