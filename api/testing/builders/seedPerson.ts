import { aBidder, aBid, anAddendum, aBlogPost, aTender } from "#api/testing/builders/builders.ts";
import { mailsOf, tokenIn } from "#api/testing/builders/accountMails.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";
import { anAnsweredQuestion } from "#api/testing/builders/questions.ts";
import { aCompanyDocument } from "#api/testing/builders/companyDocuments.ts";
import { aTwoStep, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { uploads } from "#api/testing/builders/uploads.ts";
import { aDelivery, aWebhook } from "#api/testing/builders/webhooks.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

export const PLANTED_FILE = Buffer.from("planted file");
const DOCUMENT = "d0".repeat(32);
const INSERT_SESSION =
  "INSERT INTO sessions (sid, sess, expire) VALUES ('planted-sid', json_build_object('userId', $1::text, 'device', 'planted device', 'network', 'planted network'), now() + interval '1 day')";

/**
 * Creates a user with personal data in every table. Every personal column has a text that begins with "planted". The
 * user has a sealed bid with two revisions, drafts, mails, links and sessions. The password is PASSWORD of the
 * builders.
 */
export async function seedPerson(api: TestApp) {
  const person: User = await api.has(
    aBidder(
      {
        username: "planted.user",
        email: "planted@example.org",
        firstName: "planted first",
        lastName: "planted last",
        vatNumber: "planted vat",
        cardId: "planted card",
        addressStreet: "planted street",
        addressCity: "planted city",
        addressState: "planted state",
        addressPostalCode: "planted code",
        addressCountry: "Kenya",
        companyName: "Kept Works",
        companyTypology: "engineer",
        isAdmin: false,
      },
      {
        companyName: "Kept Works",
        registrationNumber: "RC-1",
        phone: "planted phone",
        website: "https://planted.example",
        description: "planted description",
        addressStreet: "planted company street",
        addressCity: "planted company city",
        addressState: "planted company state",
        addressPostalCode: "planted c-code",
        addressCountry: "Kenya",
      },
    ),
  );
  const browser = api.as(person);
  await browser.signIn();
  const [sealed, open] = [await api.has(aSealedTender()), await api.has(aTender({ createdBy: person.id }))];
  const kept = ["proposal that is kept", "second proposal that is kept"].map((text) => `${text} ${"x".repeat(60)}`);
  const submitted = await browser.post(
    "/api/bids",
    aBid({
      tenderId: sealed.id,
      bidAmount: 190_001,
      timelineDays: 91,
      technicalProposal: kept[0],
      documents: [{ name: "Kept method.pdf", bytes: 7, sha256: DOCUMENT }],
    }),
    { "idempotency-key": "planted key" },
  );
  const bid = submitted.body as { id: string };
  await browser.graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id: bid.id,
    input: aBid({
      bidAmount: 190_002,
      technicalProposal: kept[1],
      documents: [{ name: "Kept method.pdf", bytes: 7, sha256: DOCUMENT }],
    }),
  });
  await browser.graphql(
    'mutation ($id: ID!, $sha256: String!) { giveDocumentAddress(bidId: $id, sha256: $sha256, url: "https://works.example/kept-method.pdf") { id } }',
    { id: bid.id, sha256: DOCUMENT },
  );
  for (const [tender, text] of [
    [sealed, "planted sealed draft"],
    [open, "planted plain draft"],
  ] as const)
    await browser.graphql(
      "mutation ($id: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $id, input: $input) { tenderId } }",
      {
        id: tender.id,
        input: { bidAmount: "", technicalProposal: text, timelineDays: "", documentsUrl: "" },
      },
    );
  await api.has(
    aCompanyDocument(person, { name: "planted clearance", number: "planted number", fileName: "planted scan.pdf" }),
  );
  for (const tender of [sealed, open])
    await uploads(browser).whole(PLANTED_FILE, {
      filename: "planted plan.pdf",
      purpose: "bidDocument",
      tenderId: tender.id,
    });
  await browser.graphql(`mutation { changeEmail(email: "planted.new@example.org", password: "correct horse") }`);
  await api.as(person, "wrong").signIn();
  const { id } = person;
  await aTwoStep(api.db, id);
  await api.db.query(INSERT_SESSION, [id]);
  await api.db.query(
    "INSERT INTO api_tokens (user_id, name, sha256, beginning, scopes) VALUES ($1, 'planted token', repeat('a', 64), 'axn_abcd', ARRAY['tenders:read'])",
    [id],
  );
  const webhook = await api.has(
    aWebhook(person, { url: "https://planted.example/hook", description: "planted webhook" }),
  );
  const delivery = await api.has(aDelivery(webhook));
  await api.db.query(
    "INSERT INTO webhook_attempts (delivery_id, attempted_at, duration_ms, error) VALUES ($1, now(), 5, 'planted error')",
    [delivery.id],
  );
  await api.db.query(
    `INSERT INTO notice_settings (user_id, time_zone, choices) VALUES ($1, 'Africa/Bangui', '{"tenders": "daily"}')`,
    [id],
  );
  await api.has(anAddendum({ tenderId: open.id, issuedBy: id }));
  await api.db.query(
    "INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by) VALUES ($1, 1, 1, now(), $2)",
    [bid.id, id],
  );
  await api.db.query(
    "WITH search AS (INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, 'planted search', '', 'daily') RETURNING id) INSERT INTO saved_search_matches (search_id, tender_id) SELECT id, $2 FROM search",
    [id, open.id],
  );
  await api.db.query("INSERT INTO decision_reasons (bid_id, reason) VALUES ($1, 'price')", [bid.id]);
  await api.has(aBlogPost({ authorId: id }));
  const question = await api.has(
    anAnsweredQuestion({ tenderId: open.id, companyId: id, answeredBy: id, text: "Kept question of the works" }),
  );
  await api.has((tx) =>
    tx.insert(EarlierAnswer, {
      questionId: question.id,
      answer: "Kept answer",
      answeredAt: new Date(),
      answeredBy: id,
    }),
  );
  await api.db.query("INSERT INTO opening_approvals (tender_id, user_id, approved_at) VALUES ($1, $2, now())", [
    sealed.id,
    id,
  ]);
  await api.db.query(
    "INSERT INTO tender_openings (tender_id, opened_at, opened_by, receipts) VALUES ($1, now(), ARRAY[$2::uuid], '[]')",
    [open.id, id],
  );
  await api.db.query(
    "INSERT INTO contact_requests (first_name, last_name, email, company, role, message, handled_at, handled_by) VALUES ('Obi', 'Obi', 'obi@example.org', 'Obi', 'other', 'Hello', now(), $1)",
    [id],
  );
  const [confirmation] = await mailsOf(api, "planted.new@example.org");
  return {
    person,
    /** This client signed in before two-step sign-in was set up. */
    browser,
    bidId: bid.id,
    tenderId: sealed.id,
    secrets: ["planted-sid", tokenIn(confirmation!), RECOVERY_CODE],
    /** Texts that the export must contain. Texts that begin with "planted" are personal data. */
    marks: [
      "planted.user",
      "planted@example.org",
      "planted.new@example.org",
      "planted first",
      "planted last",
      "planted vat",
      "planted card",
      "planted street",
      "planted city",
      "planted state",
      "planted code",
      "planted phone",
      "https://planted.example",
      "planted description",
      "planted company street",
      "planted company city",
      "planted company state",
      "planted c-code",
      "planted sealed draft",
      "planted plain draft",
      "planted device",
      "planted network",
      "planted key",
      "planted token",
      "https://planted.example/hook",
      "planted webhook",
      "planted error",
      "planted search",
      "Kept method.pdf",
      "https://works.example/kept-method.pdf",
      "Kept Works",
      "Kept question of the works",
      "RC-1",
      open.title,
      ...kept,
    ],
  };
}
