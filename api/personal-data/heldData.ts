/** The rows and columns of a table that are data about a user. */
interface Held {
  /** An SQL condition that selects the user's rows; $1 is the user's id. */
  whose: string;
  /** The columns that are exported. */
  exported: readonly string[];
  /** Computed values that are exported: for each name in the export, the SQL expression. */
  computed?: Readonly<Record<string, string>>;
  /**
   * The columns that are not exported: secrets, internal numbers, and columns that `computed` replaces. "the rest"
   * means all other columns. Use it for a table whose rows are not about the user, who only created or changed them.
   */
  leftOut: readonly string[] | "the rest";
  /** The SQL order of the rows; none by default. */
  order?: string;
}

const OWN_BIDS = "SELECT id FROM bids WHERE company_id = $1::uuid";

const OWN_WEBHOOKS = "SELECT id FROM webhooks WHERE user_id = $1::uuid";

/**
 * The maximum number of audit events in an export. It limits the memory, because an administrator can have very many
 * audit events.
 */
export const MOST_EVENTS = 10_000;

/**
 * Every table with rows about one user, by the name of its part in the export. exportMyData.test.ts fails if a table is
 * missing here and in NOT_OF_ONE_PERSON, or if a column is missing here.
 */
export const HELD_DATA = {
  account: {
    table: "users",
    whose: "id = $1",
    exported: [
      "id",
      "username",
      "email",
      "first_name",
      "last_name",
      "company_name",
      "company_typology",
      "vat_number",
      "card_id",
      "address_street",
      "address_city",
      "address_state",
      "address_postal_code",
      "address_country",
      "is_admin",
      "role",
      "status",
      "created_at",
      "last_sign_in_at",
      "email_proven_at",
    ],
    leftOut: ["password_hash", "version", "deleted_at", "erased_at", "updated_at", "predates_look_alike_rule"],
  },
  companyProfile: {
    table: "company_profiles",
    whose: "user_id = $1",
    exported: [
      "id",
      "company_name",
      "registration_number",
      "industry",
      "employee_count",
      "description",
      "phone",
      "website",
      "address_street",
      "address_city",
      "address_state",
      "address_postal_code",
      "address_country",
    ],
    leftOut: ["user_id", "version", "updated_at"],
  },
  companyDocuments: {
    table: "company_documents",
    whose: "company_id = $1",
    exported: ["id", "kind", "name", "number", "issuer", "file_id", "created_at"],
    computed: { validUntil: "valid_until::text" },
    leftOut: ["company_id", "valid_until", "version", "updated_at"],
    order: "id",
  },
  bids: {
    table: "bids",
    whose: "company_id = $1",
    exported: ["id", "tender_id", "tender_number", "tender_title", "status", "revision", "decided_at", "withdrawn_at"],
    leftOut: ["company_id", "decided_by", "updated_at"],
    order: "id",
  },
  bidRevisions: {
    table: "bid_revisions",
    whose: `bid_id IN (${OWN_BIDS})`,
    exported: [
      "bid_id",
      "revision",
      "bid_amount",
      "technical_proposal",
      "timeline_days",
      "documents_url",
      "submitted_at",
      "received_at",
      "receipt_number",
    ],
    leftOut: ["sealed_terms", "documents_count"],
    order: "bid_id, revision",
  },
  bidDocuments: {
    table: "bid_documents",
    whose: `bid_id IN (${OWN_BIDS})`,
    exported: ["bid_id", "revision", "position", "name", "bytes", "sha256", "kind"],
    leftOut: ["document_key"],
    order: "bid_id, revision, position",
  },
  bidDocumentAddresses: {
    table: "bid_document_addresses",
    whose: `bid_id IN (${OWN_BIDS})`,
    exported: ["id", "bid_id", "url", "file_id", "given_at"],
    leftOut: ["document_key", "sealed_url", "given_by"],
    order: "id",
  },
  files: {
    table: "files",
    whose: "owner_id = $1",
    exported: [
      "id",
      "purpose",
      "tender_id",
      "name",
      "bytes",
      "sha256",
      "media_type",
      "state",
      "started_at",
      "whole_at",
      "scanned_at",
      "virus",
    ],
    leftOut: ["owner_id", "sealed_facts", "document_key", "unnamed_since", "scan_due_at"],
    order: "id",
  },
  decisionReasons: {
    table: "decision_reasons",
    whose: `bid_id IN (${OWN_BIDS})`,
    exported: ["bid_id", "reason", "words", "next_steps"],
    leftOut: [],
  },
  bidDrafts: {
    table: "bid_drafts",
    whose: "company_id = $1",
    exported: [
      "tender_id",
      "bid_amount",
      "technical_proposal",
      "timeline_days",
      "documents_url",
      "documents",
      "addenda_seen",
      "saved_at",
    ],
    leftOut: ["company_id", "sealed_terms", "version", "updated_at"],
    order: "saved_at",
  },
  questions: {
    table: "tender_questions",
    whose: "company_id = $1",
    exported: [
      "id",
      "tender_id",
      "text",
      "asked_at",
      "number",
      "published_question",
      "answer",
      "answered_at",
      "corrected_at",
      "declined_at",
      "decline_reason",
      "withdrawn_at",
    ],
    leftOut: ["company_id", "asked_by", "answered_by", "declined_by", "version", "updated_at"],
    order: "id",
  },
  earlierAnswers: {
    table: "earlier_answers",
    whose: "answered_by = $1",
    exported: ["question_id", "answered_at"],
    leftOut: ["answer", "answered_by"],
    order: "answered_at",
  },
  sessions: {
    table: "sessions",
    whose: "user_id = $1",
    exported: ["started_at", "last_seen_at", "confirmed_at", "code_confirmed_at", "expire"],
    computed: { device: "sess ->> 'device'", network: "sess ->> 'network'" },
    leftOut: ["sid", "sess", "user_id", "public_id"],
    order: "started_at",
  },
  visits: {
    table: "visits",
    whose: "user_id = $1",
    exported: ["seen_at", "previous_at"],
    leftOut: ["user_id"],
    order: "seen_at",
  },
  mailedLinks: {
    table: "account_tokens",
    whose: "user_id = $1",
    exported: ["purpose", "email", "created_at", "expires_at"],
    leftOut: ["sha256", "user_id"],
  },
  apiTokens: {
    table: "api_tokens",
    whose: "user_id = $1",
    exported: ["id", "name", "beginning", "scopes", "created_at", "expires_at", "last_used_at", "revoked_at"],
    leftOut: ["user_id", "sha256", "updated_at"],
  },
  webhooks: {
    table: "webhooks",
    whose: "user_id = $1",
    exported: ["id", "url", "description", "events", "created_at", "updated_at", "failing_since", "disabled_at"],
    leftOut: ["user_id", "sealed_secret", "old_sealed_secret", "old_secret_ends_at", "version"],
  },
  webhookDeliveries: {
    table: "webhook_deliveries",
    whose: `webhook_id IN (${OWN_WEBHOOKS})`,
    exported: [
      "id",
      "webhook_id",
      "event",
      "tender_id",
      "bid_id",
      "question_id",
      "request_id",
      "addendum",
      "occurred_at",
      "created_at",
      "next_attempt_at",
      "delivered_at",
    ],
    leftOut: ["attempts", "claimed_until", "updated_at"],
    order: "id",
  },
  webhookAttempts: {
    table: "webhook_attempts",
    whose: `delivery_id IN (SELECT id FROM webhook_deliveries WHERE webhook_id IN (${OWN_WEBHOOKS}))`,
    exported: ["delivery_id", "attempted_at", "duration_ms", "status_code", "error"],
    leftOut: ["id"],
    order: "id",
  },
  twoStepSignIn: {
    table: "two_steps",
    whose: "user_id = $1",
    exported: ["confirmed_at"],
    leftOut: ["user_id", "sealed_secret", "last_counter"],
  },
  recoveryCodes: {
    table: "recovery_codes",
    whose: "user_id = $1",
    exported: [],
    computed: { isSet: "true" },
    leftOut: ["user_id", "code_hash"],
  },
  knownNetworks: {
    table: "known_addresses",
    whose: "user_id = $1",
    exported: ["seen_at"],
    leftOut: ["user_id", "fingerprint"],
  },
  knownDevices: {
    table: "known_devices",
    whose: "user_id = $1",
    exported: ["seen_at"],
    leftOut: ["user_id", "fingerprint"],
  },
  mails: {
    table: "outgoing_mails",
    whose: "about_id = $1",
    exported: ["recipient", "subject", "created_at", "sent_at"],
    computed: { text: "CASE WHEN NOT is_secret THEN text END" },
    leftOut: [
      "id",
      "about_id",
      "reply_to",
      "unsubscribe_url",
      "text",
      "is_notice",
      "is_secret",
      "attempts",
      "next_attempt_at",
      "claimed_until",
      "last_error",
      "updated_at",
    ],
    order: "created_at",
  },
  notices: {
    table: "notices",
    whose: "user_id = $1",
    exported: ["kind", "tender_id", "bid_id", "facts", "reason", "created_at", "read_at", "mailed_at"],
    leftOut: ["id", "user_id", "occurrence", "mail_due_at", "mail_bundle", "updated_at"],
    order: "created_at",
  },
  noticeSettings: {
    table: "notice_settings",
    whose: "user_id = $1",
    exported: ["language", "portal_language", "time_zone", "choices"],
    leftOut: ["user_id", "updated_at"],
  },
  savedSearches: {
    table: "saved_searches",
    whose: "user_id = $1",
    exported: ["name", "query", "delivery", "created_at", "seen_at"],
    leftOut: ["id", "user_id", "place", "updated_at"],
    order: "id",
  },
  savedSearchMatches: {
    table: "saved_search_matches",
    whose: "search_id IN (SELECT id FROM saved_searches WHERE user_id = $1::uuid)",
    exported: ["tender_id", "matched_at"],
    leftOut: ["search_id"],
    order: "matched_at",
  },
  idempotencyKeys: {
    table: "idempotency_keys",
    whose: "owner = $1::text",
    exported: ["act", "key", "created_id", "created_at"],
    leftOut: ["owner", "fingerprint"],
  },
  /**
   * Events that the user caused, and events about the user's account. The export does not reveal who else caused an
   * event about the account.
   */
  events: {
    table: "audit_events",
    whose: "(actor_id = $1::uuid OR subject_id = $1::uuid)",
    exported: ["occurred_at", "act", "outcome", "subject", "subject_id", "tender_id", "repeated"],
    computed: {
      network: "CASE WHEN actor_id = $1::uuid THEN address END",
      before: "CASE WHEN subject_id = $1::uuid THEN before END",
      after: "CASE WHEN subject_id = $1::uuid THEN after END",
    },
    leftOut: [
      "id",
      "day",
      "stripe",
      "sequence",
      "clock_at",
      "actor_id",
      "actor_name",
      "before",
      "after",
      "request_id",
      "address",
      "token_id",
      "previous_hash",
      "hash",
    ],
    order: `occurred_at DESC LIMIT ${MOST_EVENTS}`,
  },
  createdTenders: {
    table: "tenders",
    whose: "created_by = $1",
    exported: ["id", "tender_number", "title", "created_at"],
    leftOut: "the rest",
  },
  issuedAddenda: {
    table: "addenda",
    whose: "issued_by = $1",
    exported: ["tender_id", "number", "issued_at"],
    leftOut: "the rest",
  },
  addendumConfirmations: {
    table: "addendum_confirmations",
    whose: `bid_id IN (${OWN_BIDS})`,
    exported: ["bid_id", "addendum", "revision", "confirmed_at"],
    leftOut: ["confirmed_by"],
  },
  writtenPosts: {
    table: "blog_posts",
    whose: "author_id = $1",
    exported: ["id", "slug", "title", "created_at"],
    leftOut: "the rest",
  },
  openingApprovals: {
    table: "opening_approvals",
    whose: "user_id = $1",
    exported: ["tender_id", "approved_at"],
    leftOut: ["user_id"],
  },
  openings: {
    table: "tender_openings",
    whose: "$1::uuid = ANY (opened_by)",
    exported: ["tender_id", "opened_at"],
    leftOut: "the rest",
  },
  handledRequests: {
    table: "contact_requests",
    whose: "handled_by = $1",
    exported: ["id", "handled_at"],
    leftOut: "the rest",
  },
} as const satisfies Record<string, Held & { table: string }>;

