import { ocidOf } from "#api/open-data/releaseOf.ts";
import { aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const CANCEL =
  'mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn.") { status publishedAt } }';
const SEEN = `query ($revision: String!, $since: DateTimeISO!) {
  tenders(first: 10) { totalCount nodes { id } }
  tendersSince(revision: $revision) { changed { id } removed }
  removedTenders(first: 10, changedSince: $since) { nodes { id } }
}`;

async function aTenderToCancel(overrides: Partial<Tender>) {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const partner = api.as(await api.has(aBidder()));
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const revision = (await partner.graphql("{ tenderRevision }")).data.tenderRevision as string;
  const tender = await api.has(aTender(overrides));
  const cancel = () => admin.graphql(CANCEL, { id: tender.id });
  const seen = async () => {
    const { data, errors } = await partner.graphql(SEEN, { revision, since });
    const one = await partner.graphql("query ($id: ID!) { tender(id: $id) { id } }", { id: tender.id });
    return {
      errors,
      lists: data && [
        data.tenders.nodes.length,
        data.tenders.totalCount,
        data.tendersSince.changed.length,
        data.tendersSince.removed.length,
        data.removedTenders.nodes.length,
      ],
      one: one.errors?.[0]?.extensions.code ?? "seen",
      rest: [
        (await partner.get(`/api/tenders/${tender.id}`)).status,
        ((await partner.get("/api/tenders")).body as unknown as object[]).length,
      ],
      ocds: [
        ((await api.visitor.get("/ocds/releases.json")).body as unknown as { releases?: object[] }).releases?.length ??
          0,
        (await api.visitor.get(`/ocds/records/${ocidOf(tender.id)}.json`)).status,
      ],
    };
  };
  return { api, admin, partner, tender, cancel, seen };
}

const HIDDEN = { errors: undefined, lists: [0, 0, 0, 0, 0], one: "NOT_FOUND", rest: [404, 0], ocds: [0, 404] };

test("a draft that was cancelled before anybody could see it stays hidden from partners and the open data, also once it is deleted", async () => {
  const { api, admin, partner, tender, cancel, seen } = await aTenderToCancel({ status: "draft" });

  const { data } = await cancel();

  expect(data.cancelTender).toEqual({ status: "closed", publishedAt: null });
  expect(await seen()).toEqual(HIDDEN);
  const bid = { tenderId: tender.id, bidAmount: 1, timelineDays: 1, technicalProposal: "x".repeat(60) };
  expect(
    (await partner.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", { input: bid })).errors,
  ).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(
    (
      await partner.graphql(
        'mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id } }',
        { id: tender.id },
      )
    ).errors,
  ).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await admin.get(`/api/tenders/${tender.id}`)).status).toBe(200);
  await admin.delete(`/api/tenders/${tender.id}`);
  expect(await seen()).toEqual(HIDDEN);
  expect(api.faults).toEqual([]);
});

test.each(["open", "closed"] as const)(
  "a tender that was %s is seen as cancelled, also where it was published before that was recorded",
  async (status) => {
    const { api, tender, cancel, seen } = await aTenderToCancel({ status, closingDate: daysFromNow(5) });
    await api.db.query("UPDATE tenders SET published_at = NULL WHERE id = $1", [tender.id]);

    const { errors } = await cancel();

    expect(errors).toBeUndefined();
    expect(await seen()).toMatchObject({ one: "seen", rest: [200, 1], ocds: [1, 200] });
  },
);

test("a draft that was open before is seen once it is cancelled: its bidders read the reason", async () => {
  const { api, admin, tender, cancel, seen } = await aTenderToCancel({});
  await api.has(aSubmittedBid({ tenderId: tender.id }));
  await admin.patch(`/api/tenders/${tender.id}`, { status: "draft" });

  await cancel();

  expect(await seen()).toMatchObject({ one: "seen", rest: [200, 1], ocds: [1, 200] });
});
