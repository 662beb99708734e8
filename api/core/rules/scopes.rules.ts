/** The scopes of personal access tokens: what each allows, and whether only administrators' tokens may have it. */
export const SCOPES = {
  "tenders:read": { allows: "Read tenders", forAdmins: false },
  "bids:read": { allows: "Read bids, drafts and receipts", forAdmins: false },
  "bids:write": { allows: "Submit, revise and withdraw bids, save drafts, ask questions", forAdmins: false },
  "files:write": { allows: "Upload files, and end own uploads", forAdmins: false },
  "profile:write": { allows: "Create and change the company profile", forAdmins: false },
  "desk:read": { allows: "Read own tasks and notices", forAdmins: false },
  "tenders:write": { allows: "Create, change and delete tenders, answer questions", forAdmins: true },
  "bids:decide": { allows: "Decide on bids and award tenders", forAdmins: true },
  "users:read": { allows: "Read users", forAdmins: true },
  "users:write": { allows: "Read users; create, change, block and delete partners", forAdmins: true },
  "content:read": { allows: "Read unpublished posts and projects", forAdmins: true },
  "requests:read": { allows: "Read integration requests", forAdmins: true },
  "content:write": { allows: "Write posts and projects, read and handle integration requests", forAdmins: true },
  "audit:read": { allows: "Read the audit trail", forAdmins: true },
} as const;

export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

export const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

/** The scopes that another scope includes: a token that may write these objects may also read them. */
export const INCLUDED_SCOPES: Partial<Record<Scope, readonly Scope[]>> = {
  "users:write": ["users:read"],
  "content:write": ["content:read", "requests:read"],
};

/** These scopes and the scopes that they include, each once. */
export const withIncluded = (scopes: readonly Scope[]): Scope[] => [
  ...new Set(scopes.flatMap((scope) => [scope, ...(INCLUDED_SCOPES[scope] ?? [])])),
];

/** Sentences for integrators that say which scopes include others. */
export const INCLUDED_WORDS = Object.entries(INCLUDED_SCOPES)
  .map(([scope, included]) => `${scope} includes ${included.join(" and ")}.`)
  .join(" ");

/**
 * What a root field requires of a request with a token: this scope, nothing further ("any token"), or that it uses a
 * session instead ("no token").
 */
export type TokenRight = Scope | "any token" | "no token";
