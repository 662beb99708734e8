import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { openBodyCache, type CacheKey } from "#api/core/http/cache/bodyCache.ts";
import { openRepeats } from "#api/core/http/cache/repeats.ts";
import { heapBytes } from "#api/testing/heapBytes.ts";

const MB = 1024 * 1024;

/**
 * Sends one request to a new server, which calls `act` with the request and the response. Returns the body of the
 * answer.
 */
async function answering(
  act: (incoming: IncomingMessage, response: ServerResponse) => unknown,
  path = "/",
  headers: Record<string, string> = {},
) {
  const server = createServer((incoming, response) => void act(incoming, response));
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const sent = request({
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    path,
    headers,
    agent: false,
  });
  const answer = new Promise<IncomingMessage>(
    (answered, failed) => void sent.once("response", answered).once("error", failed),
  );
  sent.end();
  const body = await text(await answer);
  server.close();
  return body;
}

const listOf = (name: string, revision = "1"): CacheKey => ({
  revision,
  isAdmin: true,
  sessionId: null,
  operation: [name],
});

/** True if the answer with this cache key is cached. */
async function isKept(bodies: ReturnType<typeof openBodyCache>, cacheKey: CacheKey) {
  let kept = false;
  await answering((incoming, response) => {
    kept = bodies.answer(incoming, response, cacheKey);
    if (!kept) response.end();
  });
  return kept;
}

const keep = (bodies: ReturnType<typeof openBodyCache>, cacheKey: CacheKey, bytes: number) =>
  answering((incoming, response) =>
    bodies.cacheAndAnswer(incoming, response, cacheKey, "x".repeat(bytes), "application/json"),
  );
const keepStreamed = (bodies: ReturnType<typeof openBodyCache>, cacheKey: CacheKey, bytes: number) =>
  answering((incoming, response) =>
    bodies.cacheAndStream(
      incoming,
      response,
      cacheKey,
      ["x".repeat(bytes / 2), "x".repeat(bytes / 2)] as never,
      "application/json",
    ),
  );

test("cached answers take 32 MB at most: the oldest make room, whether sent at once or streamed", async () => {
  const bodies = openBodyCache(undefined, 1);

  for (let count = 0; count < 6; count++)
    await (count % 2 === 0 ? keep : keepStreamed)(bodies, listOf(`list ${count}`), 7 * MB);

  const kept: boolean[] = [];
  for (let count = 0; count < 6; count++) kept.push(await isKept(bodies, listOf(`list ${count}`)));
  expect(kept).toEqual([false, false, true, true, true, true]);
});

test("an answer over 8 MB is sent and not cached, and displaces none", async () => {
  const bodies = openBodyCache(undefined, 1);
  await keep(bodies, listOf("small"), 2000);

  const sent = [await keep(bodies, listOf("large"), 9 * MB), await keepStreamed(bodies, listOf("streamed"), 9 * MB)];

  expect(sent.map(({ length }) => length)).toEqual([9 * MB, 9 * MB]);
  expect([
    await isKept(bodies, listOf("large")),
    await isKept(bodies, listOf("streamed")),
    await isKept(bodies, listOf("small")),
  ]).toEqual([false, false, true]);
});

test("answers of another revision are let go at once", async () => {
  const bodies = openBodyCache(undefined, 1);
  await keep(bodies, listOf("list", "1"), 2000);

  await keep(bodies, listOf("list", "2"), 2000);

  expect([await isKept(bodies, listOf("list", "1")), await isKept(bodies, listOf("list", "2"))]).toEqual([false, true]);
});

test("remembered requests take 4 MB at most: the oldest make room, and a cookie over 1,000 characters is not remembered", async () => {
  const repeats = openRepeats();
  const caller = { isAdmin: true, tenderRevision: "1", sessionId: "session" };
  const pathOf = (count: number) => `/${count}/${"x".repeat(8000)}`;
  const learn = (path: string, cookie: string) =>
    answering(
      (incoming, response) => (
        repeats.learn(incoming, response, caller, { key: "key", etag: '"etag"' }),
        response.end()
      ),
      path,
      { cookie },
    );
  const known = async (path: string, cookie: string) => {
    let found = false;
    await answering(
      (incoming, response) => (
        (found = repeats.find(incoming) !== undefined && repeats.sessionOf(incoming) !== undefined),
        response.end()
      ),
      path,
      { cookie },
    );
    return found;
  };
  const many = (4 * MB) / 8000;

  for (let count = 0; count < many; count++) await learn(pathOf(count), "axion.sid=one");
  await learn("/long", `axion.sid=${"x".repeat(1000)}`);

  expect([
    await known(pathOf(0), "axion.sid=one"),
    await known(pathOf(Math.floor(many) - 1), "axion.sid=one"),
    await known("/long", `axion.sid=${"x".repeat(1000)}`),
  ]).toEqual([false, true, false]);
});

test("an answer is cached from the second time that its operation is asked, and then at each revision from the first", async () => {
  const bodies = openBodyCache();

  await keep(bodies, listOf("list", "1"), 2000);
  expect(await isKept(bodies, listOf("list", "1"))).toBe(false);
  await keep(bodies, listOf("list", "1"), 2000);
  expect(await isKept(bodies, listOf("list", "1"))).toBe(true);

  await keep(bodies, listOf("list", "2"), 2000);
  expect(await isKept(bodies, listOf("list", "2"))).toBe(true);
});

test("answers that are asked once displace none", async () => {
  const bodies = openBodyCache();
  for (let time = 0; time < 2; time++) await keep(bodies, listOf("list"), 2000);

  for (let count = 0; count < 6; count++) await keep(bodies, listOf(`once ${count}`), 7 * MB);

  expect(await isKept(bodies, listOf("list"))).toBe(true);
});

test("small answers that are cached hold no larger buffer of Node.js", async () => {
  const bodies = openBodyCache(undefined, 1);
  heapBytes();
  const before = process.memoryUsage().arrayBuffers;
  const name = (count: number) => listOf(`small ${count}`);

  for (let count = 0; count < 200; count++) {
    await keep(bodies, name(count), 500);
    // Fills Node.js's shared buffer pool, so that each cached body comes from another pool.
    Buffer.from("x".repeat(3500));
  }

  expect(await isKept(bodies, name(0))).toBe(true);
  heapBytes();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300_000);
});
