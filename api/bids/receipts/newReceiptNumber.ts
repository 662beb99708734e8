import { randomInt } from "node:crypto";

/** Crockford's base 32. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const five = () => Array.from({ length: 5 }, () => DIGITS[randomInt(DIGITS.length)]).join("");

/** AX-XXXXX-XXXXX with fifty random bits: short enough to read aloud, and not a count of bids. The database's new_receipt_number does the same. */
export const newReceiptNumber = () => `AX-${five()}-${five()}`;
