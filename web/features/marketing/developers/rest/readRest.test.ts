import { type OpenApi } from "#web/features/marketing/developers/rest/OpenApi.ts";
import { readRest } from "#web/features/marketing/developers/rest/readRest.ts";
import openApi from "#web/graphql/openapi.json";

const { calls, schemas } = readRest(openApi as unknown as OpenApi);
const call = (name: string) => calls.find((one) => one.name === name);

test("each call of the document is on the page once, with an anchor of its own", () => {
  const all = Object.values(openApi.paths).flatMap((verbs) => Object.keys(verbs));

  expect(calls).toHaveLength(all.length);
  expect(new Set([...calls, ...schemas].map(({ name }) => name)).size).toBe(calls.length + schemas.length);
});

test("a call tells who may use it, its parameters, body, answer and refusals", () => {
  expect(call("submitBid")).toMatchObject({
    verb: "POST",
    path: "/api/bids",
    access: "Whoever is signed in; a token with bids:write",
    body: { type: "BidInput", typeKind: "rest" },
    answer: { type: "Bid" },
  });
  expect(call("register")?.access).toBe("Everybody; no token");
  expect(call("openApi")?.access).toBe("Everybody");
  expect(call("companyProfile")?.access).toBe("Whoever is signed in");
  expect(call("submitBid")?.parameters.map(({ name }) => name.toLowerCase())).toEqual(["idempotency-key"]);
  expect(call("submitBid")?.statuses).toEqual(expect.arrayContaining(["201", "409\u00a0CONFLICT, TENDER_CLOSED"]));
  expect(call("tenders")?.answer).toMatchObject({ type: "[Tender]", typeName: "Tender" });
});

test("an object has its fields with their types, and a required one is marked", () => {
  const fields = schemas.find(({ name }) => name === "BidInput")?.parts;

  expect(fields?.find(({ name }) => name === "bidAmount")).toMatchObject({ type: "integer (int64)!" });
  expect(fields?.find(({ name }) => name === "documentsUrl")).toMatchObject({ type: "string | null (uri)" });
});
