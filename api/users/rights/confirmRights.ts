import type { SignedIn } from "#api/core/graphql/context.ts";
import { staleEdit } from "#api/core/rules/refusal.ts";
import { requireRecentSignIn, type Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { type AccountChange, changesRights, refuseToken } from "#api/users/rights/userRights.ts";

/**
 * Checks a change of an account by an administrator: a change of rights needs a recent sign-in, or the password (and
 * code) typed in the request. Refuses as refuseToken and requireRecentSignIn do.
 * @returns a check to run in the transaction, on the locked user: refuses CONFLICT if the change has become one of
 * rights
 */
export async function confirmRights(context: SignedIn, act: string, change: AccountChange, typed: Typed) {
  refuseToken(context, change);
  const isConfirmed = changesRights(change);
  if (isConfirmed && !context.token) await requireRecentSignIn(context, act, typed);
  return (locked: AccountChange) => {
    refuseToken(context, locked);
    if (!isConfirmed && changesRights(locked)) throw staleEdit("user");
  };
}
