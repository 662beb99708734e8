import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "@swc/core";
import { analyse } from "scslre";

/** The regular expressions in a file, as they are written there. */
function regularExpressions(text: string) {
  const found: { source: string; flags: string }[] = [];
  const left: unknown[] = [parseSync(text, { syntax: "typescript", decorators: true })];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== "object" || node === null) continue;
    const { type, pattern, flags } = node as Record<string, unknown>;
    if (type === "RegExpLiteral") found.push({ source: pattern as string, flags: flags as string });
    else left.push(...(Object.values(node) as unknown[]));
  }
  return found;
}

/** True if the search takes time by the square of the text's length, or worse. */
const isSlow = ({ source, flags }: { source: string; flags: string }) =>
  /[*+{]/.test(source) && analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;

const FILES = readdirSync("api", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|^(testing|commands|demonstration)\//.test(file),
);

/** For each slow regular expression: why the text that it searches is short. */
const BOUNDS: Record<string, string> = {
  "database/schema/schemaSql.ts /^\\n|\\n\\s*$/g": "no input: the schema of our own database",
  "database/schema/schemaSql.ts /('(?:[^']|'')*')::(?:text|character varying)\\b/g":
    "no input: the schema of our own database",
  "files/reading/archiveNames.ts /[.\\s]+$/u": "documentName: a name has at most 255 characters",
};

test("each regular expression of the api that takes time by the square of a text is listed with what bounds the text", () => {
  const found = FILES.flatMap((file) =>
    regularExpressions(readFileSync(join("api", file), "utf8"))
      .filter(isSlow)
      .map(({ source, flags }) => `${file} /${source}/${flags}`),
  );

  expect(found.sort()).toEqual(Object.keys(BOUNDS).sort());
});
