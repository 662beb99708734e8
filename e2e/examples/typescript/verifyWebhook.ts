import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 300;

export interface SignedHeaders {
  id: string;
  timestamp: string;
  /** One or more signatures, separated by spaces. For a day after a change of the secret there are two. */
  signature: string;
}

/**
 * Verifies that a delivery was signed with this secret in the last five minutes (Standard Webhooks).
 * @param secret The secret: `whsec_` and the key in base64.
 * @param body The received bytes. JSON that was parsed and serialized again may differ from them.
 */
export function verifyWebhook(
  secret: string,
  { id, timestamp, signature }: SignedHeaders,
  body: Buffer,
  now = Date.now(),
): "good" | "too old" | "wrong signature" {
  const age = now / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > TOLERANCE_SECONDS) return "too old";
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  const isExpected = (each: string) => {
    const [version, sum = ""] = each.split(",");
    const given = Buffer.from(sum, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  };
  return signature.split(" ").some(isExpected) ? "good" : "wrong signature";
}
