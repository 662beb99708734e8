import { fileTransport } from "#api/mail/fileTransport.ts";
import type { MailTransport } from "#api/mail/MailTransport.ts";
import { smtpTransport } from "#api/mail/smtpTransport.ts";

interface Choice {
  /** Empty without a mail server. */
  smtpUrl: string;
  from: string;
  /** Receives the mails as files without a mail server. */
  directory: string;
}

export const openTransport = ({ smtpUrl, from, directory }: Choice): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(directory, from);
