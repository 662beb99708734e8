import type { EntityManager, QueryDeepPartialEntity } from "typeorm";

import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { NO_REASON_STATED, saveReasons } from "#api/bids/decisions/decisionReasons.ts";
import { recordChange, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import { recordAsFound } from "#api/bids/trail/recordAsFound.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { kindsAsText } from "#api/company-documents/documentKinds.rules.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { Project } from "#api/content/Project.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { addenda, AMENDED_TENDER } from "#api/demonstration/addenda.ts";
import { bids } from "#api/demonstration/bids.ts";
import { companies } from "#api/demonstration/companies.ts";
import { contactRequests } from "#api/demonstration/contactRequests.ts";
import {
  ASKED_KINDS,
  ASKING_TENDER,
  bidDocuments,
  companyDocuments,
  deliveredAt,
  deliveredFile,
  describe,
  DOCUMENTED_BIDDER,
  DOCUMENTED_TENDER,
  tenderFiles,
} from "#api/demonstration/documents.ts";
import { drafts } from "#api/demonstration/drafts.ts";
import { storeSampleFile } from "#api/demonstration/storeSampleFile.ts";
import { recordApproval, sealed, SEALED_TENDER } from "#api/demonstration/sealedTender.ts";
import { reasons, searches } from "#api/demonstration/reasonsAndSearches.ts";
import { lateTenders } from "#api/demonstration/lateTenders.ts";
import { posts } from "#api/demonstration/posts.ts";
import { projects } from "#api/demonstration/projects.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { questions } from "#api/demonstration/questions.ts";
import { notifyDemonstration } from "#api/demonstration/notifyDemonstration.ts";
import { tenders } from "#api/demonstration/tenders.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";
import { Question } from "#api/questions/Question.ts";
import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import { SavedSearch } from "#api/tenders/searches/SavedSearch.ts";
import { createKeyIfSealed } from "#api/tenders/sealed/sealedTender.ts";
import { readTenderKeys } from "#api/tenders/sealed/tenderKey.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { hashPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

const DEMO_PASSWORD = "axion-demo";

/** Printed in place of the second administrator's password, which must stay secret. */
const PASSWORD_OF_ADMINISTRATOR = "(administrator's)";

/** The accounts that are printed at the start. All partners of the demonstration have the same public password. */
export const DEMO_ACCOUNTS = [
  { username: "partner", password: DEMO_PASSWORD, purpose: "a newcomer without a company profile" },
  { username: "osun", password: DEMO_PASSWORD, purpose: "a contractor with a profile and bids of every status" },
  {
    username: "registrar",
    password: PASSWORD_OF_ADMINISTRATOR,
    purpose:
      "a second administrator, with the first one's password: opens the sealed bids that the first one has approved",
  },
  { username: "bandama", password: DEMO_PASSWORD, purpose: "a blocked partner: signing in is refused" },
] as const;

/** The second administrator gets the password that the first administrator has when the demonstration is loaded. */
const SECOND_ADMINISTRATOR = {
  username: "registrar",
  email: "registrar@example.org",
  firstName: "Adjoa",
  lastName: "Mensah",
  isAdmin: true,
};

/** When the accounts of the administrators were created, in days after the day of the server's first start. */
const ADMINISTRATORS_SINCE = -600;

type ByName<T> = ReadonlyMap<string, T>;

/**
 * Where the files of the demonstration are stored, and the site's public URL, with which the URLs of the files begin.
 */
export interface DemonstrationStore {
  store: FileStore;
  site: string;
}

/** A DataSource, or the EntityManager of an open transaction. */
type Database = Pick<EntityManager, "transaction">;

/**
 * Loads the demonstration data, in one transaction, into a database that contains only its administrator. Dates are
 * relative to the day of `now`, so that open tenders are open at any time of loading. Without a wrapping key, no tender
 * is sealed. The documents of one tender and of one bid are real files.
 */
export async function fillDemonstration(
  db: Database,
  { admin, wrappingKeys, files }: { admin: { id: string }; wrappingKeys: WrappingKeys; files: DemonstrationStore },
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    const users = await fillCompanies(tx, passwordHash, now);
    // Set an early creation time for both administrators, because only users who were administrators at the closing
    // time of a sealed tender may open its bids.
    const createdAt = onDay(now, ADMINISTRATORS_SINCE, "08:00:00.000");
    const first = await tx.findOneOrFail(User, { where: { id: admin.id }, select: { id: true, passwordHash: true } });
    const second = { ...SECOND_ADMINISTRATOR, passwordHash: first.passwordHash, createdAt, emailProvenAt: now };
    await tx.save(User, tx.create(User, second));
    await tx.update(User, { id: admin.id }, { createdAt });
    const tendersByNumber = await fillTenders(tx, { admin, wrappingKeys }, now);
    await fillBids(tx, { users, tendersByNumber, admin, wrappingKeys }, now);
    await fillDocuments(tx, { users, tendersByNumber, admin, files }, now);
    await fillCompanyDocuments(tx, named(users, DOCUMENTED_BIDDER), files, now);
    await fillDrafts(tx, { users, tendersByNumber }, now);
    await fillAddenda(tx, named(tendersByNumber, AMENDED_TENDER), { admin, now });
    await fillQuestions(tx, { users, tendersByNumber, admin }, now);
    await tx.save(
      SavedSearch,
      searches.map(({ company, ...search }) => ({ ...search, userId: named(users, company).id, seenAt: now })),
    );
    await tx.save(BlogPost, posts(now, admin));
    await tx.save(Project, projects(now));
    await tx.save(ContactRequest, contactRequests(now, admin));
    await recordAsFound(tx);
  });
}

