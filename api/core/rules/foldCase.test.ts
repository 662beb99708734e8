import fc from "fast-check";

import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const LETTERS = Array.from("aZéÉßİıςΣﬁｏ–—‑’ʼ′“»\u00A0\u2009\u200B\u00AD\u0301ñŒÅ가각語");

test("the database folds every text as the rule does", async () => {
  const api = await testApp();
  const letter = fc.oneof(
    fc.constantFrom(...LETTERS),
    fc.integer({ min: 32, max: 0x2fff }).map((point) => String.fromCodePoint(point)),
  );

  await fc.assert(
    fc.asyncProperty(fc.array(letter, { minLength: 200, maxLength: 300 }), async (letters) => {
      const [{ folded }] = await api.db.query<[{ folded: string[] }]>(
        "SELECT array_agg(fold_case(letter) ORDER BY place) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS each (letter, place)",
        [letters],
      );
      expect(folded).toEqual(letters.map(foldCase));
    }),
    { numRuns: 20, seed: 7 },
  );
});

test.each([
  ["Berberati", "Berbérati"],
  ["BERBÉRATI", "Berberati"],
  ["Boke", "Boké"],
  ["Bouar-Baoro", "Bouar–Baoro"],
  ["l'eau", "l’eau"],
  ["route 7", "route\u00A07"],
  ["ｒｏｕｔｅ", "route"],
  ["ﬁn", "fin"],
  ["be\u0301ton", "béton"],
])("a search for %s finds %s", async (search, title) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aTender({ title, location: title }));
  await api.has(aTender());

  for (const filter of [{ search }, { location: search }]) {
    const { data } = await admin.graphql(
      "query ($filter: TenderFilter!) { tenders(filter: $filter) { nodes { id } } }",
      {
        filter,
      },
    );
    expect(data.tenders.nodes).toEqual([{ id }]);
  }
});

test("the searches of users, companies and integration requests fold, too", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aBidder({ firstName: "Andr\u00E9" }, { companyName: "B\u00E9ton d\u2019Afrique" }));
  await api.has(aBidder());
  await api.visitor.post("/api/contact", {
    firstName: "Bok\u00E9",
    lastName: "Obi",
    email: "obi@example.org",
    company: "Works",
    role: "other",
    message: "Hello",
  });

  const { data } = await admin.graphql(`{
    users(filter: { search: "ANDRE" }) { nodes { id } }
    companies(filter: { search: "beton d'afrique" }) { nodes { userId } }
    contactRequests(filter: { search: "boke" }) { nodes { firstName } }
  }`);

  expect(data).toEqual({
    users: { nodes: [{ id }] },
    companies: { nodes: [{ userId: id }] },
    contactRequests: { nodes: [{ firstName: "Bok\u00E9" }] },
  });
});
