import { readdirSync } from "node:fs";

import { browserDocuments } from "#api/testing/browserRequest.ts";
import { documentsOf } from "#web/app/documentsOf.ts";

test("the server knows every operation of the web's documents as the client sends it", async () => {
  const files = readdirSync("web/graphql").filter((file) => /^generated\w*\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(`#web/graphql/${file}`) as Promise<object>));

  const texts = await documentsOf(modules);

  expect([...new Set(texts)].sort()).toEqual(browserDocuments().sort());
});
