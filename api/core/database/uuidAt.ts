import { randomBytes } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562), for a row whose id must be known before it is stored.
 * @param moment The time in the id. Use the database's clock, so that the id sorts correctly among ids that the
 * database generates
 */
export function uuidAt(moment: Date) {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(moment.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
