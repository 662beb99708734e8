import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/** SQL condition on a row `mail` of outgoing_mails: the mail was not sent and is no longer retried. */
export const WHERE_GIVEN_UP = "mail.sent_at IS NULL AND mail.next_attempt_at IS NULL";

/** Lists the mails that were not sent and are no longer retried, oldest first. */
export const givenUpMails = ({ db }: Pick<SignedIn, "db">, page: PageArgs) =>
  readPage(db.getRepository(OutgoingMail).createQueryBuilder("mail").where(WHERE_GIVEN_UP), page, {
    field: "createdAt",
    direction: "ascending",
  });
