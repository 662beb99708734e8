import { recordEvent } from "#api/audit/recordEvent.ts";
import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { recordAsFound } from "#api/bids/trail/recordAsFound.ts";
import { outcomeDifferences, verifyOutcomes } from "#api/bids/trail/verifyOutcomes.ts";
import { openLog } from "#api/core/http/log.ts";
import { aBid, aBidder, anAdmin, daysFromNow, PASSWORD, tenderInput } from "#api/testing/builders/builders.ts";
import { DOCUMENT } from "#api/testing/builders/documents.ts";
import { closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { idOf, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import type { Client } from "#api/testing/client.ts";
import { createRuntimeRole } from "#api/testing/databases/runtimeRole.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const CREATE = "mutation ($input: TenderInput!) { result: createTender(input: $input) { id version } }";
const UPDATE =
  "mutation ($id: ID!, $patch: TenderPatch!, $addendum: AddendumInput) { result: updateTender(id: $id, patch: $patch, addendum: $addendum) { id } }";
const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { result: reviseBid(id: $id, input: $input) { id } }";
const CONFIRM = "mutation ($id: ID!) { result: confirmAddenda(bidId: $id, upTo: 1) { id } }";
const GIVE =
  "mutation ($id: ID!, $url: String!, $sha256: String!) { result: giveDocumentAddress(bidId: $id, url: $url, sha256: $sha256) { id } }";
const APPROVE =
  "mutation ($id: ID!, $password: String!) { result: approveOpening(tenderId: $id, password: $password) { openedAt } }";
const WITHDRAW_APPROVAL = "mutation ($id: ID!) { result: withdrawOpeningApproval(tenderId: $id) { id } }";
const WITHDRAW = "mutation ($id: ID!) { result: withdrawBid(id: $id) { id } }";
const DECIDE =
  "mutation ($id: ID!, $status: BidStatus!, $reason: DecisionReasonInput) { result: decideBid(id: $id, status: $status, reason: $reason) { id } }";
const AWARD =
  "mutation ($id: ID!, $bid: ID!, $steps: String) { result: awardTender(tenderId: $id, bidId: $bid, nextSteps: $steps) { id } }";

const COPY = "mutation ($id: ID!, $number: String!) { result: copyTender(id: $id, tenderNumber: $number) { id } }";
const SET_DOCUMENTS =
  "mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!) { result: setTenderDocuments(tenderId: $id, documents: $documents, version: $version) { id version } }";
const ASK = "mutation ($id: ID!, $text: String!) { result: askQuestion(tenderId: $id, text: $text) { id } }";
const ANSWER = "mutation ($id: ID!, $answer: String!) { result: answerQuestion(id: $id, answer: $answer) { id } }";
const CORRECT = "mutation ($id: ID!, $answer: String!) { result: correctAnswer(id: $id, answer: $answer) { id } }";
const DECLINE = "mutation ($id: ID!, $reason: String!) { result: declineQuestion(id: $id, reason: $reason) { id } }";

const PROVED = { bytes: 5_000, sha256: "7c".repeat(32) };
/**
 * DRAWING and LIST are documents of a tender. DRAWING has a size and a SHA-256, and its name has characters that JSON
 * escapes.
 */
const DRAWING = { name: 'Drawing "7" \\ é.pdf', url: "https://buyer.example/drawing.pdf", ...PROVED };
const LIST = { name: "Prices · 2026.xlsx", url: "https://buyer.example/prices.xlsx" };

const LONG = "The girders are to be launched from the south bank, as the requirements say. ".repeat(12).trim();

async function done(client: Client, mutation: string, variables: object) {
  const { data, errors } = await client.graphql(mutation, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result as { id: string };
}

type Bids = [string, string];

/**
 * Executes mutations of all kinds, which create these tenders with two bids each, by the companies `ada` and `ben`:
 * - one that was amended, closed and awarded
 * - a sealed one that was opened
 * - a sealed one with one of two approvals of its opening
 * - one whose closing seal is due
 * - an open one with a withdrawn bid
 *
 * Other tenders have documents and questions, but no bids.
 */
async function stage() {
  const api = await testApp();
  const [root, registrar] = [await api.has(anAdmin()), await api.has(anAdmin())];
  const [ada, ben] = [api.as(await api.has(aBidder())), api.as(await api.has(aBidder()))];
  await recordAsFound(api.db.manager);
  const [admin, second] = [api.as(root), api.as(registrar)];
  const create = async (fields: object) => (await done(admin, CREATE, { input: tenderInput(fields) })).id;
  const bid = async (company: Client, tenderId: string, terms: object = {}) => {
    const { body } = await company.post("/api/bids", aBid({ tenderId, documents: [DOCUMENT], ...terms }));
    return body.id as string;
  };
  const both = async (tenderId: string): Promise<Bids> => [
    await bid(ada, tenderId),
    await bid(ben, tenderId, { bidAmount: 7 }),
  ];
  const give = (company: Client, id: string, url: string) => done(company, GIVE, { id, url, sha256: DOCUMENT.sha256 });

  const awarded = await create({});
  const plain = await both(awarded);
  await done(admin, UPDATE, { id: awarded, patch: { requirements: LONG }, addendum: { weight: "confirm" } });
  await done(ada, CONFIRM, { id: plain[0] });
  await done(ben, REVISE, { id: plain[1], input: aBid({ bidAmount: 8, documents: [DOCUMENT] }) });
  await give(ada, plain[0], "https://ada.example/first.pdf");
  await give(ada, plain[0], "https://ada.example/second.pdf");
  await done(admin, UPDATE, { id: awarded, patch: { status: "closed" } });
  await done(admin, DECIDE, { id: plain[1], status: "rejected", reason: { reason: "other", words: LONG } });
  await done(admin, UPDATE, { id: awarded, patch: { status: "open" } });
  await done(ben, REVISE, { id: plain[1], input: aBid({ bidAmount: 9, documents: [DOCUMENT] }) });
  await done(admin, UPDATE, { id: awarded, patch: { status: "closed" } });
  await done(admin, DECIDE, { id: plain[0], status: "accepted" });
  await done(admin, DECIDE, { id: plain[1], status: "rejected", reason: { reason: "other", words: LONG } });
  await done(admin, AWARD, { id: awarded, bid: plain[0], steps: "We write to you about the contract." });

  const opened = await create({ sealed: true, openingPersons: 1 });
  const unsealed = await both(opened);
  await give(ada, unsealed[0], "https://ada.example/sealed.pdf");
  const waiting = await create({ sealed: true, openingPersons: 2 });
  const sealed = await both(waiting);
  await give(ben, sealed[1], "https://ben.example/sealed.pdf");
  const open = await create({});
  const live = await both(open);
  await done(ben, WITHDRAW, { id: live[1] });

  // A tender whose documents were replaced, with questions of all kinds; copies with and without documents; and a draft
  // whose documents were removed.
  const documented = await create({});
  const set = async (id: string, documents: object[], version: number) =>
    done(admin, SET_DOCUMENTS, { id, documents, version });
  await set(documented, [LIST], 1);
  await set(documented, [DRAWING, LIST], 2);
  await set(documented, [DRAWING, LIST], 3);
  const ask = async (text: string) => (await done(ada, ASK, { id: documented, text })).id;
  const answered = await ask("May the girders come by river?");
  await done(admin, ANSWER, { id: answered, answer: LONG });
  await done(admin, CORRECT, { id: answered, answer: `${LONG} By barge, too.` });
  await done(admin, CORRECT, { id: answered, answer: "Yes, up to 20 tonnes." });
  const pending = await ask("Is the crane provided on site?");
  await done(admin, DECLINE, { id: await ask("Who else bids for it, please?"), reason: "We cannot tell that." });
  const copied = (await done(admin, COPY, { id: documented, number: "COPY-1" })).id;
  const bare = (await done(admin, COPY, { id: open, number: "COPY-2" })).id;
  const draft = await create({ status: "draft" });
  await set(draft, [LIST], 1);
  await set(draft, [], 2);
  const uploaded = await create({ status: "draft" });
  const plan = await uploads(admin).whole(someBytes(9), { filename: "Plan.pdf", purpose: "tenderDocument" });
  await set(uploaded, [{ name: "Plan.pdf", fileId: idOf(plan) }], 1);
  const [asRead] = await api.db.query<[object]>(
    "SELECT name, url, bytes::int, sha256 FROM tender_documents WHERE tender_id = $1",
    [uploaded],
  );
  await set(await create({ status: "draft" }), [asRead], 1);
  await done(admin, "mutation ($id: ID!) { result: deleteTender(id: $id) { id } }", {
    id: (await done(admin, COPY, { id: documented, number: "COPY-3" })).id,
  });

  for (const id of [opened, waiting]) await close(api, id);
  await api.db.query("UPDATE tenders_to_seal SET closes_at = now() - interval '1 minute' WHERE tender_id = $1", [
    awarded,
  ]);
  await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });
  const due = await create({});
  await both(due);
  await close(api, due);
  await done(admin, APPROVE, { id: opened, password: PASSWORD });
  await done(second, APPROVE, { id: waiting, password: PASSWORD });
  await done(second, WITHDRAW_APPROVAL, { id: waiting });
  await done(admin, APPROVE, { id: waiting, password: PASSWORD });
  await done(admin, UPDATE, { id: open, patch: { closingDate: daysFromNow(20).toISOString(), title: "Two lanes" } });
  const tenders = { awarded, opened, waiting, due, open, documented, copied, bare, draft, uploaded };
  return { api, root, registrar, ...tenders, answered, pending, plain, unsealed, sealed, live };
}

/** Moves the closing time into the past, and records the change as an event, because no mutation allows this change. */
async function close(api: TestApp, id: string) {
  await closeForOpening(api, id);
  const [{ after }] = await api.db.query<[{ after: object }]>(
    "SELECT jsonb_build_object('closingDate', closing_date, 'openingDate', opening_date) AS after FROM tenders WHERE id = $1",
    [id],
  );
  await recordEvent(api.db.manager, {}, { act: "updateTender", subject: "tender", subjectId: id, after });
}

let staged: Awaited<ReturnType<typeof stage>>;
let asRuntimeRole: Awaited<ReturnType<typeof createRuntimeRole>>;
beforeAll(async () => {
  staged = await stage();
  asRuntimeRole = await createRuntimeRole(staged.api.db);
});

/**
 * Executes the SQL as the application's database role. Returns the differences that outcomeDifferences then reports,
 * and rolls back.
 */
async function after(forge: (given: typeof staged) => string) {
  const runner = staged.api.db.createQueryRunner();
  await runner.startTransaction();
  try {
    await asRuntimeRole(runner.manager, forge(staged));
    await runner.query("SET CONSTRAINTS ALL IMMEDIATE");
    return await outcomeDifferences(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

test("what the acts of the product store is what the trail says", async () => {
  const said = await verifyOutcomes(staged.api.db);

  expect(said).toMatch(
    /^Tenders, bids, .* are as the audit trail says\.\n4 of them were recorded as found on \S+, by a migration or the demonstration\.$/,
  );
  await expect(verifyAudit(staged.api.db, aDirectory())).resolves.toContain("are unbroken");
});

const COPIED_BID =
  "SELECT uuid_v7(), tender_id, tender_number, tender_title, (SELECT id FROM users WHERE is_admin LIMIT 1)";
const forgedBid = (tender: string, terms = "1, repeat('x', 60), 1") => `
  WITH bid AS (INSERT INTO bids (id, tender_id, tender_number, tender_title, company_id) ${COPIED_BID} FROM bids WHERE tender_id = '${tender}' LIMIT 1 RETURNING id)
  INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) SELECT id, 1, ${terms}, '2026-01-01Z' FROM bid`;
const forgedSeal = (tender: string, sha256 = "encode(sha256(''), 'hex')") =>
  `INSERT INTO closing_seals SELECT tender_id, closing, 'T', closes_at, now(), ${sha256}, '[]' FROM tenders_to_seal WHERE tender_id = '${tender}'`;
/**
 * SQL that changes a tender's document. The application's database role may not update a document, so the SQL deletes
 * the row and inserts a changed one.
 */
const otherDocument = (tender: string, change: string, name = DRAWING.name) =>
  `WITH gone AS (DELETE FROM tender_documents WHERE tender_id = '${tender}' AND name = '${name}' RETURNING *)
   INSERT INTO tender_documents SELECT changed.* FROM gone, jsonb_populate_record(NULL::tender_documents, to_jsonb(gone) || ${change}) AS changed`;
const FILE_ID = "018f0000-0000-7000-8000-000000000001";
/** SQL that inserts the row of a completely uploaded file, although nobody uploaded it. */
const aFile = (purpose: string, owner: string) =>
  `INSERT INTO files (id, owner_id, purpose, tender_id, bytes, name, sha256, media_type, document_key, state, whole_at)
   VALUES ('${FILE_ID}', ${owner}, '${purpose}', (SELECT id FROM tenders ORDER BY id LIMIT 1), 7, 'Plan.pdf', repeat('a', 64), 'application/pdf', repeat('a', 64), 'kept', now())`;
const openedNow = (tender: string) => `UPDATE tenders SET opened_at = now(), status = 'closed' WHERE id = '${tender}'`;
const fill = (bid: string) =>
  `UPDATE bid_revisions SET bid_amount = 1, technical_proposal = repeat('x', 60), timeline_days = 1 WHERE bid_id = '${bid}'`;

test.each<[string, (given: typeof staged) => string, RegExp[]]>([
  [
    "the time of an opening",
    ({ waiting }) => openedNow(waiting),
    [/^tender \S+: .*openedAt is 20\S+ .*, and the trail says null$/],
  ],
  [
    "terms that were never opened",
    ({ waiting, sealed }) => `${openedNow(waiting)}; ${fill(sealed[1])}`,
    [
      /^tender \S+: .*openedAt is/,
      /^revision 1 of bid \S+ \(receipt AX-\S+\): its terms are not those of its receipt$/,
      /^closing seal 1 of tender \S+: the receipt AX-\S+ is another$/,
    ],
  ],
  [
    "the name of a document that was never opened",
    ({ waiting, sealed }) =>
      `${openedNow(waiting)}; UPDATE bid_documents SET name = 'Other.pdf', bytes = 1, sha256 = repeat('a', 64) WHERE bid_id = '${sealed[1]}'; ${fill(sealed[1])}`,
    [/openedAt is/, /^revision 1 of bid .*: its terms are not those of its receipt$/, /^closing seal 1 .* is another$/],
  ],
  [
    "the address of a document that was never opened",
    ({ waiting }) =>
      `${openedNow(waiting)}; UPDATE bid_document_addresses SET url = 'https://forged.example' WHERE url IS NULL`,
    [/openedAt is/, /^address of a document of bid \S+, given at .*: no opening decrypted it$/],
  ],
  [
    "a bid on an open tender",
    ({ open }) => forgedBid(open),
    [/^bid \S+: no event created it$/, /^revision 1 of bid .*: no event submitted it$/],
  ],
  [
    "an accepted bid",
    ({ live }) => `UPDATE bids SET status = 'accepted', decided_at = now() WHERE id = '${live[0]}'`,
    [/^bid \S+: status is accepted, and the trail says pending; decidedAt is 20.*, and the trail says null$/],
  ],
  [
    "another winner",
    ({ plain }) =>
      `UPDATE bids SET status = 'rejected' WHERE id = '${plain[0]}'; UPDATE bids SET status = 'accepted' WHERE id = '${plain[1]}'`,
    [
      /^bid \S+: status is rejected, and the trail says accepted; nextSteps is not what the trail says$/,
      /^bid \S+: status is accepted, and the trail says rejected; reason is not.*; words is not/,
    ],
  ],
  [
    "the time of a decision",
    ({ plain }) => `UPDATE bids SET decided_at = decided_at - interval '1 day' WHERE id = '${plain[0]}'`,
    [/^bid \S+: decidedAt is/],
  ],
  [
    "who decided",
    ({ plain, registrar }) => `UPDATE bids SET decided_by = '${registrar.id}' WHERE id = '${plain[0]}'`,
    [/^bid \S+: decidedBy is/],
  ],
  [
    "a withdrawal",
    ({ live }) => `UPDATE bids SET withdrawn_at = now() WHERE id = '${live[0]}'`,
    [/^bid \S+: withdrawnAt is/],
  ],
  [
    "a revision",
    ({ live }) =>
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ('${live[0]}', 2, 1, repeat('x', 60), 1, now()); UPDATE bids SET revision = 2 WHERE id = '${live[0]}'`,
    [/^bid \S+: revision is 2, and the trail says 1$/, /^revision 2 of bid .*: no event submitted it$/],
  ],
  [
    "a revision that is not the newest yet",
    ({ live }) =>
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ('${live[0]}', 2, 1, repeat('x', 60), 1, now())`,
    [/^revision 2 of bid .*: no event submitted it$/],
  ],
  [
    "a document",
    ({ live }) =>
      `INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256) VALUES ('${live[0]}', 1, 2, repeat('a', 64), 'More.pdf', 1, repeat('a', 64))`,
    [/^revision 1 of bid .*: it has other documents than were submitted$/],
  ],
  [
    "the address of a document",
    ({ plain }) =>
      `INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by) SELECT bid_id, document_key, 'https://forged.example', now(), given_by FROM bid_document_addresses WHERE bid_id = '${plain[0]}' LIMIT 1`,
    [/^address of a document of bid \S+, given at .*: no event gave it$/],
  ],
  [
    "an earlier address of a document, given again",
    ({ plain }) =>
      `INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by) SELECT bid_id, document_key, url, now(), given_by FROM bid_document_addresses WHERE url ~ 'first' AND bid_id = '${plain[0]}'`,
    [/^address of a document of bid \S+, given at .*: no event gave it$/],
  ],
  [
    "an address of a document, stored again with another file",
    ({ plain }) =>
      `${aFile("bidDocument", `(SELECT id FROM users ORDER BY id LIMIT 1)`)};
       INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by, file_id) SELECT bid_id, document_key, url, given_at, given_by, '${FILE_ID}' FROM bid_document_addresses WHERE url ~ 'first' AND bid_id = '${plain[0]}'`,
    [
      /^address of a document of bid \S+, given at .*: its uploaded file is another one$/,
      /^address of a document of bid \S+, given at .*: it is stored 2 times$/,
    ],
  ],
  [
    "another uploaded file for a document of a tender",
    ({ documented, root }) =>
      `${aFile("tenderDocument", `'${root.id}'`)}; ${otherDocument(documented, `jsonb_build_object('file_id', '${FILE_ID}')`)}`,
    [/^document 1 of tender \S+: its uploaded file is not the one of its address$/],
  ],
  [
    "a document of a tender without its uploaded file",
    ({ uploaded }) => otherDocument(uploaded, "'{\"file_id\": null}'", "Plan.pdf"),
    [/^document 1 of tender \S+: its uploaded file is not the one of its address$/],
  ],
  [
    "the confirmation of an addendum",
    ({ open, live, root }) =>
      `INSERT INTO addenda (tender_id, number, issued_by, changes, weight) VALUES ('${open}', 9, '${root.id}', '[{}]', 'confirm'); INSERT INTO addendum_confirmations SELECT '${live[0]}', 9, 1, now(), '${root.id}'`,
    [
      /^confirmation of addendum 9 for bid \S+: no event confirmed it$/,
      /^addendum 9 of tender \S+: no event issued it$/,
      /^tender \S+: newestAddendum is 1, and its newest addendum is 9$/,
    ],
  ],
  [
    "the reason of a decision",
    ({ plain }) => `UPDATE decision_reasons SET reason = 'price', words = NULL WHERE bid_id = '${plain[1]}'`,
    [/^bid \S+: reason is not what the trail says; words is not what the trail says$/],
  ],
  [
    "a reason that is gone",
    ({ plain }) => `DELETE FROM decision_reasons WHERE bid_id = '${plain[1]}'`,
    [/^bid \S+: reason is not what the trail says; words/],
  ],
  [
    "an approval of the second administrator",
    ({ waiting, registrar }) => `INSERT INTO opening_approvals VALUES ('${waiting}', '${registrar.id}', now())`,
    [/^approval of the opening of tender \S+ by \S+: no event gave it, or a later one ended it$/],
  ],
  [
    "an approval that was withdrawn, with its time",
    ({ waiting, registrar }) =>
      `INSERT INTO opening_approvals SELECT '${waiting}', '${registrar.id}', (after ->> 'approvedAt')::timestamptz FROM audit_events WHERE act = 'approveOpening' AND actor_id = '${registrar.id}'`,
    [/^approval of the opening of tender \S+ by \S+: no event gave it, or a later one ended it$/],
  ],
  [
    "the record of an opening",
    ({ waiting, root }) => `INSERT INTO tender_openings VALUES ('${waiting}', now(), ARRAY['${root.id}'::uuid], '[]')`,
    [/^opening of tender \S+: it is not what the trail says$/],
  ],
  [
    "a closing seal that leaves a rival out",
    ({ due }) => forgedSeal(due),
    [
      /^closing seal 1 of tender \S+: it is not the one that the trail says was made first$/,
      /^closing seal 1 .*: it leaves out the receipt AX-\S+$/,
      /^closing seal 1 .*: it leaves out the receipt AX-\S+$/,
    ],
  ],
  [
    "a closing seal that leaves a rival out, with its event",
    ({ due }) =>
      `${forgedSeal(due)}; INSERT INTO audit_events (act, subject, subject_id, after) SELECT 'sealBids', 'tender', tender_id, jsonb_build_object('closing', closing, 'sha256', sha256, 'receipts', receipts) FROM closing_seals WHERE tender_id = '${due}'`,
    [/^closing seal 1 .*: it leaves out the receipt AX-\S+$/, /^closing seal 1 .*: it leaves out the receipt AX-\S+$/],
  ],
  [
    "a closing seal that is not the hash of its receipts",
    ({ due }) =>
      `${forgedSeal(due, "repeat('a', 64)")}; INSERT INTO audit_events (act, subject, subject_id, after) SELECT 'sealBids', 'tender', tender_id, jsonb_build_object('closing', closing, 'sha256', sha256, 'receipts', receipts) FROM closing_seals WHERE tender_id = '${due}'`,
    [/: it is not the hash of its receipts$/, /it leaves out/, /it leaves out/],
  ],
  [
    "an early closing with its seal",
    ({ open }) =>
      `UPDATE tenders SET closing_date = now() - interval '1 minute' WHERE id = '${open}'; UPDATE tenders SET status = 'closed' WHERE id = '${open}'; ${forgedSeal(open)}`,
    [
      /^tender \S+: closingDate is .*status is closed/,
      /^closing seal 1 of tender \S+: it is not the one that the trail says was made first$/,
      /^closing seal 1 .*: it leaves out the receipt AX-\S+$/,
    ],
  ],
  [
    "an earlier closing",
    ({ open }) => `UPDATE tenders SET status = 'closed' WHERE id = '${open}'`,
    [/^tender \S+: status is closed, and the trail says open$/],
  ],
  [
    "an award",
    ({ open }) => `UPDATE tenders SET status = 'awarded' WHERE id = '${open}'`,
    [/^tender \S+: status is awarded/],
  ],
  [
    "an award that is taken back",
    ({ awarded }) => `UPDATE tenders SET status = 'closed' WHERE id = '${awarded}'`,
    [/^tender \S+: status is closed, and the trail says awarded$/],
  ],
  [
    "a later closing",
    ({ open }) => `UPDATE tenders SET closing_date = closing_date + interval '1 day' WHERE id = '${open}'`,
    [/^tender \S+: closingDate is/],
  ],
  [
    "fewer persons who open",
    ({ open }) =>
      `UPDATE tenders SET status = 'draft' WHERE id = '${open}'; UPDATE tenders SET opening_persons = 2 WHERE id = '${open}'; UPDATE tenders SET status = 'open' WHERE id = '${open}'`,
    [/^tender \S+: openingPersons is 2, and the trail says 1$/],
  ],
  [
    "other requirements",
    ({ awarded }) => `UPDATE tenders SET requirements = requirements || '.' WHERE id = '${awarded}'`,
    [/^tender \S+: requirements is not what the trail says$/],
  ],
  [
    "a hidden tender",
    ({ open }) => `UPDATE tenders SET deleted_at = now() WHERE id = '${open}'`,
    [/^tender \S+: deletedAt is/],
  ],
  [
    "a cancelled tender",
    ({ open, root }) =>
      `UPDATE tenders SET status = 'closed', cancelled_at = now(), cancelled_by = '${root.id}', cancel_reason = repeat('x', 20) WHERE id = '${open}'`,
    [/^tender \S+: .*status is closed.*cancelledAt is/],
  ],
  [
    "an administrator",
    () => "UPDATE users SET is_admin = true WHERE NOT is_admin",
    [/^user \S+: isAdmin is true, and the trail says false$/, /^user/],
  ],
  [
    "a blocked administrator",
    ({ registrar }) => `UPDATE users SET status = 'blocked' WHERE id = '${registrar.id}'`,
    [/^user \S+: status is blocked, and the trail says active$/],
  ],
  [
    "a new administrator",
    () =>
      "INSERT INTO users (username, email, password_hash, is_admin) VALUES ('puppet', 'puppet@example.org', '', true)",
    [/^user \S+: no event created it$/, /^user \S+: its password is not the one that the trail says$/],
  ],
  [
    "the fingerprint of a tender's document",
    ({ documented }) => otherDocument(documented, `jsonb_build_object('sha256', repeat('a', 64))`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "the name of a tender's document",
    ({ documented }) => otherDocument(documented, `'{"name": "Other.pdf"}'::jsonb`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "the address of a tender's document",
    ({ documented }) => otherDocument(documented, `'{"url": "https://forged.example"}'::jsonb`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "the size of a tender's document",
    ({ documented }) => otherDocument(documented, `'{"bytes": 7}'::jsonb`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "the place of a tender's document",
    ({ documented }) => otherDocument(documented, `'{"position": 9}'::jsonb`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a tender's document without its fingerprint, in the same words",
    ({ documented }) =>
      otherDocument(
        documented,
        `jsonb_build_object('url', gone.url || ' · ' || gone.bytes || ' bytes · SHA-256 ' || gone.sha256, 'bytes', NULL, 'sha256', NULL)`,
      ),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a tender without its documents",
    ({ documented }) => `DELETE FROM tender_documents WHERE tender_id = '${documented}'`,
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a tender whose documents are not shown",
    ({ documented }) => `UPDATE tenders SET documents_set_at = NULL WHERE id = '${documented}'`,
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "the document of a copy",
    ({ copied }) => otherDocument(copied, `'{"url": "https://forged.example"}'::jsonb`),
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a document of a tender that never had one",
    ({ due }) =>
      `UPDATE tenders SET documents_set_at = now() WHERE id = '${due}'; INSERT INTO tender_documents VALUES ('${due}', 1, 'More.pdf', 'https://forged.example', NULL, NULL)`,
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a document of a copy without documents",
    ({ bare }) =>
      `UPDATE tenders SET documents_set_at = now() WHERE id = '${bare}'; INSERT INTO tender_documents VALUES ('${bare}', 1, 'More.pdf', 'https://forged.example', NULL, NULL)`,
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "a document of a draft whose documents were removed",
    ({ draft }) =>
      `UPDATE tenders SET documents_set_at = now() WHERE id = '${draft}'; INSERT INTO tender_documents VALUES ('${draft}', 1, 'More.pdf', 'https://forged.example', NULL, NULL)`,
    [/^documents of tender \S+: they are not what the trail says$/],
  ],
  [
    "an answer",
    ({ answered }) => `UPDATE tender_questions SET answer = 'No.' WHERE id = '${answered}'`,
    [/^question \S+: answer is not what the trail says$/],
  ],
  [
    "the answer of a question",
    ({ pending, root }) =>
      `UPDATE tender_questions SET number = 7, published_question = text, answer = 'No.', answered_at = now(), answered_by = '${root.id}' WHERE id = '${pending}'`,
    [/^question \S+: number is 7, and the trail says null; publishedQuestion is not.*; answer is not.*; answeredAt is/],
  ],
  [
    "a question",
    ({ documented, root }) =>
      `INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, version) VALUES ('${documented}', '${root.id}', '${root.id}', 'May we bid later?', now(), 1)`,
    [/^question \S+: no event created it$/],
  ],
  [
    "an earlier answer",
    ({ answered, root }) => `INSERT INTO earlier_answers VALUES ('${answered}', 'No.', now(), '${root.id}')`,
    [/^earlier answer of question \S+, of .*: no event gave it$/],
  ],
  [
    "a tender without its addenda",
    ({ documented }) => `UPDATE tenders SET newest_addendum = 0, amended_at = NULL WHERE id = '${documented}'`,
    [/^tender \S+: newestAddendum is 0, and its newest addendum is 2$/],
  ],
])("the product's role forges %s: it is named", async (_what, forge, named) => {
  const differences = await after(forge);

  expect(differences).toEqual(expect.arrayContaining(named.map((pattern) => expect.stringMatching(pattern))));
  expect(differences).toHaveLength(named.length);
});

test("the events of a process of version 0.10.0, which runs until the update has restarted it, are enough", async () => {
  const runner = staged.api.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query("SET LOCAL session_replication_role = replica");
  await runner.query(
    "UPDATE audit_events SET after = after - ARRAY['receiptNumber', 'sha256', 'sealedSha256', 'addenda', 'addressSha256', 'givenAt', 'approvedAt', 'addresses', 'documentsSha256'] WHERE act IN ('submitBid', 'reviseBid', 'giveDocumentAddress', 'approveOpening', 'openBids', 'setTenderDocuments', 'copyTender')",
  );

  const differences = await outcomeDifferences(runner.manager);
  await runner.rollbackTransaction();
  await runner.release();

  expect(differences).toEqual([]);
});

/**
 * Forgeries that PostgreSQL refuses to the application's database role. For the other columns that decide outcomes, see
 * runtimeRole.test.ts.
 */
test.each([
  ["a bid after the closing seal", ({ awarded }: typeof staged) => forgedBid(awarded)],
  [
    "a withdrawal after the closing seal",
    ({ unsealed }: typeof staged) => `UPDATE bids SET withdrawn_at = now() WHERE id = '${unsealed[0]}'`,
  ],
  ["terms that were opened", ({ unsealed }: typeof staged) => fill(unsealed[0])],
  ["terms that are sealed", ({ sealed }: typeof staged) => fill(sealed[0])],
  [
    "a second closing seal",
    ({ awarded }: typeof staged) =>
      `INSERT INTO closing_seals SELECT tender_id, closing + 1, tender_number, closed_at, sealed_at, sha256, receipts FROM closing_seals WHERE tender_id = '${awarded}'`,
  ],
  [
    "a seal that is not due",
    ({ open }: typeof staged) =>
      `INSERT INTO closing_seals SELECT tender_id, closing, 'T', closes_at, now(), repeat('a', 64), '[]' FROM tenders_to_seal WHERE tender_id = '${open}'`,
  ],
  [
    "what is waiting to be sealed",
    ({ open }: typeof staged) =>
      `UPDATE tenders_to_seal SET closes_at = now() - interval '1 hour' WHERE tender_id = '${open}'`,
  ],
  [
    "the key of a tender",
    ({ waiting }: typeof staged) => `UPDATE tender_seals SET wrapped_key = '' WHERE tender_id = '${waiting}'`,
  ],
  [
    "the fingerprint of a tender's document",
    ({ documented }: typeof staged) =>
      `UPDATE tender_documents SET sha256 = repeat('a', 64) WHERE tender_id = '${documented}'`,
  ],
  [
    "an answer that was replaced",
    ({ answered }: typeof staged) => `DELETE FROM earlier_answers WHERE question_id = '${answered}'`,
  ],
  ["an event", () => "UPDATE audit_events SET after = '{}'"],
])("the product's role cannot write %s", async (_what, forge) => {
  await expect(after(forge)).rejects.toMatchObject({
    driverError: { code: expect.stringMatching(/^(42501|23514)$/) },
  });
});
