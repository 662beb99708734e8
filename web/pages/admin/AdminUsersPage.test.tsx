import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";

import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { aManagedUser, aPageOf } from "#web/features/users/user.builders.ts";
import { AdminUsersPage } from "#web/pages/admin/AdminUsersPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";
import { watchSaved } from "#web/testing/watchSaved.ts";
import { FormOwner } from "#web/ui/forms/formStore.ts";

afterEach(() => act(() => clearUser()));

const amina = aManagedUser();

function open(answers: Answers, address = "") {
  const frame = (
    <FormOwner value="admin">
      <Outlet />
    </FormOwner>
  );
  return renderAt(
    paths.adminUsers + address,
    [{ element: frame, children: [{ path: paths.adminUsers, Component: AdminUsersPage }] }],
    answers,
  );
}

const card = (name: string) => screen.findByRole("article", { name });
const press = async (name: string) =>
  userEvent.click(within(await card("Amina Ngarambe")).getByRole("button", { name }));
const answer = (name: string) => userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));
const refuse = (code: RefusalCode, message: string, fields?: Record<string, string>) => () => {
  throw refused(code, message, fields);
};

test("a card shows status, ADMIN, e-mail, name, company, role and joined date", async () => {
  open({
    ManagedUsers: () =>
      aPageOf(amina, aManagedUser({ id: "2", firstName: "Boris", lastName: null, isAdmin: true, role: null })),
  });

  const partner = await card("Amina Ngarambe");
  for (const text of ["active", "amina@bangui-batir.example", "Bangui Bâtir", "Execution Company", "Oct 3, 2025"])
    expect(within(partner).getByText(text)).toBeVisible();
  expect(within(partner).queryByText("ADMIN")).not.toBeInTheDocument();
  expect(within(await card("Boris")).getByText("ADMIN")).toBeVisible();
});

test("one's own account can be edited; Block and Delete, which the rules refuse, are not offered", async () => {
  rememberUser(aUser({ id: amina.id, isAdmin: true }));
  open({ ManagedUsers: () => aPageOf(amina, aManagedUser({ id: "2", firstName: "Boris", lastName: null })) });

  const own = within(await card("Amina Ngarambe"));
  expect(own.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Edit"]);
  expect(own.getByText("This is you")).toBeVisible();

  const other = within(await card("Boris"));
  expect(other.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Edit", "Block", "Delete"]);
  expect(other.queryByText("This is you")).not.toBeInTheDocument();
});

test("search and status filter stand in the address and are asked of the server", async () => {
  const { api, router } = open({ ManagedUsers: () => aPageOf(amina) });
  await userEvent.type(screen.getByLabelText("Name, e-mail or company"), "ami");
  await waitFor(() => expect(router.state.location.search).toBe("?search=ami"));

  await userEvent.selectOptions(screen.getByLabelText("Account status"), "Blocked");

  await waitFor(() =>
    expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { search: "ami", status: ["blocked"] } }),
  );
  expect(router.state.location.search).toBe("?search=ami&status=blocked");
});

