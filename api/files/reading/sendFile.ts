import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Request, Response } from "express";

import { requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { unlessHungUp } from "#api/core/http/compression/streamAnswer.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { isWhole } from "#api/files/file.rules.ts";
import type { FileReading } from "#api/files/filePurpose.ts";
import { factsOf, findFile, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";
import { beingChecked } from "#api/files/viruses/virusCheck.ts";

/**
 * Headers of every answer with a file. They prevent the browser from running a script in the file, regardless of its
 * content.
 */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, no-cache",
  "Accept-Ranges": "bytes",
} as const;

/**
 * The Content-Security-Policy of a file that the browser shows. It allows styles, because the page that a browser makes
 * for a picture has some. It still allows no scripts.
 */
const SHOWN = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Media types that browsers can run. Such a file is sent as application/octet-stream. */
const RUNS = /html|xml|svg|script/i;

/** The media types of files that a browser may show. A file's media type is detected from its content, not its name. */
const VIEWABLE = ["application/pdf", "image/png", "image/jpeg", "image/webp"];

/** The permission to read the file. Refuses NOT_FOUND to a user who may not read it. */
async function readingOf(files: Files, context: SignedIn, file: StoredFileRow): Promise<FileReading> {
  const purpose = files.purposes[file.purpose];
  if (file.ownerId === context.user.id) return { scope: purpose.scope };
  const reading = isWhole(file.state) ? await purpose.readingOf(context, file) : null;
  if (!reading) throw notFound("File");
  return reading;
}

/**
 * Sends a file, or the range of it that the request asks for. Refuses UNAUTHENTICATED without a user, FORBIDDEN for a
 * token without the scope, NOT_FOUND as readingOf does, and CONFLICT while the file is still being uploaded or checked
 * for viruses.
 * @param toView If true, the browser shows a PDF or a picture instead of saving it
 */
export async function sendFile(
  files: Files,
  context: Context,
  request: Request,
  response: Response,
  { toView = false } = {},
) {
  requireAccess("partner", context.user);
  const signedIn = context as SignedIn;
  const file = await findFile(context.db.manager, request.params.id as string);
  if (!file || file.state === "refused" || file.state === "expired") throw notFound("File");
  const { scope, record } = await readingOf(files, signedIn, file);
  requireTokenRight(scope, context.token);
  if (file.state === "uploading") throw refusal("CONFLICT", "This file is still being uploaded");
  if (file.state === "checking") throw beingChecked();
  // Record the reading here, because every answer below reveals the file's name and SHA-256, even one with the status
  // 304 or 416.
  await record?.();
  const key = await keyOfFile(files, signedIn, file);
  const { name, sha256, mediaType } = factsOf(file, key);
  noteOf(request).route = "file";
  const isShown = toView && VIEWABLE.includes(mediaType!);
  response.attachment(name);
  if (isShown)
    response.set("Content-Disposition", response.get("Content-Disposition")!.replace("attachment", "inline"));
  response.set({
    ...HEADERS,
    ...(isShown && { "Content-Security-Policy": SHOWN }),
    "Content-Type": RUNS.test(mediaType!) ? "application/octet-stream" : mediaType!,
    ETag: `"${sha256!}"`,
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const range = rangeOf(request, file.bytes, `"${sha256!}"`);
  if (range === "unsatisfiable") {
    response.status(416).set("Content-Range", `bytes */${file.bytes}`).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.bytes };
  if (range) response.status(206).set("Content-Range", `bytes ${start}-${end - 1}/${file.bytes}`);
  response.set("Content-Length", String(end - start));
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const bytes = readBytes(files.store, { id: file.id, bytes: file.bytes, key }, start, end);
  await pipeline(Readable.from(bytes), response).catch(unlessHungUp);
}

/** The range of bytes that a request asks for, its end exclusive; undefined for the whole file. */
function rangeOf(request: Request, bytes: number, etag: string) {
  const condition = request.get("if-range");
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  // A browser or program that asks for several ranges gets the whole file, as HTTP allows.
  if (ranges === undefined || ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return { start: ranges[0]!.start, end: ranges[0]!.end + 1 };
}
