import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 190 bits. */
const RANDOM_CHARACTERS = 32;
const CHECK_CHARACTERS = 6;
const TOKEN = new RegExp(`^axn_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECK_CHARACTERS}}$`);

/** `axn_`, by which a scanner finds it in a file, 32 random characters, and 6 that check them: a CRC-32 in base 62. */
export function newTokenText() {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `axn_${random}${checkOf(random)}`;
}

/** Whether it can be a token at all: a mistyped or cut one is told before the database is asked. */
export const isTokenText = (text: string) => TOKEN.test(text) && text.endsWith(checkOf(text.slice(4, 4 + RANDOM_CHARACTERS)));

export const sha256Of = (token: string) => createHash("sha256").update(token).digest("hex");

/** What a person tells their tokens apart by. */
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
