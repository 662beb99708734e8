import { recordEvent } from "#api/audit/recordEvent.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { forgetContactRequests } from "#api/contact/forgetContactRequests.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Deletes a request with its mails, for good, and answers what it was. Refuses NOT_FOUND. */
export async function deleteContactRequest(context: SignedIn, id: string): Promise<ContactRequest> {
  if (!isId(id)) throw notFound("Request");
  return context.db.transaction(async (tx) => {
    const request = await tx.findOne(ContactRequest, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!request) throw notFound("Request");
    await forgetContactRequests(tx, [id]);
    await recordEvent(tx, context, { act: "deleteContactRequest", subject: "contactRequest", subjectId: id });
    return request;
  });
}
