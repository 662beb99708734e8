import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";

import { portalRoutes } from "#web/app/portalRoutes.tsx";
import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { aManagedUser } from "#web/features/users/user.builders.ts";
import { CreateUserPage } from "#web/pages/admin/CreateUserPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";
import { FormOwner } from "#web/ui/forms/formStore.ts";

function open(answers: Answers = {}) {
  const frame = (
    <FormOwner value="admin">
      <Outlet />
    </FormOwner>
  );
  return renderAt(
    paths.createUser,
    [{ element: frame, children: [{ path: paths.createUser, Component: CreateUserPage }] }],
    answers,
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: "button" }));

async function fillAccount() {
  await fill(field("Username"), "amina");
  await fill(field("Password"), "secret1");
  await fill(field("Email"), "amina@bangui-batir.example");
}

test("username, password and email are named in the specification's words, and nothing is sent", async () => {
  const { api } = open();
  await fill(field("Username"), "ab");
  await fill(field("Password"), "short");
  await fill(field("Email"), "nobody");

  await press("Create User");

  expect(await screen.findByRole("alert")).toHaveFocus();
  expect(
    within(screen.getByRole("alert"))
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Username must be at least 3 characters",
    "Password must be at least 6 characters",
    "Invalid email address",
  ]);
  expect(api.operations).toEqual([]);
});

test("role choices are Associate (User) = false, the default, and Administrator = true", async () => {
  const { api } = open({ CreateUser: () => ({ createUser: aManagedUser() }) });
  expect(Array.from(field("Role").children, (option) => option.textContent)).toEqual([
    "Associate (User)",
    "Administrator",
  ]);
  expect(field("Role")).toHaveValue("false");
  await fillAccount();
  await userEvent.selectOptions(field("Role"), "Administrator");

  await press("Create User");

  await waitFor(() => expect(api.operations[0]?.variables).toMatchObject({ input: { isAdmin: true } }));
});

test("a created user is told of, the form is reset, and what was left empty is sent as null", async () => {
  const { api } = open({ CreateUser: () => ({ createUser: aManagedUser() }) });
  await fillAccount();
  await userEvent.selectOptions(field("Company typology"), "General Contractor");

  await press("Create User");

  expect(await screen.findByText("User profile created successfully")).toBeVisible();
  expect(api.operations[0]?.variables).toMatchObject({
    input: {
      username: "amina",
      password: "secret1",
      isAdmin: false,
      companyTypology: "contractor",
      companyName: null,
      addressCountry: null,
    },
  });
  for (const label of ["Username", "Password", "Email", "Company typology"]) expect(field(label)).toHaveValue("");
});

test("the button reads Submitting... and is disabled while submitting", async () => {
  open({ CreateUser: () => new Promise(() => undefined) });
  await fillAccount();

  await press("Create User");

  expect(await screen.findByText("Submitting...", { selector: "button" })).toBeDisabled();
});

test("failure shows the server's message, beside the field too, and keeps what was typed", async () => {
  open({
    CreateUser: () => {
      throw refused("CONFLICT", "This username is already taken", { username: "This username is already taken" });
    },
  });
  await fillAccount();

  await press("Create User");

  expect(await screen.findByRole("alert")).toBeVisible();
  expect(field("Username")).toHaveAccessibleDescription("This username is already taken");
  expect(field("Password")).toHaveValue("secret1");
});

test("failure without a server message: Failed to create user profile", async () => {
  open({
    CreateUser: () => {
      throw new Error("offline");
    },
  });
  await fillAccount();

  await press("Create User");

  expect(await screen.findByText("Failed to create user profile")).toBeVisible();
  expect(
    screen.getByText(
      "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
    ),
  ).toBeVisible();
  expect(field("Username")).toHaveValue("amina");
});

test("each field of the specification stands under one of two titles, and Reset Form empties all of them", async () => {
  open();
  const fieldsUnder = (title: string) =>
    [...screen.getByRole("region", { name: title }).querySelectorAll<HTMLInputElement>("input, select")]
      .map(({ name }) => name)
      .sort();
  const account = ["email", "firstName", "isAdmin", "lastName", "password", "username"];
  const company = [
    "addressCity",
    "addressCountry",
    "addressPostalCode",
    "addressState",
    "addressStreet",
    "cardId",
    "companyName",
    "companyTypology",
    "vatNumber",
  ];
  expect(fieldsUnder("Account Information")).toEqual(account);
  expect(fieldsUnder("Company Information")).toEqual(company);
  const shown = () =>
    Object.fromEntries(
      [...account, ...company].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value,
      ]),
    );
  const chosen = { isAdmin: "true", companyTypology: "contractor", addressCountry: "Kenya" };
  const typed = Object.fromEntries([...account, ...company].map((name) => [name, `some ${name}`]));
  for (const [name, value] of Object.entries({ ...typed, ...chosen }))
    fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
  expect(shown()).toEqual({ ...typed, ...chosen });

  await press("Reset Form");

  expect(shown()).toEqual({ ...Object.fromEntries(Object.keys(typed).map((name) => [name, ""])), isAdmin: "false" });
});

test("Reset Form empties it; the password can be looked at", async () => {
  open();
  await fillAccount();
  await press("Show password");
  expect(field("Password")).toHaveAttribute("type", "text");
  expect(field("Password")).toHaveAttribute("autocomplete", "new-password");

  await press("Reset Form");

  for (const label of ["Username", "Password", "Email"]) expect(field(label)).toHaveValue("");
});

test("the typed text is there when the page is opened again, without the password", async () => {
  const { unmount } = open();
  await fillAccount();
  unmount();

  open();

  expect(field("Username")).toHaveValue("amina");
  expect(field("Password")).toHaveValue("");
});

describe("by the routes of the portal", () => {
  const openAs = (isAdmin: boolean, address: string) => {
    rememberUser(aUser({ isAdmin }));
    const routes = [
      { HydrateFallback: () => null, children: [portalRoutes, { path: paths.login, element: "Sign in here" }] },
    ];
    return renderAt(address, routes, {
      Me: () => ({ me: aUser({ isAdmin }) }),
      CompanyProfile: () => ({ companyProfile: null }),
    });
  };
  afterEach(() => act(() => clearUser()));

  test("a non-admin who asks for create-user is redirected to /dashboard without a toast; of the tenders with one", async () => {
    const { router, unmount } = openAs(false, paths.createUser);
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.dashboard);
    expect(screen.queryByText("Access Denied")).not.toBeInTheDocument();
    unmount();

    openAs(false, paths.tenders);

    expect(await screen.findByText("Access Denied")).toBeVisible();
  });

  test("an administrator is shown the form", async () => {
    openAs(true, paths.createUser);

    expect(await screen.findByRole("heading", { level: 1, name: "Create User Profile" })).toBeVisible();
  });
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test("the user is sent again by itself under one key, with the password", async () => {
    const { api } = open({ CreateUser: unavailable(1, () => ({ createUser: aManagedUser() })) });
    await fillAccount();
    await press("Create User");
    expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();
    expect(field("Password")).toHaveValue("secret1");

    await pass(4);

    expect(screen.getByText("User profile created successfully")).toBeVisible();
    const [first, second] = api.operations;
    expect(second).toEqual(first);
    expect(first?.variables).toMatchObject({
      input: { password: "secret1", clientMutationId: expect.any(String) as string },
    });
    expect(field("Username")).toHaveValue("");
  });
});
