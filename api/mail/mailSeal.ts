import { openSeal, type Seal } from "#api/core/seal/openSeal.ts";

/** Encrypts the text of a mail that carries a secret, such as a link. */
export type MailSeal = Seal;

/** @param secret of the session cookie; the mail's key is derived from it */
export const openMailSeal = (secret: string): MailSeal => openSeal(secret, "axion outgoing mail");
