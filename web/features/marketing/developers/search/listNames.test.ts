import { readFileSync } from "node:fs";

import { readReference } from "#web/features/marketing/developers/reference/readReference.ts";
import { type OpenApi } from "#web/features/marketing/developers/rest/OpenApi.ts";
import { readRest } from "#web/features/marketing/developers/rest/readRest.ts";
import { listNames } from "#web/features/marketing/developers/search/listNames.ts";
import openApi from "#web/graphql/openapi.json";

const reference = readReference(readFileSync("schema.graphql", "utf8"));
const kinds = listNames(reference, readRest(openApi as unknown as OpenApi).calls);
const rowOf = (name: string) =>
  kinds.flatMap(({ kind, names }) => names.filter((row) => row.name === name).map((row) => ({ kind, ...row })));

test("root fields, types, fields, enum values and REST calls are listed with the anchor of their page", () => {
  expect(rowOf("submitBid")).toMatchObject([{ kind: "mutations", anchor: "submitBid" }]);
  expect(rowOf("Tender.closingDate")).toMatchObject([{ kind: "types", anchor: "Tender.closingDate" }]);
  expect(rowOf("BidInput.bidAmount")).toMatchObject([{ kind: "inputs" }]);
  expect(rowOf("TenderStatus.open")).toMatchObject([{ kind: "enums" }]);
  expect(rowOf("POST /api/bids")).toMatchObject([{ kind: "rest", anchor: "submitBid" }]);
});

test("an entry has the first sentence of its description; arguments are not listed", () => {
  expect(rowOf("tenders")[0]?.description).toMatch(/^[A-Z].*\.$/);
  expect(rowOf("tenders.first")).toEqual([]);
});
