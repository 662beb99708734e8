import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const KEY_BYTES = 32;

/** As Standard Webhooks writes it: the prefix, and the key in base64. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(KEY_BYTES).toString("base64")}`;

interface Signed {
  id: string;
  /** Seconds. */
  timestamp: number;
  body: string;
}

/** The header webhook-signature of Standard Webhooks: one signature for each secret, the current one first. */
export const webhookSignature = (secrets: readonly string[], { id, timestamp, body }: Signed) =>
  secrets
    .map((secret) => createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64")).update(`${id}.${timestamp}.${body}`).digest("base64"))
    .map((signature) => `v1,${signature}`)
    .join(" ");
