import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { drainable } from "#api/core/http/server/drain.ts";
import { HTTP_LIMITS, httpServer } from "#api/core/http/server/httpServer.ts";

const SHORT = {
  headersTimeout: 300,
  requestTimeout: 600,
  lingerTimeout: 100,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 20,
};
const HEADERS = "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function given(answer: RequestListener, limits = SHORT, drainLimits = {}) {
  const server = httpServer(answer, limits);
  const draining = drainable(server, { grace: 300, settle: 50, end: 1_500, ...drainLimits });
  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<Socket>((opened) => {
      const socket = connect(port, "127.0.0.1", () => opened(socket));
      ends.push(() => socket.destroy());
    });
  return { port, open, ...draining };
}

const ok: RequestListener = (request, response) =>
  void text(request).then(
    (body) => response.end(`got ${body}`),
    () => response.destroy(),
  );

test("headers may take 15 seconds, and the whole request 30", () => {
  expect(HTTP_LIMITS).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
});

test.each([
  ["headers", "POST / HTTP/1.1\r\nHost: he", "r"],
  ["a body", `${HEADERS}\r\n12`, "3"],
])("%s that come byte by byte are cut with 408", async (_part, first, next) => {
  const { open } = await given(ok);
  const socket = await open();

  socket.write(first);
  const drip = setInterval(() => socket.write(next), 150);
  const answer = await text(socket).finally(() => clearInterval(drip));

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

const CHUNKED = "POST /files/1 HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n";
const inChunks = (bytes: number, count: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`.repeat(count);

test.each([
  ["that nobody reads", () => undefined],
  ["that is read", ok],
])("a body in chunks of one byte %s is cut with 400, an upload, too", async (_reader, answer: RequestListener) => {
  let request: IncomingMessage | undefined;
  const { open } = await given((each, response) => answer((request = each), response));
  const socket = await open();

  socket.on("error", () => undefined).write(CHUNKED + inChunks(1, 20_000));

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(request!.readableLength).toBeLessThan(1100);
});

test("a body in chunks of the size of a line is read", async () => {
  const { open } = await given(ok);
  const socket = await open();

  socket.write(`${CHUNKED}${inChunks(1, 900)}${inChunks(80, 5000)}0\r\n\r\n`);

  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test("the rest of a body that was answered early is not read on without end, an upload's neither", async () => {
  const { open } = await given((_request, response) => response.writeHead(401, { "Content-Length": 0 }).end(), {
    ...SHORT,
    requestTimeout: 60_000,
  });
  const socket = await open();
  socket.on("error", () => undefined).write(CHUNKED + inChunks(80, 1));
  const sending = setInterval(() => socket.write(inChunks(10_000, 1)), 20);

  const answer = await text(socket).catch((error: unknown) => String(error));
  clearInterval(sending);

  expect(answer).toMatch(/^HTTP\/1\.1 401 |ECONNRESET/);
});

/** Functions that read only the first piece of a body. */
const READERS: [string, (request: IncomingMessage) => Promise<unknown>][] = [
  ["as a stream of the Fetch API", (request) => Readable.toWeb(request).getReader().read()],
  ["and paused", (request) => once(request, "data").then(() => request.pause())],
];

test.each(READERS)(
  "a client that sends its whole body before it reads gets the answer to a body of which a part was read %s",
  async (_how, read) => {
    const { open } = await given(
      (request, response) => void read(request).then(() => response.writeHead(413, { "Content-Length": 0 }).end()),
      HTTP_LIMITS,
    );
    const socket = await open();

    await new Promise((sent, failed) => {
      socket.once("error", failed).write(`${CHUNKED}${inChunks(64 * 1024, 400)}0\r\n\r\n`, sent);
    });

    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  },
);

const BROKEN: [string, string, { status: number; code?: string }][] = [
  ["text that is no HTTP", "hello\r\n\r\n", { status: 400, code: "BAD_USER_INPUT" }],
  ["a chunk without its size", `${CHUNKED}x\r\n`, { status: 400, code: "BAD_USER_INPUT" }],
  ["two lengths", `${HEADERS}Transfer-Encoding: chunked\r\n\r\n`, { status: 400, code: "BAD_USER_INPUT" }],
  ["a body in chunks of one byte", CHUNKED + inChunks(1, 20_000), { status: 400, code: "BAD_USER_INPUT" }],
  ["large extensions of a chunk", `${CHUNKED}1;${"x".repeat(20_000)}\r\n`, { status: 413, code: "PAYLOAD_TOO_LARGE" }],
  ["large headers", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, { status: 431 }],
];

test.each(BROKEN)("%s is answered with the code of the refusal, if there is one", async (_what, request, expected) => {
  const { open } = await given(ok);
  const socket = await open();

  socket.on("error", () => undefined).write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");

  const { status, code } = expected;
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close`));
  if (code === undefined) expect(body).toBe("");
  else expect(JSON.parse(body)).toEqual({ error: expect.any(String) as string, code });
  expect(head).toMatch(code === undefined ? /close$/ : `Content-Length: ${body.length}`);
});

