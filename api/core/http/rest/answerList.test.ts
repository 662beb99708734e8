import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import express from "express";

import { answerList } from "#api/core/http/rest/answerList.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { until } from "#api/testing/until.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that answers with these pages as a list, and returns its URL. */
async function serving(pages: () => AsyncGenerator<unknown[]>) {
  const app = express().get("/", (request, response) => answerList(request, response, pages(), null));
  server = createServer(
    app.use(((_error, _request, response, _next) =>
      response.headersSent ? response.destroy() : response.status(500).end()) as express.ErrorRequestHandler),
  ).listen(0, "127.0.0.1");
  await new Promise((listening) => server?.once("listening", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function* pagesOf(...pages: (unknown[] | Error)[]) {
  for (const page of pages) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield page;
  }
}

test.each(["identity", "gzip", "br"])("the pages of a list are one array, sent as %s", async (encoding) => {
  const url = await serving(() => pagesOf(["one", { two: "2" }], [3], [null]));

  const answer = await rawRequest(url, "/", { "accept-encoding": encoding });

  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
  expect(JSON.parse(answer.text)).toEqual(["one", { two: "2" }, 3, null]);
});

test.each([[[[]]], [[["one"]]], [[]]])("a list of one page or none is one array: %j", async (pages) => {
  const url = await serving(() => pagesOf(...pages));

  const answer = await rawRequest(url, "/");

  expect(JSON.parse(answer.text)).toEqual(pages.flat());
});

test.each<[unknown[][]]>([[[["one"], []]], [[["one"], [2], []]], [[[], ["one"]]], [[[], [], []]]])(
  "a page whose rows were deleted meanwhile leaves the list valid: %j",
  async (pages) => {
    const url = await serving(() => pagesOf(...pages));

    const answer = await rawRequest(url, "/");

    expect(JSON.parse(answer.text)).toEqual(pages.flat());
  },
);

test("HEAD answers the list's headers and no body", async () => {
  const url = await serving(() => pagesOf(["one"], ["two"]));

  const answer = await rawRequest(url, "/", {}, "HEAD");

  expect(answer).toMatchObject({ status: 200, text: "" });
});

test("a first page that cannot be read is refused as any request", async () => {
  const url = await serving(() => pagesOf(new Error("no database")));

  expect(await rawRequest(url, "/")).toMatchObject({ status: 500, text: "" });
});

test.each(["identity", "gzip", "br"])(
  "a later page that cannot be read ends the connection: no part passes for the whole, sent as %s",
  async (encoding) => {
    const url = await serving(() => pagesOf(["one"], ["two"], new Error("no database")));

    await expect(rawRequest(url, "/", { "accept-encoding": encoding })).rejects.toThrow();
  },
);

test("no page is read before the client has taken the last ones, and none after it has gone", async () => {
  const text = "x".repeat(1_000_000);
  let read = 0;
  let ended = false;
  const url = await serving(async function* () {
    try {
      for (; read < 100; read++) {
        await Promise.resolve();
        yield [text];
      }
    } finally {
      ended = true;
    }
  });

  const answer = await new Promise<IncomingMessage>((answered) => get(url, answered));
  await new Promise((arrived) => answer.once("data", arrived));
  answer.destroy();
  await until(() => ended);

  // Only the pages that fit into the buffers of the two sockets were read.
  expect(read).toBeLessThan(50);
});
