import { requireTokenRight } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { hasTwoStep } from "#api/users/hasTwoStep.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";

/**
 * Before somebody's password or role is changed: an administrator with two-step sign-in types the own password again. Refuses
 * FORBIDDEN for a token, which could make itself a session by it; BAD_USER_INPUT at `ownPassword`, and RATE_LIMITED as requireOwnPassword does.
 */
export async function confirmRights(context: SignedIn, act: string, ownPassword: string | null | undefined) {
  requireTokenRight("no token", context.token);
  if (!(await hasTwoStep(context.db.manager, context.user.id))) return;
  if (!ownPassword) throw badInput({ ownPassword: "Please type your own password again" });
  await requireOwnPassword(context, act, ownPassword, "ownPassword");
}
