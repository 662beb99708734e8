import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { closingSealer } from "#api/bids/closing-seal/closingSealer.ts";
import { openLog } from "#api/core/http/log.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/transports.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import { aBid, aBidder, anAdmin, aTender, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { FRAME } from "#api/testing/builders/notices.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { movedClock } from "#api/testing/movedClock.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const VERIFY =
  "query ($id: ID!) { verifyClosingSeal(tenderId: $id) { matches seal { closing receipts { receiptNumber } } } }";
const SUBMIT = "mutation ($input: BidInput!) { submitBid(input: $input) { receipt { receiptNumber } } }";
const OPEN =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }";

const log = openLog("silent");
const sealNow = ({ db }: Pick<TestApp, "db">) => makeDueClosingSeals({ db, wrappingKeys: TEST_WRAPPING_KEYS, log });
const dispatch = ({ db }: Pick<TestApp, "db">) => dispatchNotices({ db, log, frame: FRAME });
/** Dispatches the notices, and counts the mails to bidders about closing seals. */
const mailsIn = async (api: Pick<TestApp, "db">) => {
  await dispatch(api);
  return countOf(api, "outgoing_mails WHERE subject LIKE '%has closed: seal%'");
};
const countOf = async ({ db }: Pick<TestApp, "db">, table: string) =>
  (await db.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

/** Creates a tender with the bids of two companies, and a third company without a bid. */
async function twoBids(seed = aTender) {
  const api = await testApp();
  const tender = await api.has(seed());
  const admin = api.as(await api.has(anAdmin()));
  const [one, two, third] = [
    api.as(await api.has(aBidder())),
    api.as(await api.has(aBidder())),
    api.as(await api.has(aBidder())),
  ];
  const submit = async (bidder = one) =>
    (await bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id }) })).data?.submitBid?.receipt.receiptNumber as
      string | undefined;
  const numbers = [await submit(one), await submit(two)];
  await Promise.all([admin.openSession(), third.openSession()]);
  const verify = async () => (await admin.graphql(VERIFY, { id: tender.id })).data?.verifyClosingSeal;
  return { api, tender, admin, third, submit, numbers, verify };
}

test("the closing, the sealing and an extension at one instant: each acknowledged bid is in the seal of the closing that counts", async () => {
  for (let round = 0; round < 6; round++) {
    const { api, tender, admin, third, submit, numbers, verify } = await twoBids();
    // A bid that arrived in time can still be stored until SETTLING_MS after the closing time. Set the closing time so
    // that this period ends about now.
    await api.db.query(
      "UPDATE tenders SET closing_date = clock_timestamp() - make_interval(secs => $2) WHERE id = $1",
      [tender.id, SETTLING_MS / 1000 - round * 0.01],
    );

    const [extended, , , late] = await Promise.all([
      admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() }),
      sealNow(api),
      sealNow(api),
      submit(third),
    ]);
    const open = await verify();
    const later = late ?? (await submit(third));
    await closeForOpening(api, tender.id);
    await sealNow(api);
    const { matches, seal } = await verify();

    expect([extended.status, open, matches]).toEqual([200, null, true]);
    expect(seal.receipts.map(({ receiptNumber }: { receiptNumber: string }) => receiptNumber).sort()).toEqual(
      [...numbers, later].sort(),
    );
    expect(await countOf(api, "closing_seals")).toBe(seal.closing);
    expect(api.faults).toEqual([]);
  }
});

test("of several processes that seal one tender one does, and each company gets one mail", async () => {
  const { api, tender, verify } = await twoBids();
  await closeForOpening(api, tender.id);

  const sealed = await Promise.all([1, 2, 3, 4].map(() => sealNow(api)));

  expect(sealed.reduce((sum, count) => sum + count)).toBe(1);
  expect([await countOf(api, "closing_seals"), await mailsIn(api), (await verify()).matches]).toEqual([1, 2, true]);
});

test("an opening and the sealing at once: one seal, which comes first", async () => {
  const { api, tender, admin, verify } = await twoBids(aSealedTender);
  await closeForOpening(api, tender.id);

  const [opened] = await Promise.all([admin.graphql(OPEN, { id: tender.id, password: PASSWORD }), sealNow(api)]);

  expect(opened.data.approveOpening).toMatchObject({ openedAt: expect.any(String) });
  expect([await countOf(api, "closing_seals"), await mailsIn(api), (await verify()).matches]).toEqual([1, 2, true]);
});

test("a process that crashes before its commit leaves neither the seal nor its notices, and the next one creates both", async () => {
  const { api, tender } = await twoBids();
  await closeForOpening(api, tender.id);
  await api.db.query("ALTER TABLE notices RENAME TO hidden");

  const died = await sealNow(api);
  await api.db.query("ALTER TABLE hidden RENAME TO notices");
  const between = [await countOf(api, "closing_seals"), await mailsIn(api)];

  expect([died, between]).toEqual([0, [0, 0]]);
  expect(await sealNow(api)).toBe(1);
  expect([await countOf(api, "closing_seals"), await mailsIn(api)]).toEqual([1, 2]);
});

test("a process that dies between the seal and its mails: others make and send them, each once", async () => {
  const { api, tender } = await twoBids();
  await closeForOpening(api, tender.id);
  await sealNow(api);
  const server = await aMailServer();
  const outbox = {
    db: api.db,
    log,
    transport: smtpTransport(server.url, "Axion <desk@axion.example>"),
    encryption: openMailEncryption("only for tests"),
  };

  await Promise.all([dispatch(api), dispatch(api)]);
  await Promise.all([sendDueMails(outbox), sendDueMails(outbox)]);
  await server.stop();

  const to = server.received
    .filter(({ mail }) => mail.subject?.includes("has closed: seal"))
    .flatMap(({ envelope }) => envelope.to);
  expect([to.length, new Set(to).size]).toEqual([2, 2]);
});

test("a process seals by itself what closes, and ends", async () => {
  const { api, tender } = await twoBids();
  const sealer = closingSealer({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log }, 20);
  await closeForOpening(api, tender.id);

  await until(async () => (await countOf(api, "closing_seals")) > 0);
  await sealer.stop();

  expect(await countOf(api, "closing_seals")).toBe(1);
});

describe.each([
  ["an hour fast", 3_600_000],
  ["an hour slow", -3_600_000],
])("the clock of a process is %s", (_name, offset) => {
  afterEach(() => jest.useRealTimers());

  test("the database's clock decides bids, the closing seal and the opening", async () => {
    const { api, tender, admin, third, submit, verify } = await twoBids(aSealedTender);
    const closing = (text: string) =>
      api.db.query("UPDATE tenders SET closing_date = clock_timestamp() + $2::interval WHERE id = $1", [
        tender.id,
        text,
      ]);
    const open = async () =>
      (await admin.graphql(OPEN, { id: tender.id, password: PASSWORD })).data?.approveOpening?.openedAt as
        string | undefined;
    // Only users who were administrators at the closing time may open the bids. The test moves the closing time into
    // the past, so move the creation of the accounts to an earlier time.
    await api.db.query("UPDATE users SET created_at = created_at - interval '1 day'");
    jest.useFakeTimers(movedClock(offset));

    await closing("30 minutes");
    const before = [await submit(third), await sealNow(api), await open()];
    await closing("-1 minute");
    const after = [await submit(third), await sealNow(api), await open()];

    expect(before).toEqual([expect.any(String), 0, undefined]);
    expect(after).toEqual([undefined, 1, expect.any(String)]);
    expect((await verify()).matches).toBe(true);
  });
});
