import { readdirSync, readFileSync } from "node:fs";

import { buildSchema } from "graphql";

import { ACT_WORDS, actInWords, nameInWords } from "#web/features/audit/auditWords.ts";

const read = (file: string) => readFileSync(file, "utf8");
const mutations = Object.keys(buildSchema(read("schema.graphql")).getMutationType()!.getFields());
const sources = readdirSync("api", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(file),
);
/** The names of the operations that the API's code records with recordEvent, recordCreation and recordChange. */
const written = sources.flatMap((file) => [...read(`api/${file}`).matchAll(/\bact: "(\w+)"/g)].map(([, act]) => act!));

test("every mutation, and every other act that the api records, has words", () => {
  const acts = [...new Set([...mutations, ...written])];

  expect(acts).toEqual(
    expect.arrayContaining([
      "createFirstAdministrator",
      "exportAudit",
      "exportBids",
      "openBids",
      "readBids",
      "restore",
    ]),
  );
  expect(acts.filter((act) => !Object.hasOwn(ACT_WORDS, act))).toEqual([]);
});

test("no words are left of an act that is gone, and no two acts share theirs", () => {
  const words = Object.values(ACT_WORDS);

  expect(Object.keys(ACT_WORDS).filter((act) => !mutations.includes(act) && !written.includes(act))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  ["updateTender", "Change a tender"],
  ["shredSealedDocument", "Shred sealed document"],
  ["tendersByBids", "Tenders by bids"],
  ["GET /api/tenders/:id/bids.csv", "GET /api/tenders/:id/bids.csv"],
  ["constructor", "Constructor"],
])("the act %s reads %p", (act, words) => {
  expect(actInWords(act)).toBe(words);
});

test("a field reads as words", () => {
  expect(["closingDate", "isAdmin", "title"].map(nameInWords)).toEqual(["Closing date", "Is admin", "Title"]);
});
