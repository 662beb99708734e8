import { recordChange } from "#api/audit/recordEvent.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/**
 * Marks a contact request as handled or not handled. Marking a handled request as handled again does not change the
 * stored time and administrator. Refuses NOT_FOUND if there is no such request.
 */
export async function markContactRequest(context: SignedIn, id: string, handled: boolean) {
  if (!isId(id)) throw notFound("Request");
  const mark = handled
    ? { handledAt: () => "COALESCE(handled_at, clock_timestamp())", handledBy: () => "COALESCE(handled_by, :user)" }
    : { handledAt: null, handledBy: null };
  return context.db.transaction(async (tx) => {
    const before = await tx.findOne(ContactRequest, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!before) throw notFound("Request");
    await tx
      .createQueryBuilder()
      .update(ContactRequest)
      .set(mark)
      .where({ id })
      .setParameters({ user: context.user.id })
      .execute();
    const request = await tx.findOneByOrFail(ContactRequest, { id });
    return recordChange(tx, context, { act: "markContactRequest", subject: "contactRequest" }, before, request);
  });
}
