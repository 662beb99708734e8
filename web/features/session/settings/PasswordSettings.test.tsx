import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { PasswordSettings } from "#web/features/session/settings/PasswordSettings.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const aToken = (id: string, expiresAt: string | null) => ({ __typename: "ApiToken", id, expiresAt });

async function change(answers: Answers) {
  const onChanged = jest.fn();
  const { api } = renderAt(
    paths.settings,
    [{ path: paths.settings, Component: () => <PasswordSettings onChanged={onChanged} /> }],
    { ChangePassword: () => ({ changePassword: true }), ...answers },
  );
  await fill(screen.getByLabelText(/^Your current password/), "correct horse");
  await fill(screen.getByLabelText(/^New password/), "another horse");
  await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  await waitFor(() => expect(api.operations.map(({ name }) => name)).toContain("RemainingPrograms"));
}

test("after a change of the password the form says how many API tokens and webhooks still work, and where they are", async () => {
  await change({
    RemainingPrograms: () => ({
      apiTokens: [aToken("1", null), aToken("2", "2999-01-01T00:00:00.000Z"), aToken("3", "2020-01-01T00:00:00.000Z")],
      webhooks: [{ __typename: "Webhook", id: "4" }],
    }),
  });

  expect(await screen.findByText(/“Sign Out Everywhere” below ends them, too/)).toHaveTextContent(
    "Still active: 2 API tokens and 1 webhook.",
  );
  expect(screen.getByRole("link", { name: "2 API tokens" })).toHaveAttribute("href", paths.apiTokens);
  expect(screen.getByRole("link", { name: "1 webhook" })).toHaveAttribute("href", paths.webhooks);
});

test("an account without tokens and webhooks is told nothing of them", async () => {
  await change({ RemainingPrograms: () => ({ apiTokens: [], webhooks: [] }) });

  expect(screen.queryByText(/Still active/)).toBeNull();
});

test("if their number cannot be read, they are named without it", async () => {
  await change({
    RemainingPrograms: () => {
      throw refused("UNAVAILABLE", "Please try again");
    },
  });

  expect(await screen.findByText(/Still active/)).toHaveTextContent("Still active: API tokens and webhooks.");
});
