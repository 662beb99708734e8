import { ROUTES } from "#api/app.ts";
import type { Route } from "#api/core/http/rest.ts";
import { aBid, aBidder, aPartner, aTender, tenderInput } from "#api/testing/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { type Garbage, garbageOf } from "#api/testing/garbage.ts";
import { testApp } from "#api/testing/testApp.ts";

jest.setTimeout(120_000);

const ROUNDS = 20;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** A body in the shape of the row's: one field of it is garbage, so that the acts are reached, or many are. */
function garbledBody({ body }: Route, { chance, oneOf, value }: Garbage, right: Record<string, unknown>) {
  if (chance(0.1)) return value();
  const names = Object.keys(body?.fields ?? {});
  const part = chance(0.7) ? 1 / (names.length + 1) : 0.5;
  const fields = names.map((name) => [name, chance(part) ? value() : right[name]]);
  if (chance(0.1)) fields.push([oneOf(["version", "id", "companyId", "__proto__", "x", ...names]), value()]);
  return Object.fromEntries(fields) as unknown;
}

let count = 0;

/** A valid value for each field of any row. */
const rightFields = (tenderId: string): Record<string, unknown> => ({
  ...tenderInput(),
  ...aBid({ tenderId }),
  username: `ada${++count}`, password: "secret", email: `ada${count}@example.org`, firstName: "Ada", lastName: "Obi", company: "Osun",
  companyName: "Osun", message: "Hello", isAdmin: false, employeeCount: 3, website: "https://example.org",
  ...(count % 2 ? { status: "active", role: "other" } : {}),
});

const HEADERS = ["if-match", "idempotency-key", "accept", "accept-language", "x-forwarded-for", "x-forwarded-proto"];
const CONTENT_TYPES = ["application/json", "application/json; charset=utf-16", "application/json; charset=x", "text/plain", "application/graphql", ""];
const sendable = (text: string) => text.replace(/[^\x20-\x7e]/g, "").slice(0, 3000).trim();

function send(client: Client, route: Route, garbage: Garbage, ids: string[], right: Record<string, unknown>) {
  const { chance, oneOf, text } = garbage;
  const inPath = () => encodeURIComponent(text().replace(/\p{Surrogate}/gu, "").slice(0, 500));
  const id = () => (chance(0.7) && route.verb !== "delete" ? oneOf(ids) : inPath());
  const query = chance(0.3) ? `?${oneOf(["published", "first", "after", "a[b]", ""])}=${inPath()}` : "";
  const headers: Record<string, string> = { "content-type": chance(0.9) ? "application/json" : oneOf(CONTENT_TYPES) };
  if (chance(0.3)) headers[oneOf(HEADERS)] = sendable(text());
  const json = JSON.stringify(garbledBody(route, garbage, right));
  const body = route.verb === "get" ? undefined : chance(0.1) ? json.slice(0, -1) : json;
  return client.send(route.verb.toUpperCase(), route.path.replaceAll(/:\w+/g, id) + query, body, headers);
}

test(`no bad input ever gives 500 or HTML through REST (SEED=${SEED})`, async () => {
  const garbage = garbageOf(SEED);
  const api = await testApp();
  const [tender, victim, bidder, admin] = [await api.has(aTender()), await api.has(aPartner()), await api.has(aBidder()), await api.has(aBidder({ isAdmin: true }))];
  const clients = [api.visitor, api.as(bidder), api.as(admin)];
  const wrong: unknown[] = [];

  for (let round = 0; round < ROUNDS; round++)
    for (const route of ROUTES)
      for (const client of clients) {
        if (/log(in|out)$/.test(route.path) && client !== api.visitor) continue;
        api.visitor.cookie = "";
        const { status, headers, body } = await send(client, route, garbage, [tender.id, victim.id], rightFields(tender.id));
        const isJson = status === 204 || headers.get("content-type")?.startsWith("application/json");
        if (status >= 500 || !isJson) wrong.push({ route: `${route.verb} ${route.path}`, status, body });
      }

  expect(wrong).toEqual([]);
  expect(api.faults).toEqual([]);
});
