import { hash } from "@node-rs/argon2";
import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { Project } from "#api/content/Project.ts";
import type { AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";
import { issueAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";

/** A function that inserts a valid row. The overrides of a builder contain only the values that the test is about. */
export type Seed<T> = (tx: EntityManager) => Promise<T>;

export const PASSWORD = "correct horse";
const DAY = 24 * 60 * 60 * 1000;

/**
 * The lowest cost that argon2 allows, so that sign-ins in tests are fast. A hash contains its cost, so verifying it is
 * fast, too.
 */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let passwordHash: Promise<string> | undefined;
let count = 0;

export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);

export const aPartner =
  (overrides: Partial<User> = {}): Seed<User> =>
  async (tx) => {
    const username = `partner-${++count}`;
    passwordHash ??= hash(PASSWORD, CHEAP);
    const { id } = await tx.save(User, {
      username,
      email: `${username}@example.org`,
      passwordHash: await passwordHash,
      emailProvenAt: new Date("2026-01-01"),
      ...overrides,
    });
    return tx.findOneOrFail(User, { where: { id }, withDeleted: true });
  };

export const anAdmin = (overrides: Partial<User> = {}) => aPartner({ isAdmin: true, ...overrides });

/** A partner with a company profile. */
export const aBidder =
  (overrides: Partial<User> = {}, profile: Partial<CompanyProfile> = {}): Seed<User> =>
  async (tx) => {
    const user = await aPartner(overrides)(tx);
    await tx.save(CompanyProfile, { userId: user.id, companyName: `Company ${count}`, ...profile });
    return user;
  };

/** The body of a request that creates a tender. */
export const tenderInput = (overrides: object = {}) => ({
  tenderNumber: `T-${++count}`,
  title: "Bridge over the Mpoko",
  description: "A two-lane bridge.",
  category: "Infrastructure",
  budgetMin: 100_000,
  budgetMax: 250_000,
  openingDate: daysFromNow(-10).toISOString(),
  closingDate: daysFromNow(30).toISOString(),
  location: "Bangui",
  country: "Central African Republic",
  requirements: "ISO 9001",
  documentsUrl: null,
  status: "open",
  ...overrides,
});

export const aTender =
  (overrides: Partial<Tender> = {}): Seed<Tender> =>
  async (tx) => {
    const createdBy = overrides.createdBy ?? (await anAdmin()(tx)).id;
    const fields = tenderInput() as unknown as Tender;
    const { id } = await tx.save(Tender, Object.assign(fields, { createdBy }, overrides));
    return tx.findOneOrFail(Tender, { where: { id }, withDeleted: true });
  };

export const PROPOSAL = "We launch the girders from the south bank in the dry season.";

/** The body of a request that submits a bid. */
export const aBid = (overrides: object = {}) => ({
  bidAmount: 180_000,
  technicalProposal: PROPOSAL,
  timelineDays: 90,
  documentsUrl: null,
  ...overrides,
});

/**
 * A stored bid with one revision.
 * @param documents The documents of the bid; none has a URL yet
 */
export const aSubmittedBid =
  (overrides: Partial<Bid> = {}, documents: readonly NamedDocument[] = []): Seed<Bid> =>
  async (tx) => {
    const tenderId = overrides.tenderId ?? (await aTender()(tx)).id;
    const tender = await tx.findOneOrFail(Tender, { where: { id: tenderId }, withDeleted: true });
    const named = { tenderId, tenderNumber: tender.tenderNumber, tenderTitle: tender.title };
    const companyId = overrides.companyId ?? (await aBidder()(tx)).id;
    const submittedAt = overrides.submittedAt ?? new Date();
    const { bidAmount, technicalProposal, timelineDays, documentsUrl } = { ...aBid(), ...overrides };
    const { status, withdrawnAt, decidedAt, decidedBy } = overrides;
    const { id } = await tx.save(BidRow, { ...named, companyId, status, withdrawnAt, decidedAt, decidedBy });
    await tx.insert(BidRevision, {
      bidId: id,
      revision: 1,
      bidAmount,
      technicalProposal,
      timelineDays,
      documentsUrl,
      submittedAt,
      documentsCount: documents.length,
    });
    for (const [place, { name, bytes, sha256 }] of documents.entries())
      await tx.query(
        "INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256) VALUES ($1, 1, $2, $5, $3, $4, $5)",
        [id, place + 1, name, bytes, sha256],
      );
    return tx.findOneByOrFail(Bid, { id });
  };

/**
 * Issues an addendum that changes the tender's requirements, and returns its number. By default it has the weight
 * `confirm`: bidders must confirm it.
 */
export const anAddendum =
  ({
    tenderId,
    issuedBy,
    weight = "confirm",
    note = null,
  }: {
    tenderId: string;
    issuedBy: string;
    weight?: AddendumWeight;
    note?: string | null;
  }): Seed<number> =>
  async (tx) => {
    const tender = await tx.findOneByOrFail(Tender, { id: tenderId });
    const { number } = await issueAddendum(tx, tender, {
      changes: [{ field: "requirements", before: tender.requirements, after: `${tender.requirements}, ISO 14001` }],
      choice: { weight, note },
      takesBids: true,
      by: issuedBy,
    });
    const { newestAddendum, amendedAt } = tender;
    await tx.update(
      Tender,
      { id: tenderId },
      { newestAddendum, amendedAt, requirements: `${tender.requirements}, ISO 14001` },
    );
    return number;
  };

export const aProject =
  (overrides: Partial<Project> = {}): Seed<Project> =>
  (tx) =>
    tx.save(Project, { title: "Water works", description: "A plant for Antananarivo.", published: true, ...overrides });

export const aBlogPost =
  (overrides: Partial<BlogPost> = {}): Seed<BlogPost> =>
  (tx) =>
    tx.save(BlogPost, {
      slug: `post-${++count}`,
      title: "Reading a tender",
      excerpt: "What to look for first.",
      category: "Tenders",
      body: "# Reading\n\nStart with the dates.",
      published: true,
      ...overrides,
    });
