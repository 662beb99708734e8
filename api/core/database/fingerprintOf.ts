import { createHash } from "node:crypto";

import canonicalize from "canonicalize";

/**
 * SHA-256 over the canonical form (RFC 8785) of validated terms, 64 hexadecimal digits; a null and an absent field are alike.
 * Never include a password: SHA-256 is fast to brute-force, unlike argon2.
 */
export function fingerprintOf(terms: object) {
  const given = Object.entries(terms).filter(([, value]) => value != null);
  const asJson: unknown = JSON.parse(JSON.stringify(Object.fromEntries(given)));
  return createHash("sha256").update(canonicalize(asJson)!, "utf8").digest("hex");
}
