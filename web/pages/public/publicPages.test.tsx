import { existsSync, readdirSync } from "node:fs";

import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { publicPages } from "#web/pages/public/publicPages.tsx";

const rows = Object.entries(publicPages);
const withPicture = rows.filter(([, { sharesPictureOf }]) => !sharesPictureOf).map(([name]) => name);

test("each public page has an address of its own", () => {
  const addresses = rows.map(([, { path }]) => path);

  expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([]);
});

test("each public page names a style sheet that exists", () => {
  expect(
    rows
      .filter(([, { styles }]) => !existsSync(`web/features/${styles}`))
      .map(([name, { styles }]) => `${name}: ${styles}`),
  ).toEqual([]);
});

test("each public page has its shared picture in each language, drawn by npm run pictures, and no other picture is kept", () => {
  const drawn = withPicture.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.png`));

  expect(readdirSync("web/public/og").sort()).toEqual(drawn.sort());
});

test.each(rows.flatMap(([name, row]) => LANGUAGES.map((language) => ({ name, row, language }))))(
  "$name in $language has a title and a description of at most 155 characters",
  async ({ row, language }) => {
    const { title, description } = await row.headOf(language, null);

    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);

test("the titles of the indexed pages differ from each other in each language", async () => {
  for (const language of LANGUAGES) {
    const heads = await Promise.all(
      rows.filter(([, { indexed }]) => indexed).map(([, row]) => row.headOf(language, null)),
    );
    const titles = heads.filter(({ indexed }) => indexed !== false).map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
  }
});
