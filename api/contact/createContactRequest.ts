import type { Context } from "#api/core/context.ts";
import { valid } from "#api/core/valid.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import type { ContactRequestInput } from "#api/contact/ContactRequestInput.ts";

/** Spec §2 contact section; RATE_LIMITED after thirty requests an hour from one address. */
export async function createContactRequest({ db, throttle, address }: Context, input: ContactRequestInput): Promise<ContactRequest> {
  const fields = valid(contactRequestSchema, input);
  await throttle.count("contact by address", address);
  return db.manager.save(ContactRequest, fields);
}
