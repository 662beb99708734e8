import { readFileSync } from "node:fs";

import { render } from "@testing-library/react";
import { buildSchema, parse, validate } from "graphql";

import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";
import { en } from "#web/features/marketing/copy/en.ts";
import { GUIDE } from "#web/features/marketing/developers/guide/guide.ts";
import { SiteContext } from "#web/features/marketing/useSite.ts";

const { container } = render(
  <SiteContext value={{ language: "en", path: "/developers", copy: en }}>
    {GUIDE.map(({ name, Text }) => (
      <section key={name} id={name}>
        <Text />
      </section>
    ))}
  </SiteContext>,
);
const text = container.textContent;
const queries = [...container.querySelectorAll("[data-query]")].map(({ textContent }) => textContent);
const codes = [...container.querySelectorAll("#errors tbody tr")].map(
  ({ children: [code, status] }) => [code?.textContent, Number(status?.textContent)] as const,
);

test("each document that the guide only shows is valid against the schema", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

  expect(queries.length).toBeGreaterThan(1);
  expect(queries.flatMap((query) => validate(schema, parse(query)).map(({ message }) => message))).toEqual([]);
});

test("the guide names every refusal code with its status in REST, and no other", () => {
  expect(Object.fromEntries(codes)).toEqual(REFUSAL_STATUS);
});

test("the guide says what status 410 does to a webhook", () => {
  expect(text).toContain("Status 410 disables the webhook at once");
});
