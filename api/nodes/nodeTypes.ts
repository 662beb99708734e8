import { findBids } from "#api/bids/findBid.ts";
import { findCompanies } from "#api/bids/companies/findCompany.ts";
import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { findOwnProfiles } from "#api/company-profiles/ownProfile.ts";
import { findContactRequests } from "#api/contact/listContactRequests.ts";
import { findBlogPosts, findProjects } from "#api/content/findContent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { findTenders } from "#api/tenders/findTender.ts";
import { findUsers } from "#api/users/findUser.ts";
import { findWebhooks } from "#api/webhooks/ownWebhooks.ts";

interface NodeType {
  /** The root field whose rights apply: `node` answers what this field answers to the same caller. */
  root: string;
  /** The table that has the ids. Company has none: its ids tell that they are those of companies. */
  table?: string;
  /** Reads these objects in one statement, without those that the caller may not read. */
  find: (context: SignedIn, ids: readonly string[]) => Promise<{ id: string }[]>;
  /** The id in GraphQL, if it is not the row's. */
  idOf?: (id: string) => string;
}

/** The types that implement Node. A test compares them with the schema. */
export const NODE_TYPES: Record<string, NodeType> = {
  Bid: { root: "bid", table: "bids", find: findBids },
  BlogPost: { root: "blogPost", table: "blog_posts", find: findBlogPosts },
  Company: { root: "company", find: findCompanies, idOf: companyIdOf },
  CompanyProfile: { root: "companyProfile", table: "company_profiles", find: findOwnProfiles },
  ContactRequest: { root: "contactRequests", table: "contact_requests", find: findContactRequests },
  Project: { root: "project", table: "projects", find: findProjects },
  Tender: { root: "tender", table: "tenders", find: findTenders },
  User: { root: "user", table: "users", find: findUsers },
  Webhook: { root: "webhook", table: "webhooks", find: findWebhooks },
};
