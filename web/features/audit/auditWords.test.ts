import { readdirSync, readFileSync } from "node:fs";

import { buildSchema } from "graphql";

import { ACT_WORDS, actInWords } from "#web/features/audit/auditWords.ts";
import { nameInWords } from "#web/features/audit/nameInWords.ts";
import { fieldInWords } from "#web/features/audit/words/fields.fr.ts";

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

/** A column's option that the pattern takes for a name, and names that are the same in both languages. */
const SAME = ["nullable", "description", "message"];
/** Matches a recorded column: its decorator, further decorators, and its name. */
const COLUMN = /@(?:Recorded|Withheld)\(\)(?:\s|@[^\n]*|[^\n]*\)\n)*?\s+(\w+)[!?]?: /g;

test("every recorded field has a French name", () => {
  const fields = sources.flatMap((file) => [...read(`api/${file}`).matchAll(COLUMN)].map(([, name]) => name!));

  expect(fields).toEqual(
    expect.arrayContaining(["title", "status", "username", "validUntil", "publishedQuestion", "handledAt"]),
  );
  expect(fields.filter((field) => fieldInWords(field) === nameInWords(field) && !SAME.includes(field))).toEqual([]);
});
