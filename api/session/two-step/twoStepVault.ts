import { createHmac, randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import { keyFor, openSeal } from "#api/core/seal/openSeal.ts";
import type { TwoStepVault } from "#api/core/graphql/context.ts";

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF = 5;
const RECOVERY_CODES = 10;

/** As typed: without spaces and hyphens, in any case. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** @param secret kept outside the database, or in a file: a copy of the database alone opens nothing */
export function openTwoStepVault(secret: string): TwoStepVault {
  const key = keyFor(secret, "axion recovery codes");
  return { ...openSeal(secret, "axion two-step sign-in"), hashOf: (code) => createHmac("sha256", key).update(plain(code)).digest("hex") };
}

export const newSecret = () => new Secret({ size: 20 }).base32;

const halfOfCode = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${halfOfCode()}-${halfOfCode()}`);

export const uriOf = (base32: string, label: string, issuer: string) => new TOTP({ secret: base32, label, issuer }).toString();

/**
 * The number of the time step that a code of an authenticator app belongs to: this one, the one before or after it; null for none.
 * @param now seconds since 1970 by the database's clock
 */
export function counterOf(base32: string, code: string, now: number) {
  const token = plain(code);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now * 1000;
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(base32), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
