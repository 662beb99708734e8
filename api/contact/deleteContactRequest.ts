import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/**
 * Permanently deletes a contact request with its mails, and returns the deleted request. Refuses NOT_FOUND if there is
 * none.
 */
export async function deleteContactRequest(context: SignedIn, id: string): Promise<ContactRequest> {
  if (!isId(id)) throw notFound("Request");
  return context.db.transaction(async (tx) => {
    const request = await tx.findOne(ContactRequest, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!request) throw notFound("Request");
    await eraseContactRequests(tx, [id]);
    await recordEvent(tx, context, { act: "deleteContactRequest", subject: "contactRequest", subjectId: id });
    return request;
  });
}

/**
 * Deletes contact requests, their mails (sent or not), and their idempotency keys, which contain the sender's e-mail
 * address.
 */
export async function eraseContactRequests(tx: EntityManager, ids: string[]) {
  await tx.query("DELETE FROM outgoing_mails WHERE about_id = ANY ($1)", [ids]);
  await tx.query("DELETE FROM idempotency_keys WHERE act = 'createContactRequest' AND created_id = ANY ($1)", [ids]);
  await tx.delete(ContactRequest, ids);
}
