/**
 * What the product's own role may do with each table, on a server where another role owns them: nothing that no act needs.
 * Submitted terms can be added and read; of a bid only its decision, withdrawal and newest revision can be changed.
 */
export const RUNTIME_RIGHTS: Record<string, string> = {
  bid_change_counts: "SELECT, INSERT, UPDATE",
  bid_drafts: "SELECT, INSERT, UPDATE, DELETE",
  bid_revisions: "SELECT, INSERT",
  bids: "SELECT, INSERT, UPDATE (status, decided_at, decided_by, withdrawn_at, revision)",
  blog_posts: "SELECT, INSERT, UPDATE, DELETE",
  company_profiles: "SELECT, INSERT, UPDATE",
  contact_requests: "SELECT, INSERT, UPDATE",
  idempotency_keys: "SELECT, INSERT, DELETE",
  known_addresses: "SELECT, INSERT, UPDATE, DELETE",
  migrations: "SELECT",
  outgoing_mails: "SELECT, INSERT, UPDATE, DELETE",
  projects: "SELECT, INSERT, UPDATE, DELETE",
  rate_limits: "SELECT, INSERT, UPDATE, DELETE",
  secrets: "SELECT, INSERT",
  sessions: "SELECT, INSERT, UPDATE, DELETE",
  submitted_bids: "SELECT",
  tender_revision: "SELECT, UPDATE",
  tenders: "SELECT, INSERT, UPDATE",
  users: "SELECT, INSERT, UPDATE",
};
