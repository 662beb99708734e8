import { findWords } from "#api/testing/words/findWords.ts";
import { type Scope, WORDS } from "#api/testing/words/words.ts";

const found = (file: string, source: string, ...scopes: Scope[]) =>
  findWords(file, source, scopes.length > 0 ? new Set(scopes) : undefined).map(({ line, found: words }) => [
    line,
    words,
  ]);

test("a phrase is found in comments of each kind, also where its lines break", () => {
  const source = `
    // The mail is sent
    // anew.
    const sent = 1; // anew
    /**
     * The address is
     * told to
     *
     * told
     */`;

  expect(found("api/a.ts", source)).toEqual([
    [3, "anew"],
    [4, "anew"],
    [6, "is told"],
  ]);
  expect(found("web/a.css", "a {}\n/* anew */")).toEqual([[2, "anew"]]);
  expect(found("web/a.graphql", "query {\n  # anew\n  a\n}")).toEqual([[2, "anew"]]);
  expect(found("codegen.yml", "# anew\nschema: anew")).toEqual([[1, "anew"]]);
});

test("code, quotations and addresses are not prose", () => {
  expect(found("api/a.ts", 'const anew = "anew"; // `anew`, "to sign in anew", https://anew.example')).toEqual([]);
});

test("documents are read by paragraph, list item and row, without blocks of code", () => {
  const document = ["# Anew", "", "- It is", "- told", "", "```sh", "npm run anew", "```", "[It is", "told](anew.md)"];

  expect(found("README.md", document.join("\n"))).toEqual([
    [1, "Anew"],
    [9, "is told"],
  ]);
});

test("the text of a log message is found, and that of other calls is not", () => {
  const source =
    'log.warn({ err }, `a mail is sent anew`);\nprocess.stderr.write("started anew");\nsend("started anew");';

  expect(found("api/a.ts", source)).toEqual([
    [1, "anew"],
    [2, "anew"],
  ]);
});

test("screens, mails, refusals and descriptions are found once their scope is on", () => {
  expect(found("web/A.tsx", "const a = <p>Sign in anew</p>;", "screens")).toEqual([[1, "anew"]]);
  expect(found("api/mail/a.ts", 'const a = "Sign in anew";', "mails")).toEqual([[1, "anew"]]);
  expect(found("api/a.ts", 'refusal("CONFLICT", "Sign in anew");', "refusals")).toEqual([[1, "anew"]]);
  expect(found("api/a.ts", '@Field({ description: "Made anew" }) class A {}', "descriptions")).toEqual([[1, "anew"]]);
});

test("no replacement is itself a phrase of the list", () => {
  const wrong = WORDS.flatMap(({ instead }) =>
    WORDS.filter(({ pattern }) => instead.match(pattern)).map(({ pattern }) => ({ instead, pattern })),
  );

  expect(wrong).toEqual([]);
});
