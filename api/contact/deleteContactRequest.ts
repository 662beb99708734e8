import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Permanently deletes a request with its mails, and returns the deleted request. Refuses NOT_FOUND. */
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

/** Deletes requests, their sent and unsent mails, and the idempotency keys with the sender's address. */
export async function eraseContactRequests(tx: EntityManager, ids: string[]) {
  await tx.query("DELETE FROM outgoing_mails WHERE about_id = ANY ($1)", [ids]);
  await tx.query("DELETE FROM idempotency_keys WHERE act = 'createContactRequest' AND created_id = ANY ($1)", [ids]);
  await tx.delete(ContactRequest, ids);
}
