import { createHmac, randomBytes } from "node:crypto";

import { openTextEncryption } from "#api/core/encryption/textEncryption.ts";

const PREFIX = "whsec_";
const KEY_BYTES = 32;

/** Creates a secret in the format of Standard Webhooks: the prefix and the key in base64. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(KEY_BYTES).toString("base64")}`;

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * Returns the header webhook-signature of Standard Webhooks: one signature for each secret, in the order of the
 * secrets.
 */
export const webhookSignature = (secrets: readonly string[], { id, timestamp, body }: Signed) =>
  secrets
    .map((secret) =>
      createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
        .update(`${id}.${timestamp}.${body}`)
        .digest("base64"),
    )
    .map((signature) => `v1,${signature}`)
    .join(" ");

/**
 * Encrypts the secrets of webhooks for the database.
 * @param secret The setting TWO_STEP_SECRET. It is stored outside the database, so that a dump of the database is not
 * enough to sign messages
 */
export const openWebhookEncryption = (secret: string) => openTextEncryption(secret, "axion webhook secret");
