import { readFileSync } from "node:fs";

import { readChangelog } from "#web/features/marketing/developers/changelog/readChangelog.ts";

const text = readFileSync("CHANGELOG.md", "utf8");

test("the entries under the heading for integrators are read with their version, and no others", () => {
  const releases = readChangelog(
    [
      "# Changelog",
      "## 2.0.0\n\n- A screen.\n\n### For integrators\n\n- **Changed**: `Tender.title`\n  is gone.\n- More.\n\n### For developers\n\n- Code.",
      "## 1.0.0\n\n- A screen.",
    ].join("\n\n"),
  );

  expect(releases).toEqual([{ version: "2.0.0", entries: ["Changed: `Tender.title` is gone.", "More."] }]);
});

test("every breaking change of GraphQL in the changelog is among the entries for integrators", () => {
  const all = text.match(/^- \*\*Changed\*\* in GraphQL/gm) ?? [];
  const shown = readChangelog(text)
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.startsWith("Changed in GraphQL"));

  expect(all.length).toBeGreaterThan(2);
  expect(shown).toHaveLength(all.length);
});
