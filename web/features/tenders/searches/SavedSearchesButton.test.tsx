import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { SavedSearchesButton } from "#web/features/tenders/searches/SavedSearchesButton.tsx";
import { NO_FILTERS } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const aSearch = (given: object = {}) => ({
  __typename: "SavedSearch" as const,
  id: "s1",
  name: "Bridges",
  query: "country=Kenya",
  delivery: "daily",
  newTenders: 2,
  ...given,
});

function show(filters: Partial<typeof NO_FILTERS>, answers: Answers) {
  const element = <SavedSearchesButton filters={{ ...NO_FILTERS, ...filters }} />;
  return renderAt(paths.browseTenders, [{ path: paths.browseTenders, element }], answers);
}
const dialog = async () => within(await screen.findByRole("dialog", { name: "Saved searches" }));

test("what is filtered is saved under its own words, with the mails that are chosen", async () => {
  let searches: object[] = [];
  const { api } = show(
    { category: "Design", country: "Kenya" },
    {
      SavedSearches: () => ({ savedSearches: searches }),
      SaveSearch: ({ input }) => {
        searches = [aSearch({ ...(input as object), newTenders: 0 })];
        return { saveSearch: searches[0] };
      },
    },
  );
  await userEvent.click(screen.getByRole("button", { name: "Save this search" }));
  const form = within(await (await dialog()).findByRole("form", { name: "Save this search" }));
  expect(form.getByLabelText("Name")).toHaveValue("Category: Design · Country: Kenya");

  await userEvent.selectOptions(form.getByLabelText("When a tender comes to match"), "Mail at once");
  await userEvent.click(form.getByRole("button", { name: "Save this search" }));

  expect(await screen.findByText("Search saved")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "SaveSearch")?.variables).toEqual({
    input: { name: "Category: Design · Country: Kenya", query: "category=Design&country=Kenya", delivery: "atOnce" },
  });
  expect(await (await dialog()).findByRole("link", { name: "Category: Design · Country: Kenya" })).toBeVisible();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});

test("a name that is longer than 100 characters is kept whole, counted and refused", async () => {
  const { api } = show({ category: "Design" }, { SavedSearches: () => ({ savedSearches: [] }) });
  await userEvent.click(screen.getByRole("button", { name: "Save this search" }));
  const form = within(await (await dialog()).findByRole("form", { name: "Save this search" }));
  const name = form.getByLabelText("Name");
  await userEvent.clear(name);

  await userEvent.click(name);
  await userEvent.paste("x".repeat(140));
  await userEvent.click(form.getByRole("button", { name: "Save this search" }));

  expect(name).toHaveValue("x".repeat(140));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription("Must be at most 100 characters 40 characters too many");
  expect(api.operations.map((operation) => operation.name)).not.toContain("SaveSearch");
});

test("a saved search says how many tenders are new, leads to them, and is looked at then", async () => {
  const { api, router } = show(
    {},
    {
      SavedSearches: () => ({ savedSearches: [aSearch()] }),
      LookAtSavedSearch: () => ({ lookAtSavedSearch: aSearch({ newTenders: 0 }) }),
    },
  );
  await userEvent.click(screen.getByRole("button", { name: "Saved searches" }));
  expect(await (await dialog()).findByText("2 new")).toBeVisible();

  await userEvent.click((await dialog()).getByRole("link", { name: "Bridges" }));

  expect(router.state.location.search).toBe("?country=Kenya");
  expect(api.operations.find(({ name }) => name === "LookAtSavedSearch")?.variables).toEqual({ id: "s1" });
});

test("its mails are changed beside it, and it is deleted", async () => {
  const { api } = show(
    {},
    {
      SavedSearches: () => ({ savedSearches: [aSearch()] }),
      SetSavedSearchDelivery: ({ delivery }) => ({ setSavedSearchDelivery: aSearch({ delivery }) }),
      DeleteSavedSearch: () => ({ deleteSavedSearch: { __typename: "SavedSearch", id: "s1" } }),
    },
  );
  await userEvent.click(screen.getByRole("button", { name: "Saved searches" }));

  await userEvent.selectOptions(await (await dialog()).findByLabelText("Mails: Bridges"), "No mail");
  expect(await screen.findByText("Your choice was saved")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "SetSavedSearchDelivery")?.variables).toEqual({
    id: "s1",
    delivery: "never",
  });
  await userEvent.click((await dialog()).getByRole("button", { name: "Delete: Bridges" }));

  expect(await screen.findByText(/^No saved searches yet\./)).toBeVisible();
});

test("a refusal is shown in the server's words", async () => {
  const message = "You have 20 saved searches: delete one before you save another";
  show(
    { country: "Kenya" },
    {
      SavedSearches: () => ({ savedSearches: [] }),
      SaveSearch: () => {
        throw refused("CONFLICT", message);
      },
    },
  );
  await userEvent.click(screen.getByRole("button", { name: "Save this search" }));

  await userEvent.click(
    within(await (await dialog()).findByRole("form")).getByRole("button", { name: "Save this search" }),
  );

  expect(await screen.findByText(message)).toBeVisible();
});
