import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps } from "react";

import { CompanyProfileForm } from "#web/features/company-profile/CompanyProfileForm.tsx";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

function open(answers: Answers, props: Partial<ComponentProps<typeof CompanyProfileForm>> = {}) {
  const onCreated = jest.fn();
  const form = (
    <CompanyProfileForm
      profile={null}
      known={{}}
      onCreated={onCreated}
      onConflict={() => Promise.resolve(null)}
      {...props}
    />
  );
  return { ...renderAt("/", [{ path: "/", element: form }], answers), onCreated };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("creation sends employeeCount as an integer or null, then goes on", async () => {
  const { api, onCreated } = open({ CreateCompanyProfile: () => ({ createCompanyProfile: aProfile() }) });
  await userEvent.type(screen.getByLabelText("Company name"), "Bangui Bâtir");
  await userEvent.type(screen.getByLabelText("Number of employees"), "48");

  await press("Create Profile");

  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(api.operations[0]?.variables).toMatchObject({
    input: { companyName: "Bangui Bâtir", employeeCount: 48, website: null, industry: null },
  });
  expect(await screen.findByText("Company profile created successfully")).toBeVisible();
});

test("company name is required; website is a valid URL or empty; employeeCount a positive integer or empty", async () => {
  const { api } = open({});
  await userEvent.type(screen.getByLabelText("Website"), "javascript:alert(1)");
  await userEvent.type(screen.getByLabelText("Number of employees"), "-2");

  await press("Create Profile");

  await waitFor(() =>
    expect(screen.getByLabelText("Company name")).toHaveAccessibleDescription("Company name is required"),
  );
  expect(screen.getByLabelText("Website")).toBeInvalid();
  expect(screen.getByLabelText("Number of employees")).toBeInvalid();
  expect(api.operations).toEqual([]);
});

test("an update sends the version that was read", async () => {
  const { api } = open(
    { UpdateCompanyProfile: () => ({ updateCompanyProfile: aProfile({ phone: "+236 70", version: 4 }) }) },
    { profile: aProfile() },
  );
  await userEvent.type(screen.getByLabelText("Phone"), "+236 70");

  await press("Update Profile");

  expect(await screen.findByText("Company profile updated successfully")).toBeVisible();
  expect(api.operations[0]?.variables).toMatchObject({ patch: { phone: "+236 70", version: 3 } });
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test.each([
    ["Create Profile", "CreateCompanyProfile", null, () => ({ createCompanyProfile: aProfile() })],
    ["Update Profile", "UpdateCompanyProfile", aProfile(), () => ({ updateCompanyProfile: aProfile({ version: 4 }) })],
  ] as const)(
    "%s is sent again by itself, under one key or over one version",
    async (button, operation, profile, answer) => {
      const { api } = open({ [operation]: unavailable(1, answer) }, { profile });
      await userEvent.type(screen.getByLabelText("Company name"), " and Sons");
      await press(button);
      expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();

      await pass(4);

      expect(screen.getByText(/^Company profile (created|updated) successfully$/)).toBeVisible();
      const [first, second] = api.operations;
      expect(second).toEqual(first);
      expect(JSON.stringify(first?.variables)).toMatch(profile ? /"version":3/ : /"clientMutationId":"[0-9a-f]{32}"/);
    },
  );
});
