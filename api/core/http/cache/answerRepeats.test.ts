import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { application } from "express";

import { COST_HEADER } from "#api/core/rules/requestHeaders.rules.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { browserPost, browserRequest } from "#api/testing/browserRequest.ts";
import { aTender } from "#api/testing/builders/builders.ts";
import { sampled } from "#api/testing/sampled.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

type Handle = (this: unknown, request: IncomingMessage, ...rest: unknown[]) => unknown;
const express = application as unknown as { handle: Handle };
const { handle } = express;

/**
 * Counts the requests that reach Express. An Express app copies this method when it is created, so the spy must be
 * installed first.
 */
const toExpress = jest.spyOn(express, "handle");

interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

const LIST = JSON.stringify({
  query: "query ($first: Int!) { tenders(first: $first) { nodes { id title status description } revision } }",
  variables: { first: 50 },
});
const POLL = JSON.stringify({ query: "{ tenderRevision }" });
const JSON_TYPE = { "content-type": "application/json" };
const graphql = (body = LIST, headers: Record<string, string> = {}): Request => ({
  method: "POST",
  path: "/graphql",
  body,
  headers: { ...JSON_TYPE, ...headers },
});
const OF_BROWSER = browserRequest("TenderRevision");
const LIST_OF_BROWSER = browserRequest("OpenTenders", { first: 100, after: null });
const rest = (headers: Record<string, string> = {}, method = "GET"): Request => ({
  method,
  path: "/api/tenders",
  headers,
});

