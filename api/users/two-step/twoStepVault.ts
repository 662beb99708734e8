import { createHmac, randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import { deriveKey, openTextEncryption } from "#api/core/encryption/textEncryption.ts";
import type { TwoStepVault } from "#api/core/graphql/context.ts";

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF = 5;
const RECOVERY_CODES = 10;

/** Normalizes a typed code: removes white space and hyphens, and converts to lower case. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, "");

/**
 * Returns the functions that encrypt the secrets of two-step sign-in and hash its recovery codes.
 * @param secret A secret that is stored outside the database, so that nobody can decrypt with a copy of the database
 * alone
 */
export function openTwoStepVault(secret: string): TwoStepVault {
  const key = deriveKey(secret, "axion recovery codes");
  return {
    ...openTextEncryption(secret, "axion two-step sign-in"),
    hashOf: (code) => createHmac("sha256", key).update(plain(code)).digest("hex"),
  };
}

export const newSecret = () => new Secret({ size: 20 }).base32;

const halfOfCode = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${halfOfCode()}-${halfOfCode()}`);

export const uriOf = (base32: string, label: string, issuer: string) =>
  new TOTP({ secret: base32, label, issuer }).toString();

/**
 * Returns the number of the 30-second time step to which a code belongs; null for a wrong code. Codes of the previous
 * and the next time step are valid too.
 * @param now The time of the database's clock, in seconds since 1970
 */
export function counterOf(base32: string, code: string, now: number) {
  const token = plain(code);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now * 1000;
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(base32), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
