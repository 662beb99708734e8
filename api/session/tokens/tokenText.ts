import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 32 random characters in base 62 have 190 bits of entropy. */
const RANDOM_CHARACTERS = 32;
const CHECK_CHARACTERS = 6;
const TOKEN = new RegExp(`^axn_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECK_CHARACTERS}}$`);

/**
 * Creates a token: `axn_`, by which secret scanners find it, then 32 random characters, then 6 check characters (a
 * CRC-32 in base 62).
 */
export function newTokenText() {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `axn_${random}${checkOf(random)}`;
}

/** True if the format and the check characters are right. Detects a mistyped or cut token without a database query. */
export const isTokenText = (text: string) =>
  TOKEN.test(text) && text.endsWith(checkOf(text.slice(4, 4 + RANDOM_CHARACTERS)));

export const sha256Of = (token: string) => createHash("sha256").update(token).digest("hex");

/** The start of a token, shown so that its owner can recognize it. */
export const beginningOf = (token: string) => token.slice(0, 8);

function checkOf(random: string) {
  let rest = crc32(random);
  let check = "";
  while (check.length < CHECK_CHARACTERS) {
    check = ALPHABET[rest % ALPHABET.length]! + check;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return check;
}
