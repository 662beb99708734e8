import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Idempotent: a second mark keeps the time and administrator of the first. Refuses NOT_FOUND. */
export async function markContactRequest({ db, user }: Pick<SignedIn, "db" | "user">, id: string, handled: boolean) {
  if (!isId(id)) throw notFound("Request");
  const mark = handled
    ? { handledAt: () => "COALESCE(handled_at, clock_timestamp())", handledBy: () => "COALESCE(handled_by, :user)" }
    : { handledAt: null, handledBy: null };
  await db.createQueryBuilder().update(ContactRequest).set(mark).where({ id }).setParameters({ user: user.id }).execute();
  const request = await db.manager.findOneBy(ContactRequest, { id });
  if (!request) throw notFound("Request");
  return request;
}
