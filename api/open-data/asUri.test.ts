import fc from "fast-check";

import { asUri } from "#api/open-data/asUri.ts";

test.each([
  ["https://example.org/bid.pdf", "https://example.org/bid.pdf"],
  [
    "https://example.org/dossier d'appel/é.pdf?a=[1]|2&b=50%#p^1#2",
    "https://example.org/dossier%20d'appel/%C3%A9.pdf?a=%5B1%5D%7C2&b=50%25#p%5E1%232",
  ],
  ["https://ada:secret@example.org/a", "https://example.org/a"],
  ["http://[::1]:8080/a", "http://[::1]:8080/a"],
  ["https://münchen.example/a%20b", "https://xn--mnchen-3ya.example/a%20b"],
])("%s is published as %s", (typed, expected) => {
  expect(asUri(typed)).toBe(expected);
});

test("what is no address is not published", () => {
  expect(asUri("see the notice board")).toBeNull();
});

test("whatever the address, nothing is left that a URI may not have, and a browser reads the same", () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: "binary" }),
      (address, more) => {
        const uri = asUri(address + more);
        // Skip texts that make the host name invalid: asUri then returns null.
        fc.pre(uri !== null);

        expect(uri).toMatch(/^https?:\/\/([\w\-.~:/?@!$&'()*+,;=#[\]]|%[0-9a-f]{2})+$/i);
        expect(asUri(uri)).toBe(uri);
      },
    ),
  );
});
