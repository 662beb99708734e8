import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { CompanyProfilePage } from "#web/pages/partner/CompanyProfilePage.tsx";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

function open(answers: Answers, user = aUser()) {
  rememberUser(user);
  return renderAt(paths.companyProfile, [{ path: paths.companyProfile, Component: CompanyProfilePage }], answers);
}

afterEach(() => act(() => clearUser()));

test("a stale update says so, shows what was saved meanwhile and keeps what was typed", async () => {
  const stored = aProfile();
  const { api } = open({
    CompanyProfile: () => ({ companyProfile: stored }),
    UpdateCompanyProfile: () => {
      throw refused("CONFLICT", "The profile was changed meanwhile");
    },
  });
  await userEvent.type(await screen.findByLabelText("Phone"), "+236 70");
  Object.assign(stored, { addressCity: "Bouar", version: 4 });

  await userEvent.click(screen.getByRole("button", { name: "Update Profile" }));

  expect(await screen.findByText("Bouar")).toBeVisible();
  expect(screen.getByText("Failed to update company profile")).toBeVisible();
  expect(screen.getByLabelText("Phone")).toHaveValue("+236 70");
  expect(screen.getByLabelText("City")).toHaveValue("Bouar");

  await userEvent.click(screen.getByRole("button", { name: "Update Profile" }));
  const updates = api.operations.filter(({ name }) => name === "UpdateCompanyProfile");
  expect(updates.at(-1)?.variables).toMatchObject({ patch: { phone: "+236 70", addressCity: "Bouar", version: 4 } });
});

test("a missing profile counts as none: the form creates one, with what the account knows", async () => {
  open({ CompanyProfile: () => ({ companyProfile: null }) }, aUser({ companyName: "Mba & Fils" }));

  expect(await screen.findByRole("button", { name: "Create Profile" })).toBeVisible();
  expect(screen.getByLabelText("Company name")).toHaveValue("Mba & Fils");
});

test("a profile that could not be loaded can be asked for again", async () => {
  const { api } = open({});
  expect(await screen.findByText("The company profile could not be loaded.")).toBeVisible();
  api.answers.CompanyProfile = () => ({ companyProfile: aProfile() });

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("button", { name: "Update Profile" })).toBeVisible();
});
