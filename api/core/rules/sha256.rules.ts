/** Matches a SHA-256 hash: 64 hexadecimal digits in lower case. */
export const SHA256 = /^[0-9a-f]{64}$/;
