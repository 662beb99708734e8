import { createHmac } from "node:crypto";

/** By which a document's addresses are found: its SHA-256, or of a sealed bid what only the tender's key makes of it. */
export const documentKey = (sha256: string, key: Buffer | null) => (key ? createHmac("sha256", key).update(`axion bid document ${sha256}`).digest("hex") : sha256);

/** Which address is encrypted: it is decrypted for no other document. */
export const placeOfAddress = ({ bidId, documentKey: of }: { bidId: string; documentKey: string }) => `axion bid document address ${bidId} ${of}`;
