import type { RequestHandler, Response } from "express";

import { acceptedEncoding, type Encoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { compress, WORTH_COMPRESSING } from "#api/core/http/compression/compress.ts";

/** Compresses answers of the API over 1 kB. Downloads are compressed while they are streamed. */
export const compressAnswers: RequestHandler = (request, response, next) => {
  response.vary("Accept-Encoding");
  const encoding = acceptedEncoding(request);
  const send = response.send.bind(response);
  response.send = (body?: unknown) => {
    response.send = send;
    if (!encoding || typeof body !== "string" || body.length < WORTH_COMPRESSING) return send(body);
    // Express would derive the content type from the body, which is binary after the compression. So the type of a text
    // is set before.
    if (!response.get("Content-Type")) response.type("html");
    sendCompressed(response, encoding, Buffer.from(body)).catch((error: unknown) => response.destroy(error as Error));
    return response;
  };
  next();
};

async function sendCompressed(response: Response, encoding: Encoding, body: Buffer) {
  const packed = await compress(encoding, body, "fast");
  response.set("Content-Encoding", encoding).send(packed);
}