test("broken HTTP does not write into an answer that has begun, of this request or of an earlier one", async () => {
  const { open } = await given(
    (_request, response) => void response.writeHead(200, { "Content-Length": 9 }).write("ha"),
  );
  const inBody = await open();
  const pipelined = await open();
  const answers = [inBody, pipelined].map((socket) => text(socket).catch(String));

  for (const socket of [inBody, pipelined]) socket.on("error", () => undefined);
  inBody.write(CHUNKED);
  pipelined.write("GET / HTTP/1.1\r\nHost: here\r\n\r\nGET / HTTP/1.1\r\nHost: here\r\n\r\n");
  await new Promise((later) => setTimeout(later, 100));
  for (const socket of [inBody, pipelined]) socket.write("nonsense\r\n\r\n");

  for (const answer of await Promise.all(answers)) expect(answer).not.toMatch(/ 400 /);
});

test("while the server stops, requests under way are answered with Connection: close, and it waits for no unused connection", async () => {
  const { open, drain, isDraining } = await given(ok, HTTP_LIMITS);
  const [unused, halfSent, halfHeaders] = [await open(), await open(), await open()];
  const answers = [halfSent, halfHeaders].map((socket) => text(socket));
  halfSent.write(`${HEADERS}\r\n12345`);
  halfHeaders.write("POST / HTTP/1.1\r\n");
  const destroyed = new Promise((gone) => unused.once("close", gone));
  unused.resume();
  await new Promise((later) => setTimeout(later, 50));

  const start = Date.now();
  const drained = drain();
  await destroyed;
  halfSent.write("67890");
  halfHeaders.write("Host: here\r\nContent-Length: 2\r\n\r\nok");
  await drained;

  expect([isDraining(), Date.now() - start < 1_000]).toEqual([true, true]);
  expect(await answers[0]).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*got 1234567890/);
  expect(await answers[1]).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*got ok/);
});

test("a kept-alive client loses no request: its connection stays open during the grace, and is closed by an answer after it", async () => {
  const { port, drain } = await given(ok, SHORT, { settle: 1_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((answered, failed) => {
      get({ port, host: "127.0.0.1", agent }, (response) => {
        response.resume().on("end", () => answered(response.headers.connection));
      }).on("error", failed);
    });
  const before = await ask();

  const drained = drain();
  const during = await ask();
  await new Promise((later) => setTimeout(later, 500));
  const after = await ask();
  await drained;
  agent.destroy();

  expect([before, during, after]).toEqual(["keep-alive", "keep-alive", "close"]);
});

test("a connection whose answer began before the stop and said keep-alive brings one more request, which is answered", async () => {
  let finish: () => unknown = () => undefined;
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { "Content-Length": 4 }).write("ha");
    finish = () => response.end("lf");
  };
  const whole: RequestListener = (_request, response) => response.end("whole");
  const { open, drain } = await given(
    (request, response) => (request.url === "/half" ? half : whole)(request, response),
    HTTP_LIMITS,
    { grace: 30, settle: 1_000 },
  );
  const socket = await open();
  const answers = text(socket);
  socket.write("GET /half HTTP/1.1\r\nHost: here\r\n\r\n");
  await new Promise((later) => socket.once("data", later));

  const drained = drain();
  await new Promise((later) => setTimeout(later, 200));
  finish();
  await new Promise((later) => setTimeout(later, 200));
  socket.write("GET /whole HTTP/1.1\r\nHost: here\r\n\r\n");
  await drained;

  expect(await answers).toMatch(/Connection: keep-alive[^]*half[^]*HTTP\/1\.1 200 OK\r\nConnection: close[^]*whole$/);
});

test("a connection that was accepted before the end of the grace may still bring its first request", async () => {
  const { open, drain } = await given(ok, HTTP_LIMITS, { grace: 100, settle: 1_000 });
  const socket = await open();
  const answer = text(socket);

  const drained = drain();
  await new Promise((later) => setTimeout(later, 300));
  socket.write(`${HEADERS}\r\n1234567890`);
  await drained;

  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*got 1234567890/);
});

test("a kept-alive connection may bring one more request after the end of the grace", async () => {
  const { open, drain } = await given(ok, HTTP_LIMITS, { grace: 100, settle: 1_000 });
  const socket = await open();
  const answers = text(socket);
  socket.write(`${HEADERS}\r\n1234567890`);
  await new Promise((later) => socket.once("data", later));

  const drained = drain();
  await new Promise((later) => setTimeout(later, 300));
  socket.write(`${HEADERS}\r\n0987654321`);
  await drained;

  expect(await answers).toMatch(/keep-alive[^]*1234567890HTTP\/1\.1 200 OK\r\nConnection: close[^]*got 0987654321$/);
});

test("a connection that is stuck in the middle of a request is closed at the end", async () => {
  const { open, drain } = await given(ok, { ...SHORT, headersTimeout: 60_000, requestTimeout: 60_000 });
  const stuck = await open();
  stuck.on("error", () => undefined).write("POST / HT");
  await new Promise((later) => setTimeout(later, 50));

  const start = Date.now();
  await drain();

  expect(Date.now() - start).toBeLessThan(2_500);
});
