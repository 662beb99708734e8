import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface MailTransport {
  /** Where mail goes, as a person reads it in the log. */
  destination: string;
  /** Done once the mail is in other hands; throws the reason where it is not. */
  send(mail: OutgoingMail): Promise<void>;
}