test("empty: No users found, and the way to all of them, after which the heading has the focus", async () => {
  const { router } = open({ ManagedUsers: () => aPageOf() }, "?search=nobody");

  expect(await screen.findByText("No users found")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all users" }));

  expect(router.state.location.search).toBe("");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("users that could not be loaded can be asked for again", async () => {
  const { api } = open({});
  expect(await screen.findByText("The users could not be loaded.")).toBeVisible();
  api.answers.ManagedUsers = () => aPageOf(amina);

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await card("Amina Ngarambe")).toBeVisible();
});

test("a long list is read page by page", async () => {
  const page = aPageOf(amina).users;
  const { api } = open({
    ManagedUsers: ({ after }) =>
      after
        ? {
            users: {
              ...page,
              totalCount: 2,
              totalCountIsExact: true,
              nodes: [aManagedUser({ id: "2", firstName: "Boris" })],
            },
          }
        : { users: { ...page, totalCount: 2, pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: "c1" } } },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more users" }));

  expect(await card("Boris Ngarambe")).toBeVisible();
  expect(await card("Amina Ngarambe")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({ after: "c1" });
});

test.each([
  {
    status: "active",
    button: "Block",
    becomes: "blocked",
    then: "Unblock",
    text: "Are you sure you want to block this user?",
  },
  {
    status: "blocked",
    button: "Unblock",
    becomes: "active",
    then: "Block",
    text: "Are you sure you want to unblock this user?",
  },
] as const)(
  "$button asks first, sends only the status and says so",
  async ({ status, button, becomes, then, text }) => {
    const { api } = open({
      ManagedUsers: () => aPageOf(aManagedUser({ status })),
      UpdateUser: () => ({ updateUser: aManagedUser({ status: becomes, version: 4 }) }),
    });

    await press(button);
    expect(screen.getByText(text)).toBeVisible();
    expect(api.operations.some(({ name }) => name === "UpdateUser")).toBe(false);
    await answer(button);

    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(api.operations.at(-1)?.variables).toEqual({ id: amina.id, patch: { status: becomes } });
    expect(await screen.findByRole("button", { name: then })).toBeVisible();
  },
);

test("banned users have no quick action", async () => {
  open({ ManagedUsers: () => aPageOf(aManagedUser({ status: "banned" })) });

  const buttons = within(await card("Amina Ngarambe")).getAllByRole("button");

  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Edit", "Delete"]);
});

test("Delete asks first; then the user is gone from the list, and the title has the focus", async () => {
  open({ ManagedUsers: () => aPageOf(amina), DeleteUser: ({ id }) => ({ deleteUser: { __typename: "User", id } }) });

  await press("Delete");
  expect(screen.getByText("Are you sure you want to delete this user?")).toBeVisible();
  await answer("Delete");

  expect(await screen.findByText("User deleted successfully")).toBeVisible();
  expect(await screen.findByText("No users found")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, hidden: true })).toHaveFocus());
});

test("cancelling sends nothing", async () => {
  const { api } = open({ ManagedUsers: () => aPageOf(amina) });

  await press("Delete");
  await answer("Cancel");

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.operations.map(({ name }) => name)).toEqual(["ManagedUsers"]);
});