async function fillCompanies(tx: EntityManager, passwordHash: string, now: Date): Promise<ByName<User>> {
  const rows = companies(now);
  const saved = await tx.save(
    User,
    rows.map(({ account }) => tx.create(User, { ...account, passwordHash, emailProvenAt: now })),
  );
  const users = new Map(saved.map((user) => [user.username, user]));
  await tx.save(
    CompanyProfile,
    rows.flatMap(({ account, profile }) => (profile ? { ...profile, userId: named(users, account.username).id } : [])),
  );
  return users;
}

async function fillTenders(
  tx: EntityManager,
  { admin, wrappingKeys }: { admin: { id: string }; wrappingKeys: WrappingKeys },
  now: Date,
): Promise<ByName<Tender>> {
  const late: Record<string, Partial<Tender>> = lateTenders(now, admin);
  const saved = await tx.save(
    Tender,
    tenders(now).map((tender) =>
      tx.create(Tender, {
        ...tender,
        ...late[tender.tenderNumber],
        createdBy: admin.id,
        ...(wrappingKeys.canWrap &&
          tender.tenderNumber === SEALED_TENDER && {
            sealed: true,
            openingPersons: 2,
            readsOut: "namesAndAmounts" as const,
          }),
      }),
    ),
  );
  for (const tender of saved) {
    await createKeyIfSealed(tx, wrappingKeys, tender);
    if (tender.sealed) {
      const [{ approvedAt }] = await tx.query<[{ approvedAt: Date }]>(
        'INSERT INTO opening_approvals (tender_id, user_id, approved_at) VALUES ($1, $2, clock_timestamp()) RETURNING approved_at AS "approvedAt"',
        [tender.id, admin.id],
      );
      await recordApproval(tx, { tenderId: tender.id, userId: admin.id, approvedAt });
    }
  }
  await tx.query("UPDATE tenders SET published_at = created_at + interval '1 day' WHERE status <> 'draft'");
  return new Map(saved.map((tender) => [tender.tenderNumber, tender]));
}

async function fillAddenda(tx: EntityManager, tender: Tender, { admin, now }: { admin: { id: string }; now: Date }) {
  const issued = addenda(now);
  for (const [place, { issuedAt, weight, note, changes }] of issued.entries())
    await tx.query(
      "INSERT INTO addenda (tender_id, number, issued_at, issued_by, changes, note, weight) VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7)",
      [tender.id, place + 1, issuedAt, admin.id, JSON.stringify(changes(tender)), note, weight],
    );
  await tx.update(Tender, { id: tender.id }, { newestAddendum: issued.length, amendedAt: issued.at(-1)!.issuedAt });
}

interface Owners {
  users: ByName<User>;
  tendersByNumber: ByName<Tender>;
}

async function fillBids(
  tx: EntityManager,
  { users, tendersByNumber, admin, wrappingKeys }: Owners & { admin: { id: string }; wrappingKeys: WrappingKeys },
  now: Date,
) {
  const rows = bids(now).map(({ tender, company, revisions, ...state }) => ({
    revisions,
    bid: {
      ...state,
      tenderId: named(tendersByNumber, tender).id,
      tenderNumber: tender,
      tenderTitle: named(tendersByNumber, tender).title,
      companyId: named(users, company).id,
      revision: revisions.length,
      decidedBy: state.decidedAt && admin.id,
    },
  }));
  const saved = await tx.save(
    BidRow,
    rows.map(({ bid }) => bid),
  );
  const keys = await readTenderKeys(
    tx,
    wrappingKeys,
    saved.map(({ tenderId }) => tenderId),
  );
  await tx.insert(
    BidRevision,
    rows.flatMap<QueryDeepPartialEntity<BidRevision>>(({ revisions }, row) => {
      const { id: bidId, tenderId, tenderNumber, companyId } = saved[row]!;
      const key = keys.get(tenderId);
      const named =
        tenderNumber === DOCUMENTED_TENDER && companyId === users.get(DOCUMENTED_BIDDER)?.id ? bidDocuments.length : 0;
      const stored = revisions.map((terms, index) => ({
        ...terms,
        bidId,
        revision: index + 1,
        documentsCount: index + 1 === revisions.length ? named : 0,
      }));
      return key ? stored.map((revision) => sealed(key, tenderId, revision)) : stored;
    }),
  );
  const ids = new Map(saved.map(({ id, tenderNumber, companyId }) => [`${tenderNumber} ${companyId}`, id]));
  await saveReasons(
    tx,
    new Map(
      reasons.map(({ tender, company, ...stated }) => [
        named(ids, `${tender} ${named(users, company).id}`),
        { ...NO_REASON_STATED, ...stated },
      ]),
    ),
  );
}