const written = ({ method = "GET", path = "/", headers = {}, body }: Request, more: Record<string, string> = {}) => {
  const length: Record<string, string> =
    body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const all = Object.entries({ host: "portal.example", ...length, ...headers, ...more }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${all.join("")}\r\n${body ?? ""}`;
};

/**
 * Sends the parts over one connection, with a pause between them, and reads all that the server sends until the
 * connection ends.
 */
async function exchange(url: string, ...parts: string[]) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const answered = buffer(socket);
  for (const [index, part] of parts.entries()) {
    if (index > 0) await wait(50);
    socket.write(part);
  }
  return answered;
}

/**
 * Parses an answer into its status, its decompressed body and its headers. Leaves out headers that differ in each
 * answer.
 */
function parsed(answer: Buffer) {
  const end = answer.indexOf("\r\n\r\n");
  const [status = "", ...lines] = answer.toString("latin1", 0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const { date: _date, "x-request-id": id, ...same } = headers;
  const bytes = answer.subarray(end + 4);
  const encoding = bytes.length > 0 ? headers["content-encoding"] : undefined;
  const body = (
    encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes
  ).toString();
  const known = body.replace(/"requestId":"[^"]*"/, "");
  return { id, answer: { status, headers: same, bytes: encoding ? bytes.length : 0, body: known } };
}

const ask = async (url: string, request: Request, cookie: string) =>
  parsed(await exchange(url, written(request, { cookie, connection: "close" }))).answer;

async function given() {
  await testApp(aBuiltSite);
  const { api, admin, partner } = await adminAndPartner();
  await api.has(aTender({ title: "Public", description: "A bridge. ".repeat(300) }));
  await api.has(aTender({ title: "Secret", status: "draft" }));
  return { api, admin, partner };
}

/** Sends each request twice, so that the server answers the third one before it reaches Express. */
async function learnt(url: string, cookie: string, ...requests: Request[]) {
  for (const request of requests) for (let time = 0; time < 2; time++) await ask(url, request, cookie);
  toExpress.mockClear();
}

test.each<[string, Request]>([
  ["the REST list", rest()],
  ["its head", rest({}, "HEAD")],
  ["the REST list, brotli", rest({ "accept-encoding": "gzip, deflate, br" })],
  ["the REST list, gzip", rest({ "accept-encoding": "gzip" })],
  ["the GraphQL list", graphql()],
  ["the GraphQL list, brotli", graphql(LIST, { "accept-encoding": "br" })],
  ["the GraphQL list, in an own type", graphql(LIST, { accept: "application/graphql-response+json" })],
  [
    "the GraphQL list, from a browser",
    graphql(LIST, {
      origin: "http://portal.example",
      "sec-fetch-site": "same-origin",
      "content-type": "application/json; charset=utf-8",
    }),
  ],
  ["the poll", graphql(POLL)],
  ["the poll of the browser", OF_BROWSER],
  ["the list of the browser", LIST_OF_BROWSER],
  ["the list of a browser that cannot hash", browserPost("OpenTenders", { first: 100, after: null })],
])("%s is answered before Express as Express answers it, with one statement", async (_name, request) => {
  const { api, admin, partner } = await given();
  for (const { cookie } of [admin, partner]) {
    await ask(api.url, request, cookie);
    const byExpress = await ask(api.url, request, cookie);
    toExpress.mockClear();

    const statements = await api.statementsOf(async () =>
      expect(await ask(api.url, request, cookie)).toEqual(byExpress),
    );

    expect(byExpress.status).toBe("HTTP/1.1 200 OK");
    expect([toExpress.mock.calls.length, statements.length]).toEqual([0, 1]);
  }
});

/**
 * Headers that answerRepeats takes into account: as a part of the cache key, to find the session, to decide on 304, or
 * as a reason to pass the request to Express.
 */
const ACCOUNTED = [
  "accept",
  "content-type",
  "content-length",
  "accept-encoding",
  "origin",
  "sec-fetch-site",
  "cookie",
  "if-none-match",
  "cache-control",
  "authorization",
  "content-encoding",
  "transfer-encoding",
  "expect",
  "upgrade",
  COST_HEADER,
];
/** Headers that are read for every request but matter only for writes. */
const OF_WRITES = ["x-forwarded-for", "idempotency-key"];

test.each([
  ["the REST list", rest()],
  ["the GraphQL list", graphql()],
  ["the poll", graphql(POLL)],
  ["the poll of the browser", OF_BROWSER],
])(
  "before Express answers %s from memory, no header is read that a repeat does not account for",
  async (_name, request) => {
    const { api, partner } = await given();
    await ask(api.url, request, partner.cookie);
    const read = new Set<string>();
    toExpress.mockImplementationOnce(function (this: unknown, received, ...rest) {
      const watched = (name: string | symbol) => typeof name === "string" && read.add(name);
      received.headers = new Proxy(received.headers, {
        get: (headers, name) => (watched(name), Reflect.get(headers, name) as unknown),
        has: (headers, name) => (watched(name), Reflect.has(headers, name)),
      });
      return handle.call(this, received, ...rest);
    });

    await ask(api.url, request, partner.cookie);

    expect(read).toContain("accept-encoding");
    expect([...read].filter((name) => ![...ACCOUNTED, ...OF_WRITES].includes(name))).toEqual([]);
  },
);

test("an unchanged list is 304, and a reload the whole list, as from Express", async () => {
  const { api, partner } = await given();
  const { headers } = await ask(api.url, rest(), partner.cookie);
  await learnt(api.url, partner.cookie, rest());
  const conditions: Record<string, string>[] = [
    { etag: "*" },
    { etag: `W/${headers.etag}` },
    { etag: `"other", ${headers.etag}` },
    { etag: '"other"' },
    { etag: "" },
    { etag: String(headers.etag), "cache-control": "no-cache" },
  ];
  for (const { etag = "", ...others } of conditions) {
    const request = rest({ "if-none-match": etag, ...others });

    const [answer] = [await ask(api.url, request, partner.cookie)];

    expect(toExpress).not.toHaveBeenCalled();
    await secondApp(api, {}, async (url) => {
      for (let time = 0; time < 2; time++) await ask(url, rest(), partner.cookie);
      toExpress.mockClear();
      expect(answer).toEqual(await ask(url, { ...request, path: "/api/tenders?" }, partner.cookie));
      expect(toExpress).toHaveBeenCalledTimes(1);
    });
    toExpress.mockClear();
  }
});

test("each answer has an id of its own, and its line in the log", async () => {
  const { api, partner } = await given();
  await learnt(api.url, partner.cookie, rest());
  api.logged.length = 0;

  const answers = [];
  for (let time = 0; time < 2; time++)
    answers.push(parsed(await exchange(api.url, written(rest(), { cookie: partner.cookie, connection: "close" }))).id);

  expect(toExpress).not.toHaveBeenCalled();
  expect(new Set(answers).size).toBe(2);
  await wait(20);
  const lines = api.logged.map(
    (line) =>
      JSON.parse(line) as {
        msg: string;
        req?: { id: string; method: string; path: string };
        res?: { statusCode: number };
      },
  );
  expect(lines.filter(({ req }) => req)).toMatchObject(
    answers.map((id) => ({ req: { id, method: "GET", path: "/api/tenders" }, res: { statusCode: 200 } })),
  );
});

const OTHER_VARIABLES = LIST.replace('"first":50', '"first":1');
const signed = (cookie: string) => cookie.replace("axion.sid=", "");

const UNLEARNT: [string, (cookies: { partner: string; admin: string }) => Request & { cookie?: string }][] = [
  [
    "an administrator's cookie behind the partner's",
    ({ partner, admin }) => ({ ...graphql(), cookie: `${partner}; ${admin}` }),
  ],
  [
    "an administrator's cookie before the partner's",
    ({ partner, admin }) => ({ ...graphql(), cookie: `${admin}; ${partner}` }),
  ],
  [
    "two cookies in one",
    ({ partner, admin }) => ({ ...rest(), cookie: `axion.sid=${signed(partner)}${signed(admin)}` }),
  ],
  [
    "a changed signature",
    ({ admin }) => ({ ...graphql(), cookie: `${admin.slice(0, -1)}${admin.endsWith("A") ? "B" : "A"}` }),
  ],
  ["no signature", ({ admin }) => ({ ...rest(), cookie: admin.slice(0, admin.indexOf(".", 10)) })],
  ["another cookie's name", ({ admin }) => ({ ...rest(), cookie: admin.replace("axion.sid", "axion.sid2") })],
  ["no cookie", () => ({ ...graphql(), cookie: "" })],
  ["a token", () => graphql(LIST, { authorization: "Bearer x" })],
  ["an empty token", () => rest({ authorization: "" })],
  ["another content type", () => graphql(LIST, { "content-type": "text/plain" })],
  ["another charset", () => graphql(LIST, { "content-type": "application/json; charset=utf-16" })],
  ["a content coding that the body does not have", () => graphql(LIST, { "content-encoding": "gzip" })],
  ["no content type", () => ({ ...graphql(), headers: {} })],
  ["a type that is not offered", () => graphql(LIST, { accept: "text/html" })],
  ["other variables", () => graphql(OTHER_VARIABLES)],
  ["variables of the wrong type", () => graphql(LIST.replace("50", '"50"'))],
  ["another operation's name", () => graphql(LIST.replace("}}", '},"operationName":"Other"}'))],
  ["a second, later query", () => graphql(LIST.replace(/}$/, ',"query":"{ me { id } }"}'))],
  ["a batch", () => graphql(`[${LIST}]`)],
  ["broken JSON", () => graphql(LIST.slice(0, -1))],
  ["another white space", () => graphql(LIST.replace("50", "50 "))],
  ["too much", () => graphql(LIST + " ".repeat(300_000))],
  ["a larger body than is remembered", () => graphql(LIST + " ".repeat(9_000))],
  ["an empty body", () => graphql("")],
  ["the operation in the address", () => ({ path: `/graphql?query=${encodeURIComponent("{ tenderRevision }")}` })],
  ["a list's body with GET", () => ({ ...graphql(), method: "GET" })],
  ["a GET with a body", () => ({ ...rest(), body: "{}", headers: JSON_TYPE })],
  ["a cross-site GET", () => rest({ origin: "https://other.example", "sec-fetch-site": "cross-site" })],
  ["a cross-site write", () => ({ ...rest({ origin: "https://other.example", ...JSON_TYPE }, "POST"), body: "{}" })],
  ["the list from another site", () => graphql(LIST, { origin: "https://other.example" })],
  ["a disguised method", () => rest({ "x-http-method-override": "DELETE" })],
  ["a trailing slash", () => ({ path: "/api/tenders/" })],
  ["capital letters", () => ({ path: "/API/Tenders" })],
  ["two slashes", () => ({ path: "//api/tenders" })],
  ["a whole address", () => ({ path: "http://other.example/api/tenders" })],
  ["the browser's list of another page", () => browserRequest("OpenTenders", { first: 100, after: "x" })],
  [
    "the browser's list without the header that other sites cannot send",
    () => ({ ...LIST_OF_BROWSER, headers: { accept: LIST_OF_BROWSER.headers.accept } }),
  ],
  [
    "the browser's list with a further parameter",
    () => ({ ...LIST_OF_BROWSER, path: `${LIST_OF_BROWSER.path}&query=x` }),
  ],
  [
    "the browser's list with its variables twice",
    () => ({ ...LIST_OF_BROWSER, path: `${LIST_OF_BROWSER.path}&variables=%7B%7D` }),
  ],
  ["the browser's list, of which only the head is asked", () => ({ ...LIST_OF_BROWSER, method: "HEAD" })],
  ["the browser's list without cookies", () => ({ ...LIST_OF_BROWSER, cookie: "" })],
  ["a range", () => rest({ range: "bytes=0-10" })],
];

test.each(sampled(UNLEARNT, 6))(
  "%s: the answer is that of a process that has learnt nothing",
  async (_name, requestFor) => {
    const { api, admin, partner } = await given();
    for (const { cookie } of [admin, partner])
      await learnt(api.url, cookie, rest(), graphql(), graphql(POLL), LIST_OF_BROWSER);
    const { cookie = partner.cookie, ...request } = requestFor({ partner: partner.cookie, admin: admin.cookie });

    const answers = [
      await ask(api.url, request, cookie),
      await ask(api.url, request, cookie),
      await ask(api.url, request, cookie),
    ];

    await secondApp(api, { builtSite: await aBuiltSite() }, async (url) => {
      const { status, body, headers } = await ask(url, request, cookie);
      for (const answer of answers)
        expect([answer.status, answer.body, answer.headers["content-type"]]).toEqual([
          status,
          body,
          headers["content-type"],
        ]);
      expect(body).not.toContain(cookie.startsWith(admin.cookie) ? "nothing" : "Secret");
    });
  },
);

test.each([
  ["ended", "DELETE FROM sessions"],
  ["expired", "UPDATE sessions SET expire = now() - interval '1 second'"],
  ["of a blocked user", "UPDATE users SET status = 'blocked'"],
  ["of a deleted user", "UPDATE users SET deleted_at = now()"],
])("a session that is %s between two requests gets 401", async (_name, change) => {
  const { api, partner } = await given();
  await learnt(api.url, partner.cookie, rest(), graphql(), graphql(POLL));
  const { headers } = await ask(api.url, rest(), partner.cookie);
  await api.db.query(change);

  expect((await ask(api.url, rest({ "if-none-match": String(headers.etag) }), partner.cookie)).status).toBe(
    "HTTP/1.1 401 Unauthorized",
  );
  for (const body of [LIST, POLL])
    expect(JSON.parse((await ask(api.url, graphql(body), partner.cookie)).body)).toMatchObject({
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
});

test("a changed role and another process's change are in the next answer, for which the session is read again once", async () => {
  const { api, admin, partner } = await given();
  for (const { cookie } of [admin, partner]) await learnt(api.url, cookie, rest(), graphql(), graphql(POLL));

  await secondApp(api, {}, async (url) => {
    const { body } = await ask(url, rest(), admin.cookie);
    const [{ id }] = JSON.parse(body) as [{ id: string }];
    await ask(
      url,
      { ...rest(JSON_TYPE, "PATCH"), path: `/api/tenders/${id}`, body: JSON.stringify({ title: "Changed elsewhere" }) },
      admin.cookie,
    );
  });
  for (const request of [rest(), graphql()])
    expect((await ask(api.url, request, admin.cookie)).body).toContain("Changed elsewhere");
  const statements = await api.statementsOf(() => ask(api.url, graphql(POLL), partner.cookie));
  await api.db.query("UPDATE users SET is_admin = NOT is_admin");

  expect(statements.filter((statement) => statement.includes("sessions"))).toHaveLength(2);
  for (const request of [rest(), graphql()]) {
    expect((await ask(api.url, request, admin.cookie)).body).not.toContain("Secret");
    expect((await ask(api.url, request, partner.cookie)).body).toContain("title");
  }
});

test("a body that comes in parts is answered whole, a body that never comes not at all", async () => {
  const { api, partner } = await given();
  await learnt(api.url, partner.cookie, graphql());
  const known = await ask(api.url, graphql(), partner.cookie);
  const whole = written(graphql(), { cookie: partner.cookie, connection: "close" });
  const start = whole.indexOf("\r\n\r\n") + 4;
  toExpress.mockClear();

  const inParts = await exchange(
    api.url,
    whole.slice(0, start),
    whole.slice(start, start + 10),
    whole.slice(start + 10),
  );
  const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
  socket.write(whole.slice(0, -1));
  await wait(50);
  socket.destroy();
  await wait(50);

  expect(parsed(inParts).answer).toEqual(known);
  expect(toExpress).not.toHaveBeenCalled();
  expect(await ask(api.url, graphql(), partner.cookie)).toEqual(known);
});

test("the same body in chunks, or after 100 Continue, is answered by Express", async () => {
  const { api, partner } = await given();
  await learnt(api.url, partner.cookie, graphql());
  const known = await ask(api.url, graphql(), partner.cookie);
  const chunk = `${LIST.length.toString(16)}\r\n${LIST}\r\n0\r\n\r\n`;

  const inChunks = await exchange(
    api.url,
    written(
      { ...graphql(), body: undefined },
      { cookie: partner.cookie, connection: "close", "transfer-encoding": "chunked" },
    ) + chunk,
  );
  const continued = await exchange(
    api.url,
    ...written(graphql(LIST, { expect: "100-continue" }), { cookie: partner.cookie, connection: "close" }).split(
      /(?<=\r\n\r\n)/,
    ),
  );

  expect(parsed(inChunks).answer).toEqual(known);
  expect(continued.toString("latin1")).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(parsed(continued.subarray(25)).answer).toEqual(known);
});

test("requests of two people in one connection are each answered in order, as their own", async () => {
  const { api, admin, partner } = await given();
  for (const { cookie } of [admin, partner]) await learnt(api.url, cookie, graphql(), rest());
  const of = (request: Request, cookie: string, more = {}) => written(request, { cookie, ...more });

  const answers = (
    await exchange(
      api.url,
      of(rest(), admin.cookie) +
        of(graphql(), partner.cookie) +
        of({ path: "/api/nothing" }, partner.cookie) +
        of(rest(), partner.cookie) +
        of(graphql(), admin.cookie, { connection: "close" }),
    )
  )
    .toString()
    .split("HTTP/1.1 ")
    .slice(1);

  expect(answers.map((answer) => answer.includes("Secret"))).toEqual([true, false, false, false, true]);
  expect(answers[2]).toContain("There is nothing at /api/nothing");
});

test("a request that is hidden in a body is never answered, and two lengths are refused", async () => {
  const { api, admin, partner } = await given();
  await learnt(api.url, partner.cookie, graphql());
  await learnt(api.url, admin.cookie, rest());
  const hidden = `${LIST}\r\n\r\n${written(rest(), { cookie: admin.cookie })}`;

  const inBody = await exchange(api.url, written(graphql(hidden), { cookie: partner.cookie, connection: "close" }));
  const twoLengths = await exchange(
    api.url,
    written(graphql(LIST, { "transfer-encoding": "chunked" }), { cookie: partner.cookie }),
  );

  expect(inBody.toString().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(inBody.toString()).toMatch(/^HTTP\/1\.1 400 /);
  expect(twoLengths.toString()).toMatch(/^HTTP\/1\.1 400 /);
});

test("a GET that is protected by a header that repeats do not know is answered by Apollo each time, and without it refused", async () => {
  const { api, partner } = await given();
  const { accept } = LIST_OF_BROWSER.headers;
  const protectedOtherwise = { ...LIST_OF_BROWSER, headers: { accept, "apollo-require-preflight": "true" } };

  const answers = [];
  for (let time = 0; time < 3; time++) answers.push((await ask(api.url, protectedOtherwise, partner.cookie)).status);
  const bare = await ask(api.url, { ...LIST_OF_BROWSER, headers: { accept } }, partner.cookie);

  expect(answers).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]);
  expect(bare.status).toBe("HTTP/1.1 400 Bad Request");
});

test("the same query by GET and by POST has one cached body, whose ETag a GET may send", async () => {
  const { api, partner } = await given();
  const byPost = await ask(api.url, browserPost("OpenTenders", { first: 100, after: null }), partner.cookie);

  const byGet = await ask(api.url, LIST_OF_BROWSER, partner.cookie);
  const known = await ask(
    api.url,
    { ...LIST_OF_BROWSER, headers: { ...LIST_OF_BROWSER.headers, "if-none-match": byGet.headers.etag ?? "" } },
    partner.cookie,
  );

  expect(byGet).toEqual(byPost);
  expect(byGet.headers).toMatchObject({ etag: expect.stringMatching(/^"/) as string, "cache-control": "no-store" });
  expect(known.status).toBe("HTTP/1.1 304 Not Modified");
});
