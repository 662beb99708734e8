/** SQL expression: the SHA-256 of a text, in hexadecimal; null for null. */
export const sqlSha256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
