import { ROUTES } from "#api/restTable.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import { aProject } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { fuzz, type Target } from "#api/testing/fuzz/fuzz.ts";
import { sampled, SEED } from "#api/testing/sampled.ts";
import type { Scene } from "#api/testing/fuzz/scene.ts";
import type { Garbage } from "#api/testing/fuzz/garbage.ts";
import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { testApp } from "#api/testing/testApp.ts";

const ROUNDS = 20;

/**
 * A request body with the fields of the route's schema, some of which contain garbage. Often this is about one field,
 * so the request passes most of the validation; otherwise about half of the fields. One body in ten is garbage as a
 * whole, and one in ten has a further field.
 */
function garbledBody({ body }: Route, { chance, oneOf, value }: Garbage, good: Record<string, unknown>) {
  if (chance(0.1)) return value();
  const names = Object.keys(body?.fields ?? {});
  const part = chance(0.7) ? 1 / (names.length + 1) : 0.5;
  const fields = names.map((name) => [name, chance(part) ? value() : good[name]]);
  if (chance(0.1)) fields.push([oneOf(["version", "id", "companyId", "__proto__", "x", ...names]), value()]);
  return Object.fromEntries(fields) as unknown;
}

const goodBody = ({ body }: Route, good: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(body?.fields ?? {}).map((name) => [name, good[name]]));

const HEADERS = ["if-match", "idempotency-key", "accept", "accept-language", "x-forwarded-for", "x-forwarded-proto"];
const CONTENT_TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json; charset=x",
  "text/plain",
  "application/graphql",
  "",
];
const sendable = (text: string) =>
  text
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, 3000)
    .trim();

const idFor = ({ path }: Route, { Tender, User }: Scene) => (path.includes("users") ? User : Tender);

function sendGood(client: Client, route: Route, scene: Scene, good: Record<string, unknown>) {
  const body = route.verb === "get" ? undefined : JSON.stringify(goodBody(route, good));
  return client.send(route.verb.toUpperCase(), route.path.replaceAll(/:\w+/g, idFor(route, scene)), body, {
    "content-type": "application/json",
  });
}

function sendHostile(client: Client, route: Route, garbage: Garbage, scene: Scene, good: Record<string, unknown>) {
  const { chance, oneOf, text } = garbage;
  const inPath = () =>
    encodeURIComponent(
      text()
        .replace(/\p{Surrogate}/gu, "")
        .slice(0, 500),
    );
  const id = () => (chance(0.7) && route.verb !== "delete" ? idFor(route, scene) : inPath());
  const query = chance(0.3) ? `?${oneOf(["published", "first", "after", "a[b]", ""])}=${inPath()}` : "";
  const headers: Record<string, string> = { "content-type": chance(0.9) ? "application/json" : oneOf(CONTENT_TYPES) };
  if (chance(0.3)) headers[oneOf(HEADERS)] = sendable(text());
  const json = JSON.stringify(garbledBody(route, garbage, good));
  const body = route.verb === "get" ? undefined : chance(0.1) ? json.slice(0, -1) : json;
  return client.send(route.verb.toUpperCase(), route.path.replaceAll(/:\w+/g, id) + query, body, headers);
}

const TARGETS = ROUTES.map((route): Target => {
  const name = `${route.verb} ${route.path}`;
  return {
    name,
    operation: name === "post /api/bids" ? "submitBid" : name,
    isWrite: route.verb !== "get",
    send: ({ client, valid, garbage, scene, good }) =>
      valid ? sendGood(client, route, scene, good) : sendHostile(client, route, garbage, scene, good),
    isSuccess: ({ status }) => status < 300,
  };
});

test(
  `no input of a REST call gives 500 or HTML or reveals internals, and each call succeeds (SEED=${SEED})`,
  async () => {
    const api = await testApp();

    const { wrong, unanswered } = await fuzz(api, ROUNDS, sampled(TARGETS, 2));

    expect(wrong).toEqual([]);
    expect(unanswered).toEqual([]);
    expect(api.faults).toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);

const only = (path: string) => TARGETS.filter(({ name }) => name.endsWith(` ${path}`));

test("the fuzzing notices a planted fault", async () => {
  const api = await testApp();
  await api.db.query("ALTER TABLE outgoing_mails RENAME COLUMN subject TO planted");
  try {
    expect((await fuzz(api, 1, only("/api/contact"))).wrong).toMatchObject([
      { name: "post /api/contact", status: 500 },
    ]);
  } finally {
    await api.db.query("ALTER TABLE outgoing_mails RENAME COLUMN planted TO subject");
  }
});

test("the fuzzing notices an answer that reveals internals", async () => {
  const api = await testApp();
  await api.has(aProject({ title: 'relation "bid_revisions" is empty' }));

  expect((await fuzz(api, 1, only("/api/projects"))).wrong).toMatchObject([
    { status: 200, internals: ["bid_revisions"] },
  ]);
});
