import type { EntityManager } from "typeorm";

import { ContactRequest } from "#api/contact/ContactRequest.ts";

/** Deletes requests, their mails, sent or not, and the keys that hold the sender's address. */
export async function forgetContactRequests(tx: EntityManager, ids: string[]) {
  await tx.query("DELETE FROM outgoing_mails WHERE about_id = ANY ($1)", [ids]);
  await tx.query("DELETE FROM idempotency_keys WHERE act = 'createContactRequest' AND created_id = ANY ($1)", [ids]);
  await tx.delete(ContactRequest, ids);
}
