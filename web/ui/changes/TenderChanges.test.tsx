import { screen, within } from "@testing-library/react";

import { renderAt } from "#web/testing/renderAt.tsx";
import { TenderChanges } from "#web/ui/changes/TenderChanges.tsx";

const ADDENDUM = {
  __typename: "Addendum",
  id: "a1",
  number: 1,
  issuedAt: "2026-11-21T09:00:00.000Z",
  note: null,
  weight: "notice",
  changes: [
    { __typename: "AddendumChange", field: "location", before: "Bangui", after: "Boali" },
    { __typename: "AddendumChange", field: "requirements", before: "ISO 9001", after: "ISO 14001" },
  ],
};

const show = (addenda: readonly object[], after?: number) =>
  renderAt("/", [{ path: "*", element: <TenderChanges tenderId="t1" after={after} /> }], {
    TenderAddenda: () => ({
      tender: {
        __typename: "Tender",
        id: "t1",
        newestAddendum: addenda.length,
        amendedAt: null,
        cancelledAt: null,
        cancelReason: null,
        addenda,
      },
    }),
  });

test("a short value and a word of a long text are said to be removed and added", async () => {
  show([ADDENDUM]);

  const addendum = within(await screen.findByRole("article", { name: "Addendum 1" }));

  expect(addendum.getAllByRole("deletion").map(({ textContent }) => textContent)).toEqual([
    " removed: Bangui",
    " removed: 9001",
  ]);
  expect(addendum.getAllByRole("insertion").map(({ textContent }) => textContent)).toEqual([
    " added: Boali",
    " added: 14001",
  ]);
});

test.each([
  ["was never changed", [], undefined, "Nothing was changed since this tender was published."],
  ["was not changed after the addendum that was seen", [ADDENDUM], 1, "Nothing was changed since then."],
] as const)("of a tender that %s it says so", async (_how, addenda, after, sentence) => {
  show(addenda, after);

  expect(await screen.findByText(sentence)).toBeVisible();
});
