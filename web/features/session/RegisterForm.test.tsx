import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RegisterForm } from "#web/features/session/RegisterForm.tsx";
import { fill } from "#web/testing/fill.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

function register(answers: Answers) {
  const onRegistered = jest.fn();
  const view = renderAt(
    "/register",
    [{ path: "/register", element: <RegisterForm onRegistered={onRegistered} /> }],
    answers,
  );
  return { ...view, onRegistered };
}

async function typeAndSubmit() {
  await fill(screen.getByLabelText("First name"), "Amina");
  await fill(screen.getByLabelText("Last name"), "Ngarambe");
  await fill(screen.getByLabelText("Email"), "amina@bangui-batir.example");
  await fill(screen.getByLabelText("Username"), "amina");
  await fill(screen.getByLabelText("Password"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

test("company and role are optional, and the five roles can be chosen", async () => {
  const { api, onRegistered } = register({ Register: () => ({ register: { __typename: "User", id: "1" } }) });
  expect(screen.getByLabelText("Role").querySelectorAll('option:not([value=""])')).toHaveLength(5);

  await typeAndSubmit();

  await waitFor(() => expect(onRegistered).toHaveBeenCalled());
  expect(api.operations[0]?.variables).toMatchObject({ input: { username: "amina", company: null, role: null } });
  expect(await screen.findByText("Registration Successful!")).toBeVisible();
});

test("firstName, lastName, email, username and password are required", async () => {
  register({});

  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));

  expect(await screen.findByRole("alert")).toHaveFocus();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "First name: Required",
    "Last name: Required",
    "Invalid email address",
    "Username: Required",
    "Password must be at least 6 characters",
  ]);
});

test("registration failure shows the server's error message, beside the field too, and keeps what was typed", async () => {
  const { onRegistered } = register({
    Register: () => {
      throw refused("CONFLICT", "This username is taken", { username: "This username is taken" });
    },
  });

  await typeAndSubmit();

  expect(await screen.findByText("Registration Failed")).toBeVisible();
  expect(screen.getByLabelText("Username")).toHaveAccessibleDescription("This username is taken");
  expect(screen.getByLabelText("First name")).toHaveValue("Amina");
  expect(onRegistered).not.toHaveBeenCalled();
});

test("registration failure without a server message: Please try again.", async () => {
  register({
    Register: () => {
      throw new Error("offline");
    },
  });

  await typeAndSubmit();

  expect(await screen.findByText("Please try again.")).toBeVisible();
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test("the registration is sent again by itself under one key", async () => {
    const { api, onRegistered } = register({
      Register: unavailable(1, () => ({ register: { __typename: "User", id: "1" } })),
    });
    await typeAndSubmit();
    expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();
    expect(screen.getByText("Please try again.")).toBeVisible();

    await pass(4);

    expect(onRegistered).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Registration Successful!")).toBeVisible();
    const [first, second] = api.operations;
    expect(second).toEqual(first);
    expect(first?.variables).toMatchObject({
      input: { password: "secret1", clientMutationId: expect.any(String) as string },
    });
  });
});
