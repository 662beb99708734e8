import type { SignedIn } from "#api/core/graphql/context.ts";
import { staleEdit } from "#api/core/rules/refusal.ts";
import { requireRecentSignIn, type Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { type AccountChange, changesRights, refuseToken } from "#api/users/rights/userRights.ts";

/**
 * Checks a change of an account by an administrator. A change of rights (see changesRights) needs a recent sign-in, or
 * the administrator's password and code in the request. Refuses all that refuseToken and requireRecentSignIn refuse.
 * @returns A second check, to run in the transaction with the locked user. It refuses CONFLICT if the change has become
 * a change of rights because the user was edited in the meantime.
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
