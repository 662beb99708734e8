import type { RequestHandler, Response } from "express";

import { acceptedEncoding, type Encoding } from "#api/core/http/acceptedEncoding.ts";
import { pack, WORTH_PACKING } from "#api/core/http/pack.ts";

/** Compresses the api's answers over 1 kB. Downloads are compressed while they are streamed. */
export const packAnswers: RequestHandler = (request, response, next) => {
  response.vary("Accept-Encoding");
  const encoding = acceptedEncoding(request);
  const send = response.send.bind(response);
  response.send = (body?: unknown) => {
    response.send = send;
    if (!encoding || typeof body !== "string" || body.length < WORTH_PACKING) return send(body);
    // Express chooses the type by the body's, which is bytes from here on.
    if (!response.get("Content-Type")) response.type("html");
    sendPacked(response, encoding, Buffer.from(body)).catch((error: unknown) => response.destroy(error as Error));
    return response;
  };
  next();
};

async function sendPacked(response: Response, encoding: Encoding, body: Buffer) {
  const packed = await pack(encoding, body, "fast");
  response.set("Content-Encoding", encoding).send(packed);
}