/** Tables and views that have no rows about one user, or only data that a table of HELD_DATA also contains. */
export const NOT_OF_ONE_PERSON = [
  "audit_days",
  "bid_change_counts",
  "closing_seals",
  "contact_request_removals",
  "content_removals",
  "decision_reminders",
  "document_reminders",
  "figure_changes",
  "migrations",
  "open_data_changes",
  "file_checks",
  "procurement_figures",
  "projects",
  "secrets",
  "tender_documents",
  "tender_figures",
  "tender_reminders",
  "tender_revision",
  "tender_seals",
  "tenders_to_match",
  "tenders_to_seal",
  "webhook_events",
  // A view of bids and bid_revisions.
  "submitted_bids",
  // A view of users, company_profiles and bids, with figures.
  "companies",
  "company_figures",
  "company_figure_changes",
  // Counts, which are deleted an hour after they expire.
  "rate_limits",
];

/** The SQL statement that reads one part of the export as JSON, with names in camelCase. */
export function statementOf({ table, whose, exported, computed = {}, order }: Held & { table: string }) {
  const columns = exported.map(
    (name) => `${name} AS "${name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}"`,
  );
  const others = Object.entries(computed).map(([name, sql]) => `${sql} AS "${name}"`);
  return `SELECT ${[...columns, ...others].join(", ")} FROM ${table} WHERE ${whose}${order ? ` ORDER BY ${order}` : ""}`;
}
