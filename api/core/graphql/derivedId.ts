import { createHash } from "node:crypto";

/** A UUID of version 8 (RFC 9562) for an object without a row of its own: the same for the same ids. */
export const derivedId = (...ids: readonly string[]) =>
  createHash("sha256")
    .update(ids.join(" ").toLowerCase())
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
