import { openLog } from "#api/core/http/log.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { FRAME, noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";

const DECIDE =
  "mutation ($id: ID!, $status: BidStatus!) { decideBid(id: $id, status: $status) { status decidedAt outcome { reason } } }";
const SECOND = 1000;

/** Creates a closed tender with one bid. */
async function decidable() {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "closed" }));
  const bidder = await api.has(aBidder());
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id }));
  const admin = api.as(await api.has(anAdmin()));
  const decide = async (status: string) => (await admin.graphql(DECIDE, { id: bid.id, status })).data.decideBid;
  /** Dispatches the notices as if it were `seconds` later, and returns the texts of all mails. */
  const mailsAfter = async (seconds: number) => {
    const now = new Date(Date.now() + seconds * SECOND);
    await dispatchNotices({ db: api.db, log: openLog("silent"), frame: FRAME }, { now });
    return (await api.db.manager.find(OutgoingMail, { order: { createdAt: "ASC" } })).map(({ text }) => text);
  };
  const read = () => api.db.query("UPDATE notices SET read_at = now()");
  const outcomes = async () => (await noticesIn(api)).map(({ facts }) => facts.outcome);
  return { api, tender, bid, admin, decide, mailsAfter, read, outcomes };
}

test("the mail about a decision goes out after 60 seconds", async () => {
  const { decide, mailsAfter } = await decidable();

  await decide("accepted");

  expect(await mailsAfter(55)).toEqual([]);
  expect(await mailsAfter(61)).toEqual([expect.stringContaining("was accepted")]);
});

test.each(["accepted", "rejected"])("a decision %s that is undone before its mail leaves neither", async (status) => {
  const { decide, mailsAfter, outcomes } = await decidable();
  await decide(status);

  const undone = await decide("pending");

  expect(undone).toEqual({ status: "pending", decidedAt: null, outcome: null });
  expect(await outcomes()).toEqual([]);
  expect(await mailsAfter(600)).toEqual([]);
});

test("a decision that is undone after its mail is followed by a second mail", async () => {
  const { decide, mailsAfter } = await decidable();
  await decide("accepted");
  await mailsAfter(61);

  await decide("pending");

  expect(await mailsAfter(600)).toEqual([
    expect.stringContaining("was accepted"),
    expect.stringContaining("was taken back"),
  ]);
});

test("a decision that is undone twice at once is undone once, and nobody is mailed", async () => {
  const { decide, mailsAfter, outcomes } = await decidable();
  await decide("accepted");

  const undone = await Promise.all([decide("pending"), decide("pending")]);

  expect(undone.map(({ status }) => status as string)).toEqual(["pending", "pending"]);
  expect(await outcomes()).toEqual([]);
  expect(await mailsAfter(600)).toEqual([]);
});

test("a decision that is undone while its mail is made either leaves no mail, or is followed by a second one", async () => {
  const { decide, mailsAfter, outcomes } = await decidable();
  for (let round = 0; round < 10; round++) {
    const before = (await mailsAfter(600)).length;
    await decide("accepted");

    await Promise.all([mailsAfter(61), decide("pending")]);

    const mails = (await mailsAfter(600)).slice(before);
    expect(mails).toEqual(
      mails.length === 0 ? [] : [expect.stringContaining("was accepted"), expect.stringContaining("was taken back")],
    );
    expect((await outcomes()).filter((outcome) => outcome === "accepted")).toHaveLength(
      (await outcomes()).filter((outcome) => outcome === "pending").length,
    );
  }
});

test("a company that has read of the decision in the portal learns that it was undone, and gets no mail of the decision", async () => {
  const { decide, mailsAfter, read, outcomes } = await decidable();
  await decide("accepted");
  await read();

  await decide("pending");

  expect(await outcomes()).toEqual(["accepted", "pending"]);
  expect(await mailsAfter(600)).toEqual([expect.stringContaining("was taken back")]);
});

test("only the last of several decisions within 60 seconds is mailed", async () => {
  const { decide, mailsAfter, outcomes } = await decidable();
  await decide("accepted");
  await decide("rejected");

  expect(await outcomes()).toEqual(["rejected"]);
  expect(await mailsAfter(600)).toEqual([expect.stringContaining("was not chosen")]);
});

test("a decision that was mailed, and is undone and made again within 60 seconds, is not mailed again", async () => {
  const { decide, mailsAfter } = await decidable();
  await decide("rejected");
  await mailsAfter(61);

  await decide("pending");
  await decide("rejected");

  expect(await mailsAfter(600)).toHaveLength(1);
});

test("after a mailed rejection, an acceptance that is undone within 60 seconds leads to the mail that it is pending", async () => {
  const { decide, mailsAfter } = await decidable();
  await decide("rejected");
  await mailsAfter(61);

  await decide("accepted");
  await decide("pending");

  expect(await mailsAfter(600)).toEqual([
    expect.stringContaining("was not chosen"),
    expect.stringContaining("was taken back"),
  ]);
});
