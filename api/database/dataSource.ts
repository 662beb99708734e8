import { DataSource, type DataSourceOptions } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { Project } from "#api/content/Project.ts";
import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { FirstSchema1790000000000 } from "#api/database/migrations/1790000000000-FirstSchema.ts";
import { WholePortal1790100000000 } from "#api/database/migrations/1790100000000-WholePortal.ts";
import { ContactMail1790200000000 } from "#api/database/migrations/1790200000000-ContactMail.ts";
import { IdempotencyKeys1790300000000 } from "#api/database/migrations/1790300000000-IdempotencyKeys.ts";
import { FoldCase1790360000000 } from "#api/database/migrations/1790360000000-FoldCase.ts";
import { BidsNameTheirTender1790370000000 } from "#api/database/migrations/1790370000000-BidsNameTheirTender.ts";
import { SnakeNaming } from "#api/database/SnakeNaming.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { Session } from "#api/users/Session.ts";
import { User } from "#api/users/User.ts";

/** A server's URL, or the pg driver configuration of the embedded database. */
type Target = { url: string; poolSize?: number } | { extra: object };

export function dataSourceFor(target: Target, more: Partial<Pick<DataSourceOptions, "logger" | "logging">> = {}) {
  return new DataSource({
    type: "postgres",
    // A timeout instead of a deadlock: the embedded database has one connection, and a query outside its open transaction never gets it.
    connectTimeoutMS: 30_000,
    ...("url" in target ? { ...target, extra: { statement_timeout: 30_000 } } : { ...target, poolSize: 1 }),
    entities: [Bid, BidDraft, BidRevision, BlogPost, CompanyProfile, ContactRequest, IdempotencyKey, OutgoingMail, Project, Session, Tender, User],
    migrations: [FirstSchema1790000000000, WholePortal1790100000000, ContactMail1790200000000, IdempotencyKeys1790300000000, FoldCase1790360000000, BidsNameTheirTender1790370000000],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    ...more,
  });
}
