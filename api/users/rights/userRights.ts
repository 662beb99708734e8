import { requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { User } from "#api/users/User.ts";

/**
 * The fields of a user that identify the account at sign-in, and those that decide what the user may do. A new password
 * is a change of rights too; see `setsPassword`.
 */
const RIGHTS = ["username", "email", "isAdmin", "status"] as const;

type Rights = Pick<User, (typeof RIGHTS)[number]>;

/** A change of an account by an administrator. */
export interface AccountChange {
  /** null for a new or restored account. */
  before: Rights | null;
  /** null for a deleted account. */
  after: Rights | null;
  setsPassword?: boolean;
}

const concernsAdmin = ({ before, after }: AccountChange) => before?.isAdmin === true || after?.isAdmin === true;

/**
 * True for a change of an e-mail address, username, password, role or status, and for a new, restored or deleted
 * administrator.
 */
export function changesRights(change: AccountChange) {
  const { before, after, setsPassword = false } = change;
  if (!before || !after) return concernsAdmin(change);
  return setsPassword || RIGHTS.some((name) => before[name] !== after[name]);
}

/**
 * Refuses FORBIDDEN for an API token that would change the rights of an account, or anything about an administrator,
 * because the holder of the token could take over the account. A token may block or ban a partner.
 */
export function refuseToken({ token }: Pick<Context, "token">, change: AccountChange) {
  const { before, after } = change;
  const beside =
    before && after && after.status !== "active" ? { ...change, before: { ...before, status: after.status } } : change;
  if (concernsAdmin(change) || changesRights(beside)) requireTokenRight("no token", token);
}
