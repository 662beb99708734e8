import { readdirSync, readFileSync } from "node:fs";

import { LOOKS_LIKE_ANOTHER, TAKEN } from "#api/users/userWords.rules.ts";

import { refusalText } from "#web/graphql/words/refusals.fr.ts";
import { sentenceInFrench } from "#web/graphql/words/sentences.fr.ts";
import { isMistyped } from "#web/testing/frenchTypography.ts";
import { formWords } from "#web/ui/forms/words/formWords.fr.ts";

const NOT_REFUSALS = /\.test\.ts$|^testing\/|^demonstration\/|^database\/migrations\//;
const sources = readdirSync("api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !NOT_REFUSALS.test(file))
  .map((file) => readFileSync(`api/${file}`, "utf8"))
  .filter((source) => /refusal\(\s*"CONFLICT"|badInput\(/.test(source));

/**
 * Where a source says a sentence: as an argument of refusal, of badInput or of sealedStays, or in a constant for one.
 */
const SAID =
  /(?:"CONFLICT",|badInput\(\{ [^}:]+:|const (?:message|[A-Z_]+) =|wrong\[.+\] =|sealedStays\(|conflict\("\w+",)\s*(?:"([^"\n]+)"|`([^`]+)`)/g;
const isSentence = (text: string) => /^[A-Z][a-z']+ .* /.test(text);

/** The sentences of conflicts and of wrong fields. Each changing part is the number 7. */
const sentences = sources
  .flatMap((source) => [...source.matchAll(SAID)].map(([, text, template]) => text ?? template!))
  .map((text) => text.replaceAll(/\$\{[^}]+\}/g, "7"))
  .filter((text) => isSentence(text) && !text.includes("`"));

/**
 * Sentences that no person reads in French: about arguments that the portal never sends wrongly, and about articles,
 * whose editors are English. The two about companies are tried below with each of their parts.
 */
const FOR_PROGRAMS = [
  "This text takes too long to be rendered. Remove rows of *, _, > or brackets that do not belong to words",
  "Must be at most 7 ids",
  "Name notices, say what they are about, or ask for all",
  "Name the notices to mark as unread",
  "At most 7 at once",
  "Send either since or cursor: a cursor continues the list that it came from",
  "This cursor does not belong to this list: take the address from links.next",
  "Sign in with a request of its own",
  "Give either the id or the number",
  "There is no such addendum",
  "Must be from 1 to 7",
  "Give one reason for each bid",
  "Tender is required",
  "Must not be earlier than from",
  "Must be another group than groupBy",
  "The group tells which tenders have bids",
  "Only live bids count here",
  "Must be from 1 to 200 characters",
  "This cursor does not belong to this list and order",
  "Send the checksum as 7 and its base64",
  "The uploaded file has the name 7",
  "The uploaded file has 7 bytes",
  "Companies have bids on this tender or are writing them: 7 cannot be changed",
  "Companies have sealed bids on this tender: its closing 7",
  "Must be a comma, a semicolon or a tab",
  "Send one cursor",
  "Must be a whole number from 1 to 7",
];

const inFrench = (sentence: string) => {
  const french = formWords.message(sentence);
  return french === "Saisie non valide" ? null : french;
};

test("each sentence of a conflict and of a wrong field is French", () => {
  const all = [...sentences, LOOKS_LIKE_ANOTHER, ...Object.values(TAKEN)];

  expect(all).toEqual(
    expect.arrayContaining(["This tender number is already taken", "The last active administrator must stay"]),
  );
  expect(all.filter((sentence) => inFrench(sentence) === null && !FOR_PROGRAMS.includes(sentence))).toEqual([]);
});

/** The texts of a list that are no key and no comment. Each changing part is the number 7. */
function frenchIn(list: string) {
  const source = readFileSync(`web/graphql/words/${list}.fr.ts`, "utf8").replaceAll(
    /^import [^\n]*|\/\*\*.*?\*\//gms,
    "",
  );
  return [...source.matchAll(/"((?:[^"\n\\]|\\.)*)"(:?)|`([^`]*)`/g)]
    .filter(([, , colon]) => !colon)
    .map(([, text, , template]) => (text ?? template!).replaceAll(/\$\{[^}]+\}/g, "7"))
    .map((text) => JSON.parse(`"${text}"`) as string)
    .filter((text) => text.includes(" "));
}

test.each([
  ["sentences", 75],
  ["reasons", 28],
  ["refusals", 15],
] as const)(
  "each French sentence of the list %s has the spaces of French before its punctuation marks",
  (list, least) => {
    const french = frenchIn(list);

    expect(french.length).toBeGreaterThan(least);
    expect(french.filter(isMistyped)).toEqual([]);
  },
);

test.each([
  [
    "The files uploaded here can have at most 1.5 GB together. Delete one first.",
    "La taille totale des fichiers envoyés ici ne peut pas dépasser 1,5 Go. Supprimez-en un d’abord.",
  ],
  [
    "The files of your company can have at most 5 GB together. Delete uploaded files that no bid names.",
    "La taille totale des fichiers de votre entreprise ne peut pas dépasser 5 Go. Supprimez les fichiers envoyés qu’aucune soumission ne déclare.",
  ],
])("the limit stays in the French sentence of: %s", (english, french) => {
  expect(sentenceInFrench(english)?.replaceAll("\u00a0", " ")).toBe(french);
});

test("no sentence is listed as one for programs that is French, or that the server does not say", () => {
  expect(FOR_PROGRAMS.filter((sentence) => !sentences.includes(sentence) || inFrench(sentence) !== null)).toEqual([]);
});

test.each([
  [
    "what is read out at the opening",
    "Companies have bids on this tender or are writing them: what is read out at the opening cannot be changed",
  ],
  [
    "the winner",
    "Companies have bids on this tender or are writing them: what bidders are told about the winner cannot be changed",
  ],
  ["a time in the past", "Companies have sealed bids on this tender: its closing cannot be moved into the past"],
  ["an earlier closing", "Companies have sealed bids on this tender: its closing comes when it was announced"],
  [
    "a correction",
    "Companies have sealed bids on this tender: its closing is not moved to an earlier time by a correction: bidders are notified of it by mail",
  ],
  ["an answer", "This question was answered in the meantime: “Yes.\nIt is.”"],
  ["a declined question", "This question was declined in the meantime: “No.”"],
  ["a withdrawn question", "This question was withdrawn in the meantime"],
])("the refusal about %s is French", (_about, sentence) => {
  const french = sentenceInFrench(sentence);

  expect(french).not.toBeNull();
  expect(isMistyped(french!)).toBe(false);
});

test("a toast says why, and only an unknown sentence gets the one of its code", () => {
  expect(refusalText("CONFLICT", "The last active administrator must stay")).toBe(
    "Il doit rester au moins un administrateur actif",
  );
  expect(refusalText("CONFLICT", "This tender is awarded already")).toBe("Cet appel d’offres est déjà attribué");
  expect(refusalText("CONFLICT", "Something new")).toBe("L’élément a été modifié entre-temps, ou existe déjà.");
});
