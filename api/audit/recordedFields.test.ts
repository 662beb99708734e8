import { readFileSync } from "node:fs";

import { buildSchema, isInputObjectType, isObjectType } from "graphql";

import { schemaName } from "#api/audit/AuditEvent.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { Project } from "#api/content/Project.ts";
import { fieldsOf, type Subject } from "#api/audit/recordedFields.ts";
import { changeOf, creationOf, recordedValue } from "#api/audit/recordedValue.ts";
import { Question } from "#api/questions/Question.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { testApp } from "#api/testing/testApp.ts";
import { User } from "#api/users/User.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

const ENTITIES = {
  tender: Tender,
  bid: BidRow,
  bidDraft: BidDraft,
  user: User,
  companyProfile: CompanyProfile,
  companyDocument: CompanyDocument,
  contactRequest: ContactRequest,
  blogPost: BlogPost,
  project: Project,
  apiToken: ApiToken,
  webhook: Webhook,
  question: Question,
} satisfies Record<Subject, unknown>;

const SUBJECTS = Object.keys(ENTITIES) as Subject[];

test.each(SUBJECTS)(
  "each column of a %s is stated once as recorded, withheld or not recorded; keys, creation times and versions are not recorded",
  async (subject) => {
    const { db } = await testApp();
    const { recorded, withheld, notRecorded } = fieldsOf(subject);

    const columns = db
      .getMetadata(ENTITIES[subject])
      .columns.filter(({ isPrimary, isCreateDate, isVersion }) => !isPrimary && !isCreateDate && !isVersion);

    expect([...recorded, ...withheld, ...notRecorded].sort()).toEqual(
      columns.map(({ propertyName }) => propertyName).sort(),
    );
  },
);

test("no password, hash, secret, token or term of a bid is recorded, and no column that plain reads leave out", async () => {
  const { db } = await testApp();
  const secret = /password|hash|secret|token|sealedTerms|bidAmount|technicalProposal|timelineDays/i;

  const exposed = SUBJECTS.flatMap((subject) => {
    const leftOut = db
      .getMetadata(ENTITIES[subject])
      .columns.filter(({ isSelect }) => !isSelect)
      .map(({ propertyName }) => propertyName);
    return fieldsOf(subject)
      .recorded.filter((name) => secret.test(name) || leftOut.includes(name))
      .map((name) => `${subject}: ${name}`);
  });

  expect(exposed).toEqual([]);
});

/**
 * The names of the GraphQL types with a subject's fields: the type that clients read, and the inputs of the subject's
 * mutations.
 */
const typesOf = (subject: Subject) => {
  const type = subject.charAt(0).toUpperCase() + subject.slice(1);
  return [type, `${type}Input`, `Create${type}Input`, `${type}WithSecret`];
};

test.each(SUBJECTS)("changes of a %s have the names of the schema", (subject) => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const fields = typesOf(subject).flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  });
  const { recorded, withheld } = fieldsOf(subject);

  const unknown = [...recorded, ...withheld]
    .map((column) => schemaName(subject, column))
    .filter((name) => !fields.includes(name));

  expect(unknown).toEqual([]);
});

test("an entity whose columns are recorded has a subject; sessions, mailed links and mails have none", async () => {
  const { db } = await testApp();
  const subjects = Object.values<unknown>(ENTITIES);

  const unstated = db.entityMetadatas.filter(({ target }) => !subjects.includes(target)).map(({ name }) => name);

  expect(unstated.sort()).toEqual([
    "AccountToken",
    "AuditEvent",
    "Bid",
    "BidRevision",
    "CompanyListRow",
    "ContactRequestRemoval",
    "ContentRemoval",
    "EarlierAnswer",
    "IdempotencyKey",
    "Notice",
    "NoticeSettings",
    "OutgoingMail",
    "SavedSearch",
    "Session",
    "StoredCompanyFigures",
    "TenderFigures",
    "WebhookAttempt",
    "WebhookDelivery",
  ]);
});

test("a change tells the fields that differ; of personal data only that they do", () => {
  const before = { status: "active", email: "ada@example.org", isAdmin: false, role: null };

  const change = changeOf("user", before, {
    ...before,
    status: "blocked",
    email: "obi@example.org",
    passwordHash: "$argon2id$",
  });

  expect(change).toEqual({
    before: { status: "active", email: "(withheld)", passwordHash: "(withheld)" },
    after: { status: "blocked", email: "(withheld)", passwordHash: "(withheld)" },
  });
});

test("of something new the recorded fields are told", () => {
  const { before, after } = creationOf("user", { status: "active", email: "ada@example.org", role: null });

  expect([before, after]).toEqual([null, { status: "active" }]);
});

test.each([
  ["half of a surrogate pair", "a\ud800b", "a\uFFFDb"],
  ["a whole pair", "a😀b", "a😀b"],
  ["U+0000", "a\0b", "a\uFFFDb"],
])("%s is stored as jsonb holds it", async (_name, text, expected) => {
  const { db } = await testApp();

  const [{ stored }] = await db.query<[{ stored: { text: string } }]>("SELECT $1::jsonb AS stored", [
    JSON.stringify({ text: recordedValue(text) }),
  ]);

  expect(stored.text).toBe(expected);
});

test("a long text is recorded with its beginning, length and SHA-256", () => {
  expect(recordedValue("😀".repeat(600))).toMatch(/^(😀){250}… \(1200 characters, SHA-256 [0-9a-f]{64}\)$/u);
});
