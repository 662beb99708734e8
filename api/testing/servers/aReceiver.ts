import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer as createSecureServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";

import { afterThisTest } from "#api/testing/endOfFile.ts";

export interface Received {
  headers: IncomingHttpHeaders;
  path: string;
  raw: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/**
 * Starts an HTTP server that receives webhooks, until the end of the test. `answer` ends each response, by default with
 * status 204.
 * @param tls The certificate and key of the server, which then uses HTTPS.
 */
export async function aReceiver(
  answer: (response: ServerResponse, message: Received) => void = (response) => response.writeHead(204).end(),
  tls?: ServerOptions,
) {
  const received: Received[] = [];
  const receiver = { received, answer, url: "", port: 0 };
  const listener: Parameters<typeof createServer>[1] = (request, response) => {
    let raw = "";
    request.setEncoding("utf8").on("data", (piece: string) => (raw += piece));
    request.on("end", () => {
      const message = {
        headers: request.headers,
        path: request.url ?? "",
        raw,
        body: JSON.parse(raw) as Received["body"],
      };
      received.push(message);
      receiver.answer(response, message);
    });
  };
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
  afterThisTest(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return receiver;
}

/** A self-signed certificate of hooks.example.org and its key, for test servers; valid until 2126. */
export const CERTIFICATE = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBrDCCAVOgAwIBAgIUGAGbQhyySqeYf18Gm4vcPUyXvLswCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5vcmcwIBcNMjYxMTI1MTMyMTUwWhgP
MjEyNjExMDExMzIxNTBaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUub3JnMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEgueOroBqrW2XLwN4T+dp3W40hOhGUmKe
J9pnwYe1ZWhg9b5udnxudWf/JD35ezbe12hTttQIQ/8kaj/cOeq6/aNxMG8wHQYD
VR0OBBYEFBCMHc+fg7RRv8hzWF0mDx/ps19cMB8GA1UdIwQYMBaAFBCMHc+fg7RR
v8hzWF0mDx/ps19cMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5vcmcwCgYIKoZIzj0EAwIDRwAwRAIgSeYzkXRAVc6BZvbN5r6vDVPu
MTo5Op8kVo8S+mEobaoCIDR8W1vYk0Mt/pINhEXReVZ+r8nyqhbkFseoBidtV1O+
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgikQ6/Aj39reZI6mF
YPKbQVLfawGtzi8+eliJ7ow84v6hRANCAASC546ugGqtbZcvA3hP52ndbjSE6EZS
Yp4n2mfBh7VlaGD1vm52fG51Z/8kPfl7Nt7XaFO21AhD/yRqP9w56rr9
-----END PRIVATE KEY-----`,
};
