import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { rememberUser } from "#web/features/session/storedUser.ts";
import { ApiTokensPage } from "#web/pages/account/ApiTokensPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const aToken = (given: object = {}) => ({
  __typename: "ApiToken",
  id: "t1",
  name: "Nightly copy",
  beginning: "axn_Ab12",
  scopes: ["tenders:read"],
  createdAt: "2026-11-01T00:00:00.000Z",
  expiresAt: "2036-11-01T00:00:00.000Z",
  lastUsedAt: null,
  ...given,
});
const TOKEN = "axn_Ab12345678901234567890123456789012345678";

function show(answers: Answers, isAdmin = false) {
  rememberUser(aUser({ isAdmin }));
  return renderAt(paths.apiTokens, [{ path: paths.apiTokens, Component: ApiTokensPage }], {
    OwnApiTokens: () => ({ apiTokens: [] }),
    ...answers,
  });
}

test("a token is created with its scopes and told once", async () => {
  const { api } = show({
    CreateApiToken: () => ({ createApiToken: { __typename: "CreatedApiToken", token: TOKEN, apiToken: aToken() } }),
  });

  await fill(screen.getByLabelText(/^Name/), "Nightly copy");
  await fill(screen.getByLabelText(/^Your password/), "correct horse");
  await userEvent.click(screen.getByRole("checkbox", { name: /Read tenders/ }));
  await userEvent.selectOptions(screen.getByLabelText("Expires after"), "30 days");
  await userEvent.click(screen.getByRole("button", { name: "Create Token" }));

  expect(await screen.findByText(TOKEN)).toBeVisible();
  expect(screen.getByText(/It is not shown again/)).toHaveFocus();
  expect(api.operations.find(({ name }) => name === "CreateApiToken")?.variables).toEqual({
    input: { name: "Nightly copy", scopes: ["tenders:read"], expiresInDays: 30 },
    password: "correct horse",
  });
  await userEvent.click(screen.getByRole("button", { name: "Done, I’ve saved it" }));
  expect(screen.queryByText(TOKEN)).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("");
});

test("without a name, a scope and the password nothing is sent, and each is named", async () => {
  const { api } = show({});
  await screen.findByText(/You have no tokens/);

  await userEvent.click(screen.getByRole("button", { name: "Create Token" }));

  expect((await screen.findAllByText("Choose at least one")).length).toBeGreaterThan(0);
  expect((await screen.findAllByText("Required")).length).toBeGreaterThan(1);
  expect(api.operations.map(({ name }) => name)).not.toContain("CreateApiToken");
});

test("a wrong password is told at its field, and what was typed stays", async () => {
  show({
    CreateApiToken: () => {
      throw refused("BAD_USER_INPUT", "This is not your current password", {
        password: "This is not your current password",
      });
    },
  });

  await fill(screen.getByLabelText(/^Name/), "Nightly copy");
  await fill(screen.getByLabelText(/^Your password/), "wrong");
  await userEvent.click(screen.getByRole("checkbox", { name: /Read tenders/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create Token" }));

  expect((await screen.findAllByText("This is not your current password")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Nightly copy");
  expect(screen.getByRole("checkbox", { name: /Read tenders/ })).toBeChecked();
});

test("a partner is offered the six scopes and an end; an administrator all fourteen, and a warning beside no end", async () => {
  const { unmount } = show({});
  expect(screen.getAllByRole("checkbox")).toHaveLength(6);
  expect(
    within(screen.getByLabelText("Expires after"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["30 days", "90 days", "365 days"]);
  unmount();

  show({}, true);
  expect(screen.getAllByRole("checkbox")).toHaveLength(14);
  await userEvent.selectOptions(screen.getByLabelText("Expires after"), "It does not expire");
  expect(screen.getByText(/Whoever finds this token can use it until you revoke it/)).toBeVisible();
});

test("tokens are listed with what they may do, when they end and were used; one is revoked after a question", async () => {
  let tokens = [
    aToken(),
    aToken({
      id: "t2",
      name: "Old copy",
      expiresAt: "2026-01-01T00:00:00.000Z",
      lastUsedAt: "2025-12-31T10:00:00.000Z",
    }),
  ];
  const { api } = show({
    OwnApiTokens: () => ({ apiTokens: tokens }),
    RevokeApiToken: ({ id }) => {
      tokens = tokens.filter((token) => token.id !== id);
      return { revokeApiToken: { __typename: "ApiToken", id } };
    },
  });

  expect(await screen.findByText("Created Nov 1, 2026, expires Nov 1, 2036, never used")).toBeVisible();
  expect(screen.getByText("Created Nov 1, 2026, expired Jan 1, 2026, last used Dec 31, 2025")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Revoke Nightly copy" }));
  expect(api.operations.map(({ name }) => name)).not.toContain("RevokeApiToken");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Revoke" }));

  expect(await screen.findByText("Nightly copy was revoked")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "RevokeApiToken")?.variables).toEqual({ id: "t1" });
});

test("a list that cannot be read says so, and is read again", async () => {
  let isDown = true;
  show({
    OwnApiTokens: () => {
      if (isDown) throw new Error("no network");
      return { apiTokens: [aToken()] };
    },
  });

  expect(await screen.findByText("Your tokens could not be loaded.")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: /again/i }));

  expect(await screen.findByText("Nightly copy")).toBeVisible();
});
