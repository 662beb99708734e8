import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

import { publicKeyOf } from "#api/audit/days/auditKey.ts";

/** The head of a hash chain, which is the chain's last event. Each day has its own hash chains. */
export interface Head {
  stripe: number;
  sequence: number;
  hash: string;
}

/** A day that has ended, with the heads of its hash chains. A day without events has no hash chain. */
export interface FinishedDay {
  /** The day in UTC, such as 2026-11-23. */
  day: string;
  events: number;
  heads: Head[];
  /** The SHA-256 of the previous day's line, in hexadecimal; null for the first signed day. */
  previous: string | null;
}

interface SignedDay extends FinishedDay {
  /** The Ed25519 public key that verifies the line's signature, as SPKI in base64url. */
  publicKey: string;
}

/** Returns a day as one line of JSON. The last field is the signature of the JSON without this field. */
export function dayLine({ day, events, heads, previous }: FinishedDay, key: KeyObject) {
  const signed = JSON.stringify({
    day,
    events,
    heads: heads.map(({ stripe, sequence, hash }) => ({ stripe, sequence, hash })),
    previous,
    publicKey: publicKeyOf(key),
  } satisfies SignedDay);
  return JSON.stringify({
    ...(JSON.parse(signed) as SignedDay),
    signature: sign(null, Buffer.from(signed), key).toString("base64url"),
  });
}

export const sumOf = (line: string) => createHash("sha256").update(line).digest("hex");

/**
 * Parses a line of dayLine and verifies its signature with the public key that the line contains. Returns null for
 * another text and for a wrong signature.
 */
export function readDayLine(line: string): SignedDay | null {
  try {
    const { signature, ...day } = JSON.parse(line) as SignedDay & { signature: string };
    const key = createPublicKey({ key: Buffer.from(day.publicKey, "base64url"), format: "der", type: "spki" });
    return verify(null, Buffer.from(JSON.stringify(day)), key, Buffer.from(signature, "base64url")) ? day : null;
  } catch {
    return null;
  }
}
