import type { DataSource } from "typeorm";

import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { Context, MailHandle } from "#api/core/graphql/context.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { acknowledgement, deskMail } from "#api/contact/contactMails.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { type ContactRequestFields, contactRequestInputSchema } from "#api/contact/contactRequest.rules.ts";
import type { ContactRequestInput } from "#api/contact/ContactRequestInput.ts";
import { mayMail } from "#api/mail/mailBudget.ts";
import { queueMail } from "#api/mail/queueMail.ts";
import { administrators } from "#api/notices/recipients.ts";
import { notify } from "#api/notices/notify.ts";

/**
 * The part of the GraphQL context that createContactRequest needs. The routes of contactForm have no session, and
 * supply only this part.
 */
export type ContactContext = Pick<Context, "db" | "throttle" | "address" | "idempotencyKey" | "requestId"> & {
  mail: MailHandle;
};

type NewContactRequest = ContactRequestFields & { language: Language };

/**
 * Spec §2 contact section. In one transaction, stores the request, notifies the administrators, and queues a mail to
 * the global desk and, if mayMail allows it, a mail to the sender. A request with a filled honeypot gets the same
 * response, but is not stored. Refuses BAD_USER_INPUT, RATE_LIMITED for too many requests from one network address, and
 * all that createOnce refuses.
 */
export async function createContactRequest(
  context: ContactContext,
  input: Partial<ContactRequestInput>,
): Promise<ContactRequest> {
  const { db, throttle, address, mail } = context;
  const { website, ...sent } = valid(contactRequestInputSchema, input);
  const fields = { ...sent, language: sent.language ?? "en" };
  await throttle.count("contact by address", address);
  if (website) return asIfStored(db, fields);
  const request = await createOnce(context, {
    act: "createContactRequest",
    noun: "request",
    owner: foldCase(fields.email),
    input,
    terms: fields,
    async create(tx) {
      const acknowledges = await mayMail({ tx, mail }, fields.email, { sender: context });
      const stored = await recordCreation(
        tx,
        context,
        { act: "createContactRequest", subject: "contactRequest" },
        await tx.save(ContactRequest, fields),
      );
      await queueMail(tx, deskMail(stored, mail.desk));
      // The notice contains no personal data, because it stays stored after the request is deleted.
      const people = (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" as const }));
      await notify(
        tx,
        { kind: "requestReceived", occurrence: stored.id, facts: { at: stored.createdAt.toISOString() } },
        people,
      );
      if (acknowledges) await queueMail(tx, acknowledgement(stored, mail.desk));
      return stored;
    },
    read: (tx, id) => tx.findOneBy(ContactRequest, { id }),
  });
  mail.queued();
  return request;
}

async function asIfStored(db: DataSource, fields: NewContactRequest) {
  const [made] = await db.query<[{ id: string; createdAt: Date }]>(
    `SELECT uuid_v7() AS id, now()::timestamptz(3) AS "createdAt"`,
  );
  return db.manager.create(ContactRequest, { ...fields, ...made, updatedAt: made.createdAt });
}
