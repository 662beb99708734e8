/**
 * What the product's own role may do with each table, on a server where another role owns them: nothing that no act needs.
 * Submitted terms can be added and read, and sealed ones opened once, as a trigger of bid_revisions holds; of a bid only its decision, withdrawal and newest revision can be changed.
 */
export const RUNTIME_RIGHTS: Record<string, string> = {
  account_tokens: "SELECT, INSERT, DELETE",
  api_tokens: "SELECT, INSERT, UPDATE (last_used_at, revoked_at), DELETE",
  audit_days: "SELECT, INSERT",
  audit_events: "SELECT, INSERT",
  bid_change_counts: "SELECT, INSERT, UPDATE",
  bid_drafts: "SELECT, INSERT, UPDATE, DELETE",
  bid_revisions: "SELECT, INSERT, UPDATE (bid_amount, technical_proposal, timeline_days, documents_url)",
  bids: "SELECT, INSERT, UPDATE (status, decided_at, decided_by, withdrawn_at, revision)",
  blog_posts: "SELECT, INSERT, UPDATE, DELETE",
  company_profiles: "SELECT, INSERT, UPDATE",
  contact_requests: "SELECT, INSERT, UPDATE, DELETE",
  idempotency_keys: "SELECT, INSERT, DELETE",
  known_addresses: "SELECT, INSERT, UPDATE, DELETE",
  migrations: "SELECT",
  opening_approvals: "SELECT, INSERT, UPDATE, DELETE",
  outgoing_mails: "SELECT, INSERT, UPDATE, DELETE",
  projects: "SELECT, INSERT, UPDATE, DELETE",
  rate_limits: "SELECT, INSERT, UPDATE, DELETE",
  recovery_codes: "SELECT, INSERT, DELETE",
  secrets: "SELECT, INSERT",
  sessions: "SELECT, INSERT, UPDATE, DELETE",
  submitted_bids: "SELECT",
  tender_openings: "SELECT, INSERT",
  tender_revision: "SELECT, UPDATE",
  tender_seals: "SELECT, INSERT, UPDATE (wrapped_key, key_id)",
  tenders: "SELECT, INSERT, UPDATE",
  two_steps: "SELECT, INSERT, UPDATE, DELETE",
  users: "SELECT, INSERT, UPDATE",
};