async function fillDocuments(
  tx: EntityManager,
  {
    users,
    tendersByNumber,
    admin,
    files: { store, site },
  }: Owners & { admin: { id: string }; files: DemonstrationStore },
  now: Date,
) {
  const tender = named(tendersByNumber, DOCUMENTED_TENDER);
  const { id: companyId } = named(users, DOCUMENTED_BIDDER);
  const addressOf = (fileId: string) => site + apiPaths.file(fileId);
  const listed = [];
  for (const file of await tenderFiles()) {
    const upload = { purpose: "tenderDocument" as const, ownerId: admin.id, tenderId: tender.id, at: tender.createdAt };
    const fileId = await storeSampleFile(tx, store, file, upload);
    listed.push({ ...describe(file), url: addressOf(fileId), fileId });
  }
  await storeTenderDocuments(tx, tender.id, listed);
  await tx.update(Tender, { id: tender.id }, { documentsSetAt: tender.createdAt });
  const bid = await tx.findOneByOrFail(BidRow, { tenderId: tender.id, companyId });
  for (const [place, { name, bytes, sha256 }] of bidDocuments.entries())
    await tx.query(
      "INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256) VALUES ($1, $2, $3, $6, $4, $5, $6)",
      [bid.id, bid.revision, place + 1, name, bytes, sha256],
    );
  const at = deliveredAt(now);
  const upload = { purpose: "bidDocument" as const, ownerId: companyId, tenderId: tender.id, at };
  const fileId = await storeSampleFile(tx, store, deliveredFile, upload);
  await tx.query(
    "INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by, file_id) VALUES ($1, $2, $3, $4, $5, $6)",
    [bid.id, describe(deliveredFile).sha256, addressOf(fileId), at, companyId, fileId],
  );
}

async function fillCompanyDocuments(
  tx: EntityManager,
  { id: companyId }: User,
  { store }: DemonstrationStore,
  now: Date,
) {
  const tender = await tx.findOneByOrFail(Tender, { tenderNumber: ASKING_TENDER });
  const asking = tx.merge(Tender, tx.create(Tender), tender, { requiredDocuments: kindsAsText(ASKED_KINDS) });
  await tx.update(Tender, { id: tender.id }, { requiredDocuments: asking.requiredDocuments });
  // recordAsFound records the fields of its own time only.
  await recordChange(tx, THE_PRODUCT, { act: "updateTender", subject: "tender" }, tender, asking);
  const at = onDay(now, -60, "09:30");
  for (const { file, ...document } of companyDocuments(now)) {
    const upload = { purpose: "companyDocument" as const, ownerId: companyId, tenderId: null, at };
    const fileId = await storeSampleFile(tx, store, file, upload);
    await tx.save(CompanyDocument, tx.create(CompanyDocument, { ...document, companyId, fileId, createdAt: at }));
  }
}

async function fillDrafts(tx: EntityManager, { users, tendersByNumber }: Owners, now: Date) {
  await tx.save(
    BidDraft,
    drafts(now).map(({ tender, company, ...draft }) =>
      tx.create(BidDraft, {
        ...draft,
        tenderId: named(tendersByNumber, tender).id,
        companyId: named(users, company).id,
      }),
    ),
  );
}

async function fillQuestions(
  tx: EntityManager,
  { users, tendersByNumber, admin }: Owners & { admin: { id: string } },
  now: Date,
) {
  const rows = questions(now);
  const saved = await tx.save(
    Question,
    rows.map(({ tender, company, text, askedAt, answered, declined }) => {
      const { id: companyId } = named(users, company);
      const decided = {
        ...(answered && { ...answered, answeredBy: admin.id }),
        ...(declined && { ...declined, declinedBy: admin.id }),
      };
      return tx.create(Question, {
        tenderId: named(tendersByNumber, tender).id,
        companyId,
        askedBy: companyId,
        text,
        askedAt,
        ...decided,
      });
    }),
  );
  await tx.insert(
    EarlierAnswer,
    rows.flatMap(({ earlier }, row) =>
      earlier ? { ...earlier, questionId: saved[row]?.id, answeredBy: admin.id } : [],
    ),
  );
  await notifyDemonstration(tx, { tenders: tendersByNumber.values(), questions: saved, admin });
}

function named<T>(rows: ByName<T>, name: string) {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`The demonstration names ${name}, which it does not hold`);
  return row;
}
