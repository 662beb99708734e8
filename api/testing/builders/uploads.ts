import { createHash, randomBytes } from "node:crypto";

import type { Client } from "#api/testing/client.ts";

/** The name, purpose, tender and SHA-256 that a client declares of a file. */
export type Declared = Record<string, string | undefined>;

const TUS = { "tus-resumable": "1.0.0" };
export const BODY = { ...TUS, "content-type": "application/offset+octet-stream" };

export const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Random bytes, different in each test, that are no file of a known type. */
export const someBytes = (length: number) => {
  const bytes = randomBytes(length);
  bytes[0] = 0;
  return bytes;
};

const metadata = (declared: Declared) =>
  Object.entries(declared)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** Uploads by the protocol tus, as one user. */
export function uploads(user: Client, headers: Record<string, string> = {}) {
  const begin = (bytes: number | string, declared: Declared) =>
    user.send("POST", "/files", undefined, {
      ...TUS,
      "upload-length": String(bytes),
      "upload-metadata": metadata(declared),
      ...headers,
    });
  const append = (path: string, offset: number, bytes: Buffer, more: Record<string, string> = {}) =>
    user.sendBytes("PATCH", path, bytes, { ...BODY, "upload-offset": String(offset), ...headers, ...more });
  return {
    begin,
    append,
    offsetOf: (path: string) => user.send("HEAD", path, undefined, { ...TUS, ...headers }),
    end: (path: string) => user.send("DELETE", path, undefined, { ...TUS, ...headers }),
    /** Uploads a complete file, and returns its path. Throws an Error with the refusal. */
    async whole(bytes: Buffer, declared: Declared) {
      const begun = await begin(bytes.length, { sha256: sha256Of(bytes), ...declared });
      if (begun.status !== 201) throw new Error(JSON.stringify(begun.body));
      const path = begun.headers.get("location")!;
      const sent = await append(path, 0, bytes);
      if (sent.status !== 204) throw new Error(JSON.stringify(sent.body));
      return path;
    },
  };
}

export const idOf = (path: string) => path.replace("/files/", "");
