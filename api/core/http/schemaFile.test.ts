import { readFileSync } from "node:fs";

import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

const PATH = "/graphql/schema.graphql";

test("anybody reads the schema as it is committed, compressed, and once until it changes", async () => {
  const api = await testApp();

  const { status, headers, text } = await rawRequest(api.url, PATH, { accept: "text/html,*/*;q=0.8" });
  const again = await rawRequest(api.url, PATH, { "if-none-match": headers.etag ?? "" });
  const packed = await rawRequest(api.url, PATH, { "accept-encoding": "br" });

  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "no-cache",
  ]);
  expect(text).toBe(readFileSync("schema.graphql", "utf8"));
  expect([again.status, packed.headers["content-encoding"]]).toEqual([304, "br"]);
});

test("the schema is read only: another method is 405, an unknown name beside it 404", async () => {
  const api = await testApp();

  expect(await api.visitor.post(PATH, {})).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
  expect((await api.visitor.get("/graphql/other.graphql")).status).not.toBe(200);
});