test.each([
  { button: "Block", operation: "UpdateUser", otherwise: "Failed to update user" },
  { button: "Delete", operation: "DeleteUser", otherwise: "Failed to delete user" },
])("$button that fails shows the server's message, else $otherwise", async ({ button, operation, otherwise }) => {
  const { api } = open({
    ManagedUsers: () => aPageOf(amina),
    [operation]: refuse("CONFLICT", "You cannot do this to your own account"),
  });

  await press(button);
  await answer(button);
  expect(await screen.findByText("You cannot do this to your own account")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  api.answers[operation] = () => {
    throw new Error("offline");
  };
  await press(button);
  await answer(button);

  expect(await screen.findByText(otherwise)).toBeVisible();
});

describe("a user with two-step sign-in", () => {
  const withTwoStep = aManagedUser({ hasTwoStep: true });
  const turnOff = async (password: string) => {
    await userEvent.type(await screen.findByLabelText("Your own password"), password);
    await userEvent.click(screen.getByText("Turn Off", { selector: "button" }));
  };

  test("has a button that turns it off, nobody else has, nor has one's own card", async () => {
    rememberUser(aUser({ id: "2", isAdmin: true }));
    open({
      ManagedUsers: () =>
        aPageOf(withTwoStep, aManagedUser({ id: "2", firstName: "Boris", lastName: null, hasTwoStep: true })),
    });

    const buttons = async (name: string) =>
      within(await card(name))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(await buttons("Amina Ngarambe")).toEqual(["Edit", "Block", "Turn Off Two-Step", "Delete"]);
    expect(await buttons("Boris")).toEqual(["Edit"]);
  });

  test("it is turned off with the own password, and the button is gone", async () => {
    const { api } = open({
      ManagedUsers: () => aPageOf(withTwoStep),
      ClearUserTwoStep: refuse("BAD_USER_INPUT", "This is not your current password", {
        password: "This is not your current password",
      }),
    });
    await press("Turn Off Two-Step");
    await turnOff("wrong");
    await waitFor(() =>
      expect(screen.getByLabelText("Your own password")).toHaveAccessibleDescription(
        "This is not your current password",
      ),
    );
    api.answers.ClearUserTwoStep = () => ({
      clearUserTwoStep: { __typename: "User", id: amina.id, hasTwoStep: false },
    });
    await userEvent.clear(screen.getByLabelText("Your own password"));

    await turnOff("correct horse");

    expect(await screen.findByText("Two-step sign-in was turned off for this user")).toBeVisible();
    expect(api.operations.at(-1)).toEqual({
      name: "ClearUserTwoStep",
      variables: { id: amina.id, password: "correct horse" },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(within(await card("Amina Ngarambe")).queryByText("Turn Off Two-Step")).not.toBeInTheDocument();
  });

  test("Cancel sends nothing", async () => {
    const { api } = open({ ManagedUsers: () => aPageOf(withTwoStep) });
    await press("Turn Off Two-Step");

    await userEvent.click(await screen.findByText("Cancel", { selector: "button" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(api.operations.map(({ name }) => name)).toEqual(["ManagedUsers"]);
  });
});

describe("the edit dialog", () => {
  const answers = () => ({ ManagedUsers: () => aPageOf(amina), ManagedUser: () => ({ user: amina }) });
  const field = (label: string) => screen.findByLabelText(label);
  const save = () => userEvent.click(screen.getByText("Save Changes", { selector: "button" }));
  test("Username is required, Invalid email", async () => {
    const { api } = open(answers(), `?edit=${amina.id}`);
    await userEvent.clear(await field("Username"));
    await userEvent.clear(await field("Email"));
    await fill(await field("Email"), "nobody");

    await save();

    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveAccessibleDescription("Username is required"));
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email");
    expect(api.operations.some(({ name }) => name === "UpdateUser")).toBe(false);
  });

  test("stands in the address, sends the edited fields with the version that was read, says so and closes", async () => {
    const { api, router } = open({
      ...answers(),
      UpdateUser: () => ({ updateUser: aManagedUser({ status: "banned", version: 4 }) }),
    });
    await press("Edit");
    expect(router.state.location.search).toBe(`?edit=${amina.id}`);
    await userEvent.selectOptions(await field("Status"), "Banned");
    await userEvent.selectOptions(await field("Role"), "Administrator");

    await save();

    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(api.operations.find(({ name }) => name === "UpdateUser")?.variables).toMatchObject({
      id: amina.id,
      patch: { username: "amina", status: "banned", isAdmin: true, vatNumber: null, version: 3 },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.search).toBe("");
  });

  test("asks for the own password when the server needs a recent sign-in, and sends the edit again", async () => {
    const message = "Please type your own password again";
    const wrong = "This is not your current password";
    const { api } = open(
      { ...answers(), UpdateUser: refuse("FORBIDDEN", "Sign in again", { ownPassword: message }) },
      `?edit=${amina.id}`,
    );
    await userEvent.selectOptions(await field("Role"), "Administrator");
    await save();
    await userEvent.type(await screen.findByLabelText(/Your own password/), "wrong");
    api.answers.UpdateUser = refuse("BAD_USER_INPUT", wrong, { ownPassword: wrong });
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText(wrong)).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/Your own password/), "correct horse");
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain("correct horse");
    api.answers.UpdateUser = () => ({ updateUser: aManagedUser({ isAdmin: true, version: 4 }) });

    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));

    expect(await screen.findByText("User updated successfully")).toBeVisible();
    const sent = api.operations.filter(({ name }) => name === "UpdateUser").map(({ variables }) => variables);
    expect(sent.map(({ ownPassword }) => ownPassword)).toEqual([undefined, "wrong", "correct horse"]);
    expect(sent[2]).toMatchObject({ patch: { isAdmin: true } });
  });

  test("an edit that is not confirmed stays in its form, and is told", async () => {
    const { api } = open(
      { ...answers(), UpdateUser: refuse("FORBIDDEN", "This needs a recent sign-in", { ownPassword: "Again" }) },
      `?edit=${amina.id}`,
    );
    await userEvent.selectOptions(await field("Role"), "Administrator");
    await save();
    const dialog = within((await screen.findByText("Confirm that it is you")).closest<HTMLElement>("[role=dialog]")!);

    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));

    expect(await screen.findByText("This needs a recent sign-in")).toBeVisible();
    expect(api.operations.filter(({ name }) => name === "UpdateUser")).toHaveLength(1);
    expect(await field("Role")).toHaveDisplayValue("Administrator");
  });

  test("an edit that takes the user out of the status that is looked for: the card is gone, and the title has the focus", async () => {
    const UpdateUser = () => {
      // Move the focus to the dialog, as browsers do when the focused button is disabled.
      screen.getByRole("dialog").parentElement?.focus();
      return { updateUser: aManagedUser({ status: "banned", version: 4 }) };
    };
    open({ ...answers(), UpdateUser }, "?status=active");
    expect(await screen.findByText("1 user found")).toBeVisible();
    await press("Edit");
    await userEvent.selectOptions(await field("Status"), "Banned");

    await save();

    expect(await screen.findByText("No users found")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "User Management" })).toHaveFocus());
    expect(screen.getByText("0 users found")).toBeVisible();
  });

  test("an edit that leaves the user in the list gives the focus back to its Edit button", async () => {
    open(
      { ...answers(), UpdateUser: () => ({ updateUser: aManagedUser({ addressCity: "Bouar", version: 4 }) }) },
      "?status=active",
    );
    await press("Edit");
    await fill(await field("City"), "Bouar");

    await save();

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(within(await card("Amina Ngarambe")).getByRole("button", { name: "Edit" })).toHaveFocus();
  });

  test("a stale edit shows what was saved meanwhile, keeps what was typed, and may be saved again", async () => {
    const { api } = open(
      { ...answers(), UpdateUser: refuse("CONFLICT", "This user was changed by somebody else in the meantime.") },
      `?edit=${amina.id}`,
    );
    await fill(await field("City"), "Bouar");
    api.answers.ManagedUser = () => ({
      user: aManagedUser({ status: "blocked", companyName: "Bangui Bâtir SA", version: 4 }),
    });

    await save();

    expect(await within(screen.getByRole("dialog")).findByText("Bangui Bâtir SA")).toBeVisible();
    expect(await field("City")).toHaveValue("Bouar");
    await save();
    await waitFor(() =>
      expect(api.operations.filter(({ name }) => name === "UpdateUser").at(-1)?.variables).toMatchObject({
        patch: { addressCity: "Bouar", version: 4 },
      }),
    );
  });

  describe("while somebody else saves the same user", () => {
    const stale = "This user was changed by somebody else in the meantime.";
    const patches = (api: ReturnType<typeof open>["api"]) =>
      api.operations
        .filter(({ name }) => name === "UpdateUser")
        .map(({ variables }) => variables.patch as Record<string, unknown>);

    /** Renders the page with a fake server that stores one user and refuses updates with a stale version. */
    function openStored() {
      const stored = aManagedUser();
      const { api } = open(
        {
          ManagedUsers: () => aPageOf(amina),
          ManagedUser: () => ({ user: { ...stored } }),
          UpdateUser: ({ patch }) => {
            const { version, ...fields } = patch as typeof stored;
            if (version !== stored.version) throw refused("CONFLICT", stale);
            Object.assign(stored, fields, { version: version + 1 });
            return { updateUser: { ...stored } };
          },
        },
        `?edit=${amina.id}`,
      );
      return { api, stored };
    }

    test("one types the first name, the other blocks: saved again, the user is blocked and has the first name", async () => {
      const { api, stored } = openStored();
      await fill(await field("First name"), "-Grace");
      Object.assign(stored, { status: "blocked", lastName: "Okello", version: 4 });

      await save();

      const notice = within(
        (await screen.findByText("The user was changed elsewhere since you opened it")).closest<HTMLElement>(
          '[role="alert"]',
        )!,
      );
      for (const text of ["Last name", "Okello", "Status", "Blocked"]) expect(notice.getByText(text)).toBeVisible();
      expect(notice.queryByText("First name")).not.toBeInTheDocument();
      expect(notice.queryByText(/You changed these fields too/)).not.toBeInTheDocument();
      expect(await field("Status")).toHaveValue("blocked");
      expect(await field("Last name")).toHaveValue("Okello");
      expect(await field("First name")).toHaveValue("Amina-Grace");

      await save();

      expect(await screen.findByText("User updated successfully")).toBeVisible();
      expect(patches(api).at(-1)).toMatchObject({ version: 4 });
      expect(stored).toMatchObject({ firstName: "Amina-Grace", lastName: "Okello", status: "blocked", version: 5 });
    });

    test("a field that both changed stays as typed, is shown with both texts, and is written over knowingly", async () => {
      const { stored } = openStored();
      await fill(await field("First name"), "-Grace");
      Object.assign(stored, { firstName: "Aminata", version: 4 });

      await save();

      expect(await screen.findByText("Aminata")).toBeVisible();
      expect(screen.getByText("Amina-Grace")).toBeVisible();
      expect(screen.getByText(/You changed these fields too/)).toBeVisible();
      await save();
      expect(await screen.findByText("User updated successfully")).toBeVisible();
      expect(stored).toMatchObject({ firstName: "Amina-Grace", version: 5 });
    });

    test("a third change is merged with the second's; what both changed before is still told", async () => {
      const { stored } = openStored();
      await fill(await field("First name"), "-Grace");
      Object.assign(stored, { firstName: "Aminata", status: "blocked", version: 4 });
      await save();
      expect(await screen.findByText("Blocked", { selector: "dd" })).toBeVisible();
      Object.assign(stored, { status: "active", addressCity: "Bouar", version: 5 });

      await save();

      expect(await screen.findByText("Bouar")).toBeVisible();
      expect(screen.getByText("Active", { selector: "dd" })).toBeVisible();
      expect(screen.getByText("Aminata")).toBeVisible();
      await save();
      expect(await screen.findByText("User updated successfully")).toBeVisible();
      expect(stored).toMatchObject({ firstName: "Amina-Grace", status: "active", addressCity: "Bouar", version: 6 });
    });

    test("merged and typed values survive a reload, and undo nothing after it", async () => {
      const { stored } = openStored();
      await fill(await field("First name"), "-Grace");
      Object.assign(stored, { status: "blocked", version: 4 });
      await save();
      expect(await screen.findByText("Blocked", { selector: "dd" })).toBeVisible();
      const kept = Object.keys(sessionStorage).find((key) => key.includes(amina.id)) ?? "";

      expect(JSON.parse(sessionStorage.getItem(kept) ?? "null")).toMatchObject({
        from: { firstName: "Amina", status: "blocked", version: 4 },
        values: { firstName: "Amina-Grace", status: "blocked", version: 4 },
      });
    });

    test("a saved edit whose answer was lost is saved: no word of somebody else", async () => {
      const { api, stored } = openStored();
      await fill(await field("First name"), "-Grace ");
      Object.assign(stored, { firstName: "Amina-Grace", version: 4 });

      await save();

      expect(await screen.findByText("User updated successfully")).toBeVisible();
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(screen.queryByText(stale)).not.toBeInTheDocument();
      expect(patches(api)).toHaveLength(1);
    });
  });

  test("its button reads Submitting... and is disabled while submitting", async () => {
    open({ ...answers(), UpdateUser: () => new Promise(() => undefined) }, `?edit=${amina.id}`);
    await fill(await field("City"), "Bouar");

    await save();

    expect(await screen.findByText("Submitting...", { selector: "button" })).toBeDisabled();
  });

  test("a username that is taken is said at its field", async () => {
    const message = "This username is already taken";
    open({ ...answers(), UpdateUser: refuse("CONFLICT", message, { username: message }) }, `?edit=${amina.id}`);
    await fill(await field("Username"), "2");

    await save();

    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveAccessibleDescription(message));
  });

  test("a user who was deleted meanwhile: a sentence, and the text is kept", async () => {
    open({ ...answers(), UpdateUser: refuse("NOT_FOUND", "There is no such user") }, `?edit=${amina.id}`);
    await fill(await field("City"), "Bouar");

    await save();

    expect(await screen.findByText(/This user was deleted since you opened it/)).toBeVisible();
    expect(await field("City")).toHaveValue("Bouar");
  });

  describe("while the server cannot be reached", () => {
    withoutJitter();

    test("the edit is sent again by itself over the version that was read", async () => {
      const { api } = open(
        { ...answers(), UpdateUser: unavailable(1, () => ({ updateUser: { ...amina, version: amina.version + 1 } })) },
        `?edit=${amina.id}`,
      );
      await fill(await field("City"), "Bouar");
      await save();
      expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();

      await pass(4);

      expect(screen.getByText("User updated successfully")).toBeVisible();
      const [first, second] = api.operations.filter(({ name }) => name === "UpdateUser");
      expect(second).toEqual(first);
      expect(first?.variables).toMatchObject({ patch: { addressCity: "Bouar", version: amina.version } });
    });
  });

  test("a network that fails: Failed to update user, and the text is kept, also when the page is opened again", async () => {
    const dead = () => {
      throw new Error("offline");
    };
    const { unmount } = open({ ...answers(), UpdateUser: dead }, `?edit=${amina.id}`);
    await fill(await field("City"), "Bouar");

    await save();
    expect(await screen.findByText("Failed to update user")).toBeVisible();
    expect(
      await screen.findByText(
        "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
      ),
    ).toBeVisible();
    unmount();
    open(answers(), `?edit=${amina.id}`);

    expect(await field("City")).toHaveValue("Bouar");
  });

  test.each(["Cancel", "Save Changes"])("left by %s is not opened again by Back", async (button) => {
    const { router } = open(
      { ...answers(), UpdateUser: () => ({ updateUser: aManagedUser({ version: 4 }) }) },
      "?status=active",
    );
    await press("Edit");
    await userEvent.click(await screen.findByText(button, { selector: "button" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.search).toBe("?status=active");

    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe("?status=active");
  });

  test("opened by its address alone is left for the list without it", async () => {
    const { router } = open(answers());
    await act(() => router.navigate(`${paths.adminUsers}?status=active&edit=${amina.id}`));
    await userEvent.click(await screen.findByText("Cancel", { selector: "button" }));
    await waitFor(() => expect(router.state.location.search).toBe("?status=active"));

    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe("");
  });

  test("closing it with unsaved changes asks first", async () => {
    const { router } = open(answers(), `?edit=${amina.id}`);
    await fill(await field("City"), "Bouar");

    await userEvent.click(screen.getByText("Cancel", { selector: "button" }));
    await userEvent.click(await screen.findByText("Leave page", { selector: "button" }));

    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});

describe("as a table", () => {
  const boris = aManagedUser({
    id: "2",
    username: "boris",
    firstName: "Boris",
    lastName: null,
    isAdmin: true,
    role: null,
    hasTwoStep: true,
    companyName: null,
  });
  const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  const row = (username: string) => within(screen.getByRole("rowheader", { name: username }).closest("tr")!);
  const openTable = async (answers: Answers, search = "") => {
    const view = open({ ManagedUsers: () => aPageOf(amina, boris), ...answers }, `?view=table${search}`);
    await screen.findByRole("table", { name: "Users" });
    return view;
  };
  afterEach(() => jest.restoreAllMocks());

  test("cards are shown at first; the table is a choice that the address keeps", async () => {
    const { api, router } = open({ ManagedUsers: () => aPageOf(amina, boris) });
    await card("Amina Ngarambe");

    await userEvent.click(screen.getByRole("button", { name: "Table" }));

    expect(await screen.findByRole("table", { name: "Users" })).toBeVisible();
    expect(router.state.location.search).toBe("?view=table");
    expect(rows()).toEqual(["amina", "boris"]);
    expect(row("amina").getByText("amina@bangui-batir.example")).toBeVisible();
    expect(api.operations).toHaveLength(1);
  });

  test("it is sorted by the server; the cards stay newest first", async () => {
    const { api, router } = await openTable({});
    expect(api.operations.at(-1)?.variables).toMatchObject({ orderBy: null });
    expect(screen.getByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
    expect(within(screen.getByRole("columnheader", { name: "Name" })).queryByRole("button")).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "Username" }));
    await waitFor(() =>
      expect(api.operations.at(-1)?.variables).toMatchObject({
        orderBy: { field: "username", direction: "ascending" },
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Username" }));
    await waitFor(() =>
      expect(api.operations.at(-1)?.variables).toMatchObject({
        orderBy: { field: "username", direction: "descending" },
      }),
    );
    expect(router.state.location.search).toBe("?view=table&sort=-username");

    await userEvent.click(screen.getByRole("button", { name: "Cards" }));
    await card("Amina Ngarambe");
    await waitFor(() => expect(api.operations.at(-1)?.variables).toMatchObject({ orderBy: null }));
  });

  test.each([
    ["Status", "status"],
    ["Company", "companyName"],
    ["Last sign-in", "lastSignInAt"],
  ])("it is sorted by %s, too", async (label, field) => {
    const { api } = await openTable({}, "&columns=username,status,companyName,lastSignInAt");

    await userEvent.click(screen.getByRole("button", { name: label }));

    await waitFor(() =>
      expect(api.operations.at(-1)?.variables).toMatchObject({ orderBy: { field, direction: "ascending" } }),
    );
  });

  test("an order or account type that does not exist counts as none", async () => {
    const { api } = await openTable({}, "&sort=passwordHash&kind=owners");

    expect(api.operations.at(-1)?.variables).toMatchObject({ orderBy: null, filter: { isAdmin: null } });
  });

  test("administrators alone are found; the cards have no such filter", async () => {
    const { api, router } = await openTable({});

    await userEvent.selectOptions(screen.getByLabelText("Account type"), "Administrators");

    await waitFor(() => expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { isAdmin: true } }));
    expect(router.state.location.search).toBe("?view=table&kind=administrators");
    await userEvent.click(screen.getByRole("button", { name: "Cards" }));
    expect(router.state.location.search).toBe("?view=cards");
  });

  test("each row has the card's acts, the own one Edit alone", async () => {
    rememberUser(aUser({ id: amina.id, isAdmin: true }));
    const { api } = await openTable(
      { UpdateUser: () => ({ updateUser: { ...boris, status: "blocked", version: 4 } }) },
      "&columns=username,status,twoStep",
    );
    expect(
      row("amina")
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Edit"]);
    expect(
      row("boris")
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Turn off", "Edit", "Block", "Delete"]);
    expect(row("boris").getByRole("link", { name: "History: boris" })).toBeVisible();

    await userEvent.click(row("boris").getByRole("button", { name: "Block" }));
    await answer("Block");

    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(api.operations.find(({ name }) => name === "UpdateUser")?.variables).toMatchObject({
      id: "2",
      patch: { status: "blocked" },
    });
    expect(await screen.findByRole("button", { name: "Unblock" })).toBeVisible();
  });

  test("Download CSV reads the pages that are not shown yet, in the order of the table", async () => {
    const { saved, textOf } = watchSaved();
    const page = aPageOf(amina).users;
    const { api } = await openTable(
      {
        ManagedUsers: ({ after }) =>
          after
            ? aPageOf(boris)
            : { users: { ...page, pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: "c1" } } },
      },
      "&columns=username,name,createdAt&sort=username&status=active",
    );
    expect(rows()).toEqual(["amina"]);

    await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await textOf(saved[0]!)).toBe(
      `Username,Name,Joined (UTC)\r\namina,Amina Ngarambe,${amina.createdAt}\r\nboris,Boris,${boris.createdAt}\r\n`,
    );
    expect(api.operations.at(-1)?.variables).toMatchObject({
      after: "c1",
      filter: { status: ["active"] },
      orderBy: { field: "username", direction: "ascending" },
    });
  });
});
