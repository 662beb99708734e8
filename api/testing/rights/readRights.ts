import type { TestApp } from "#api/testing/testApp.ts";

/**
 * Everything that decides who may sign in and what each user may do. It is read directly from the tables, not by the
 * product's own rules.
 */
export interface Rights {
  users: Record<string, Record<string, string | boolean | null>>;
  /** By session id: the user of the session, and when the user last typed a password in it. */
  sessions: Record<string, { user: string | null; typedAt: string }>;
  tokens: Record<string, { user: string; scopes: string[]; isRevoked: boolean }>;
  /** The tokens of mailed links, by their SHA-256. */
  links: Record<string, { user: string; purpose: string; email: string | null }>;
  /**
   * The owners of rows that users create in their own name, such as bids. The key is the table's name and the row's id.
   */
  owners: Record<string, string>;
  /** Parts of sealed bids that are stored unencrypted. */
  readable: string[];
  /** The ids of sealed tenders whose bids are not opened yet. */
  sealed: string[];
}

const OWNED: Record<string, string> = {
  bids: "company_id",
  webhooks: "user_id",
  saved_searches: "user_id",
  tender_questions: "company_id",
};

const object = (key: string, value: string, from: string) =>
  `(SELECT coalesce(jsonb_object_agg(${key}, ${value}), '{}') FROM ${from})`;

const RIGHTS = `SELECT jsonb_build_object(
  'users', ${object(
    "id",
    `jsonb_build_object('administrator', is_admin, 'status', status, 'deleted', deleted_at IS NOT NULL, 'erased', erased_at IS NOT NULL, 'username', username, 'email', email, 'password', password_hash,
       'proof of the address', email_proven_at, 'second step', (SELECT md5(two_steps::text) FROM two_steps WHERE user_id = users.id), 'recovery codes', (SELECT string_agg(code_hash, ',' ORDER BY code_hash) FROM recovery_codes WHERE user_id = users.id))`,
    "users",
  )},
  'sessions', ${object("sid", "jsonb_build_object('user', user_id, 'typedAt', confirmed_at)", "sessions")},
  'tokens', ${object("id", "jsonb_build_object('user', user_id, 'scopes', scopes, 'isRevoked', revoked_at IS NOT NULL)", "api_tokens")},
  'links', ${object("sha256", "jsonb_build_object('user', user_id, 'purpose', purpose, 'email', email)", "account_tokens")},
  'owners', ${Object.entries(OWNED)
    .map(([table, owner]) => object(`'${table} ' || id`, owner, table))
    .join(" || ")},
  'readable', (SELECT coalesce(jsonb_agg(what ORDER BY what), '[]') FROM (
     SELECT 'terms ' || bid_id || ' ' || revision AS what FROM bid_revisions WHERE sealed_terms IS NOT NULL AND bid_amount IS NOT NULL
     UNION ALL SELECT 'address ' || id FROM bid_document_addresses WHERE sealed_url IS NOT NULL AND url IS NOT NULL) AS found),
  'sealed', (SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM tenders WHERE sealed AND opened_at IS NULL AND (status <> 'draft' OR hidden_at IS NOT NULL))
) AS rights`;

export async function readRights({ db }: Pick<TestApp, "db">) {
  const [{ rights }] = await db.query<[{ rights: Rights }]>(RIGHTS);
  return rights;
}
