import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

import { Server } from "@tus/server";
import type { Request, Response } from "express";

import { recordRefusal } from "#api/audit/recordRefusal.ts";
import { quotaHeaders } from "#api/core/http/answerNote.ts";
import { requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { WriteLimit } from "#api/core/rules/writeLimits.rules.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { MOST_FILE_BYTES } from "#api/files/file.rules.ts";
import { beginUpload, refuseSize } from "#api/files/uploads/beginUpload.ts";
import { type Checksum, processUploads, uploadStore } from "#api/files/uploads/uploadStore.ts";

const ALGORITHMS = ["sha1", "sha256"];

/** The limit against which a request counts, by its method. */
const LIMITS: Record<string, WriteLimit> = { POST: "file writes", PATCH: "file pieces" };

/** The refusal code for each status of an error of the tus protocol. The answer has this status and this code. */
const CODES: Record<number, RefusalCode> = {
  404: "NOT_FOUND",
  409: "CONFLICT",
  410: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  423: "CONFLICT",
  460: "CONFLICT",
  500: "INTERNAL",
};

/**
 * Answers requests of the protocol tus 1.0 for resumable uploads. Errors are answered as refusals of the REST API, with
 * the status that the protocol demands.
 */
export async function answerUpload(files: Files, context: Context, request: Request, response: Response) {
  response.setHeader("Tus-Checksum-Algorithm", ALGORITHMS.join(","));
  if (request.method !== "OPTIONS") {
    requireAccess("partner", context.user);
    requireTokenRight("files:write", context.token);
  }
  const signedIn = context as SignedIn;
  const length = request.get("upload-length");
  if (request.method === "POST") {
    await recorded(signedIn, () => {
      if (length !== undefined) refuseSize(/^\d+$/.test(length) ? Number(length) : 0);
    });
  }
  const limit = LIMITS[request.method];
  if (limit) {
    const quota = await context.throttle.count(limit, signedIn.user.id);
    for (const [name, value] of quotaHeaders(quota)) response.setHeader(name, value);
  }
  let thrown: unknown;
  const server = new Server({
    path: apiPaths.files,
    relativeLocation: true,
    maxSize: MOST_FILE_BYTES,
    allowedOrigins: () => false,
    locker: processUploads(files.store).locker,
    datastore: uploadStore(files, signedIn, checksumOf(request)),
    namingFunction: (_request, metadata = {}) =>
      recorded(signedIn, () => beginUpload(files, signedIn, { bytes: Number(length), metadata })),
    onResponseError(_request, error) {
      thrown = error;
      return undefined;
    },
  });
  const answer = await server.handleWeb(webRequest(request));
  // Errors of the tus protocol have a `status_code`. Other errors are answered by the error handler.
  if (thrown instanceof Error && !("status_code" in thrown)) throw thrown;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.status(answer.status);
  if (answer.status < 400) {
    response.end();
    return;
  }
  const message = await answer.text();
  response.removeHeader("Content-Length");
  response.type("json").json({ error: message.trim(), code: CODES[answer.status] ?? "BAD_USER_INPUT" });
}

/**
 * The refusal codes of uploads that are recorded here. Refusals with FORBIDDEN are recorded elsewhere, for every kind
 * of request.
 */
const RECORDED: readonly unknown[] = ["CONFLICT", "PAYLOAD_TOO_LARGE", "INSUFFICIENT_STORAGE", "TENDER_CLOSED"];

/** Calls `begin`, and records in the audit trail if it refuses the upload with a code of RECORDED. */
async function recorded<T>(context: SignedIn, begin: () => T | Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    const code = asRefusal(error)?.extensions.code;
    if (RECORDED.includes(code))
      await recordRefusal(context.db, context, { act: "uploadFile", refused: code as RefusalCode });
    throw error;
  }
}

/** The methods whose body the protocol reads. */
const WITH_BODY = ["POST", "PATCH"];

/**
 * Converts a request of Express to one of the Fetch API. The body is read only when the tus server reads it. The host
 * does not matter, because the answers have relative URLs.
 */
function webRequest(request: Request) {
  const declaresBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.get("content-length") ?? 0) > 0;
  const hasBody = declaresBody && WITH_BODY.includes(request.method);
  return new Request_(`http://localhost${request.path}`, {
    method: request.method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each ?? ""]),
    ),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" }),
  } as RequestInit);
}
const Request_ = globalThis.Request;

/**
 * The checksum of the body that the client declares; null if there is none. Refuses BAD_USER_INPUT for a malformed
 * header or an unsupported algorithm.
 */
function checksumOf(request: Request): Checksum | null {
  const header = request.get("upload-checksum");
  if (header === undefined || request.method === "HEAD") return null;
  const [, algorithm = "", value = ""] = /^(\w+) ([A-Za-z0-9+/]+={0,2})$/.exec(header) ?? [];
  if (!ALGORITHMS.includes(algorithm))
    throw badInput({ "Upload-Checksum": `Send the checksum as ${ALGORITHMS.join(" or ")} and its base64` });
  return { algorithm, value: Buffer.from(value, "base64") };
}
