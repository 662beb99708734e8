import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { openKeptBodies, type KeptFor } from "#api/core/http/keptBodies.ts";
import { openRepeats } from "#api/core/http/repeats.ts";

const MB = 1024 * 1024;

/** Runs the act with a request to a server of its own and with its answer. */
async function answering(act: (incoming: IncomingMessage, response: ServerResponse) => unknown, path = "/", headers: Record<string, string> = {}) {
  const server = createServer((incoming, response) => void act(incoming, response));
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const sent = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path, headers, agent: false });
  const answer = new Promise<IncomingMessage>((answered, failed) => void sent.once("response", answered).once("error", failed));
  sent.end();
  const body = await text(await answer);
  server.close();
  return body;
}

const listOf = (name: string, revision = "1"): KeptFor => ({ revision, isAdmin: true, sessionId: null, operation: [name] });

/** Whether the answer to this operation is kept. */
async function isKept(bodies: ReturnType<typeof openKeptBodies>, keptFor: KeptFor) {
  let kept = false;
  await answering((incoming, response) => {
    kept = bodies.answer(incoming, response, keptFor);
    if (!kept) response.end();
  });
  return kept;
}

const keep = (bodies: ReturnType<typeof openKeptBodies>, keptFor: KeptFor, bytes: number) =>
  answering((incoming, response) => bodies.keepAndAnswer(incoming, response, keptFor, "x".repeat(bytes), "application/json"));
const keepStreamed = (bodies: ReturnType<typeof openKeptBodies>, keptFor: KeptFor, bytes: number) =>
  answering((incoming, response) => bodies.keepAndStream(incoming, response, keptFor, ["x".repeat(bytes / 2), "x".repeat(bytes / 2)] as never, "application/json"));

test("kept answers take 32 MB at most: the oldest make room, whether sent at once or streamed", async () => {
  const bodies = openKeptBodies();

  for (let count = 0; count < 6; count++) await (count % 2 === 0 ? keep : keepStreamed)(bodies, listOf(`list ${count}`), 7 * MB);

  const kept: boolean[] = [];
  for (let count = 0; count < 6; count++) kept.push(await isKept(bodies, listOf(`list ${count}`)));
  expect(kept).toEqual([false, false, true, true, true, true]);
});

test("an answer over 8 MB is sent and not kept, and displaces none", async () => {
  const bodies = openKeptBodies();
  await keep(bodies, listOf("small"), 2000);

  const sent = [await keep(bodies, listOf("large"), 9 * MB), await keepStreamed(bodies, listOf("streamed"), 9 * MB)];

  expect(sent.map(({ length }) => length)).toEqual([9 * MB, 9 * MB]);
  expect([await isKept(bodies, listOf("large")), await isKept(bodies, listOf("streamed")), await isKept(bodies, listOf("small"))]).toEqual([false, false, true]);
});

test("answers of another revision are let go at once", async () => {
  const bodies = openKeptBodies();
  await keep(bodies, listOf("list", "1"), 2000);

  await keep(bodies, listOf("list", "2"), 2000);

  expect([await isKept(bodies, listOf("list", "1")), await isKept(bodies, listOf("list", "2"))]).toEqual([false, true]);
});

test("remembered requests take 4 MB at most: the oldest make room, and a cookie over 1,000 characters is not remembered", async () => {
  const repeats = openRepeats();
  const caller = { isAdmin: true, tenderRevision: "1", sessionId: "session" };
  const pathOf = (count: number) => `/${count}/${"x".repeat(8000)}`;
  const learn = (path: string, cookie: string) => answering((incoming, response) => (repeats.learn(incoming, response, caller, { key: "key", etag: '"etag"' }), response.end()), path, { cookie });
  const known = async (path: string, cookie: string) => {
    let found = false;
    await answering((incoming, response) => ((found = repeats.find(incoming) !== undefined && repeats.sessionOf(incoming) !== undefined), response.end()), path, { cookie });
    return found;
  };
  const many = 4 * MB / 8000;

  for (let count = 0; count < many; count++) await learn(pathOf(count), "axion.sid=one");
  await learn("/long", `axion.sid=${"x".repeat(1000)}`);

  expect([await known(pathOf(0), "axion.sid=one"), await known(pathOf(Math.floor(many) - 1), "axion.sid=one"), await known("/long", `axion.sid=${"x".repeat(1000)}`)]).toEqual([false, true, false]);
});
