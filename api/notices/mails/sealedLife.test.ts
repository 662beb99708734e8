import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { remindOfClosing } from "#api/bids/reminders/remindOfClosing.ts";
import { remindOfDocuments } from "#api/bids/reminders/remindOfDocuments.ts";
import { openLog } from "#api/core/http/log.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/transports.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { aBid, aBidder, anAdmin, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { FRAME } from "#api/testing/builders/notices.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }";
const CHANGE = "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { id } }";
const APPROVE =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }";

const PLANTED = /98[,.\u202f\u00a0 ]?765[,.\u202f\u00a0 ]?432|planted/i;
const METHOD = { name: "planted method.pdf", bytes: 5, sha256: "ab".repeat(32) };

test("from the first bid on a sealed tender to its opening no notice, mail, log or audit row has its amount, its proposal, the name of another bidder or the names of its documents; every mail arrives", async () => {
  const api = await testApp();
  const server = await aMailServer();
  const lines: string[] = [];
  const log = openLog("trace", { write: (line: string) => lines.push(line) });
  const [tender, company, rival] = [
    await api.has(aSealedTender({ openingPersons: 2, readsOut: "namesAndAmounts", closingDate: daysFromNow(5) })),
    await api.has(aBidder()),
    await api.has(aBidder({}, { companyName: "Planted Rival Works" })),
  ];
  const [first, second, bidder, other] = [
    api.as(await api.has(anAdmin())),
    api.as(await api.has(anAdmin())),
    api.as(company),
    api.as(rival),
  ];
  const planted = {
    bidAmount: 98_765_432,
    technicalProposal: "planted proposal ".repeat(4).trim(),
    documents: [METHOD],
  };
  const mailed = async () => {
    for (const remind of [remindOfClosing, remindOfDocuments]) await remind(api.db);
    await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log });
    await dispatchNotices({ db: api.db, log, frame: FRAME }, { now: daysFromNow(1) });
    await sendDueMails(
      {
        db: api.db,
        log,
        transport: smtpTransport(server.url, "Axion <desk@axion.example>"),
        encryption: openMailEncryption("x"),
      },
      { now: daysFromNow(2) },
    );
  };
  const all = async () =>
    JSON.stringify([
      await api.db.query("SELECT * FROM notices"),
      await api.db.query("SELECT * FROM outgoing_mails"),
      await api.db.query("SELECT * FROM audit_events"),
      server.received,
      lines,
      api.logged,
    ]);

  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id, ...planted }));
  await bidder.graphql(REVISE, { id: bid.id, input: aBid(planted) });
  await other.post("/api/bids", aBid({ tenderId: tender.id, ...planted }));
  await first.graphql(CHANGE, {
    id: tender.id,
    patch: { requirements: "Girders of 30 tonnes. ".repeat(4).trim(), closingDate: daysFromNow(1.5).toISOString() },
  });
  await api.db.query("UPDATE tenders SET closing_date = $1 WHERE id = $2", [daysFromNow(0.5), tender.id]);
  await mailed();
  await closeForOpening(api, tender.id);
  await mailed();
  await first.graphql(APPROVE, { id: tender.id, password: PASSWORD });
  await mailed();
  const before = await all();
  const subjects = server.received
    .filter(({ envelope }) => envelope.to[0] === company.email)
    .map(({ mail }) => mail.subject);
  const opened = await second.graphql(APPROVE, { id: tender.id, password: PASSWORD });
  await server.stop();

  expect(before).not.toMatch(PLANTED);
  expect(subjects).toEqual(
    expect.arrayContaining([
      ...["Bid received: ", "Bid revised: ", "Addendum 1 to ", "Documents owed on "].map(
        (words) => `${words}${tender.tenderNumber}`,
      ),
      `${tender.tenderNumber} closes in 24 hours`,
      expect.stringMatching(`^${tender.tenderNumber} has closed: seal [0-9a-f]{12}$`),
    ]),
  );
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(
    expect.arrayContaining([
      `${tender.tenderNumber}: its bids can be opened`,
      `${tender.tenderNumber}: a second person is awaited`,
    ]),
  );
  expect(
    JSON.stringify(
      await api.db.query("SELECT facts FROM notices WHERE kind = 'bidsOpened' AND user_id = $1", [company.id]),
    ),
  ).toMatch(/"Planted Rival Works".*"98765432"|"98765432".*"Planted Rival Works"/);
  expect(opened.data.approveOpening).toMatchObject({ openedAt: expect.any(String) });
  expect(await api.db.query("SELECT DISTINCT bid_amount::text AS amount FROM bid_revisions")).toEqual([
    { amount: "98765432" },
  ]);
});
