import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Outlet } from "react-router-dom";
import { number, object, string } from "yup";

import { breakStorage } from "#web/testing/brokenStorage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { FormOwner, clearFormStores } from "#web/ui/forms/formStore.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const schema = object({
  title: string().max(200, "Must be at most 200 characters").required("Required"),
  timelineDays: number().required("Timeline is required"),
});

function open(onSubmit = async () => Promise.resolve()) {
  const form = (
    <>
      <ValidatedForm initialValues={{ title: "", timelineDays: "" }} schema={schema} onSubmit={onSubmit}>
        <FormField name="title" label="Title" />
        <FormField name="timelineDays" label="Timeline (days)" type="number" helperText="From the award" />
        <SubmitButton label="Save" busy="Submitting..." />
      </ValidatedForm>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  return renderAt("/", [
    { path: "/", element: form },
    { path: "/elsewhere", element: "You left" },
  ]);
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("form validation runs on submit and re-validates on change", async () => {
  open();
  await userEvent.type(screen.getByLabelText("Title"), "x{Backspace}");
  await userEvent.tab();
  expect(screen.queryByText("Required")).not.toBeInTheDocument();

  await save();
  expect(await screen.findByText("Required")).toBeVisible();

  await userEvent.type(screen.getByLabelText("Title"), "Bridge");
  await waitFor(() => expect(screen.queryByText("Required")).not.toBeInTheDocument());
});

test("an error summary takes the focus and links to its fields", async () => {
  open();

  await save();
  expect(await screen.findByRole("alert")).toHaveFocus();

  await userEvent.click(screen.getByRole("link", { name: "Title: Required" }));
  expect(screen.getByLabelText("Title")).toHaveFocus();
});

test("a text that is longer than its field allows is kept whole, counted and refused", async () => {
  const onSubmit = jest.fn(async () => Promise.resolve());
  open(onSubmit);
  const title = screen.getByLabelText("Title");

  await userEvent.click(title);
  await userEvent.paste("x".repeat(190));
  expect(title).toHaveAccessibleDescription("10 characters left");
  await userEvent.paste("y".repeat(11));
  expect(title).toHaveValue(`${"x".repeat(190)}${"y".repeat(11)}`);
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription("1 character too many");
  await userEvent.type(screen.getByLabelText("Timeline (days)"), "90");
  await save();

  expect(await screen.findByRole("link", { name: "Title: Must be at most 200 characters" })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("typing never loses the focus to the summary", async () => {
  open();
  await save();

  const title = screen.getByLabelText("Title");
  await userEvent.type(title, "A{Backspace}");

  expect(await screen.findByRole("link", { name: "Title: Required" })).toBeVisible();
  expect(title).toHaveFocus();
});

test("an error is described beside its field, with the hint", async () => {
  open();

  await save();

  await waitFor(() =>
    expect(screen.getByLabelText("Timeline (days)")).toHaveAccessibleDescription("Timeline is required From the award"),
  );
});

test("a number field brings up digit keys and is not changed by the mouse wheel", () => {
  open();

  expect(screen.getByLabelText("Timeline (days)")).toHaveAttribute("inputmode", "numeric");
  expect(screen.getByLabelText("Timeline (days)")).toHaveAttribute("type", "text");
});

test("a form warns before it is left dirty, and keeps what was typed", async () => {
  open();
  await userEvent.type(screen.getByLabelText("Title"), "Bridge");

  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Title")).toHaveValue("Bridge");

  await userEvent.click(screen.getByText("Elsewhere"));
  await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));
  expect(await screen.findByText("You left")).toBeVisible();
});

test("a page with two forms warns of the unsaved one, whichever was opened last", async () => {
  const formOf = (name: string) => (
    <ValidatedForm
      initialValues={{ [name]: "" }}
      schema={object({ [name]: string() })}
      onSubmit={async () => Promise.resolve()}
    >
      <FormField name={name} label={name} />
    </ValidatedForm>
  );
  const both = (
    <>
      {formOf("First")}
      {formOf("Second")}
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  jest.spyOn(console, "warn").mockImplementation(() => undefined); // React Router warns of two blockers.
  renderAt("/", [
    { path: "/", element: both },
    { path: "/elsewhere", element: "You left" },
  ]);
  await userEvent.type(screen.getByLabelText("First"), "Bridge");

  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));

  await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));
  expect(await screen.findByText("You left")).toBeVisible();
});

test("a closed tab warns only while something is unsaved", async () => {
  open();
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);

  await userEvent.type(screen.getByLabelText("Title"), "Bridge");
  expect(closing()).toBe(true);

  await userEvent.clear(screen.getByLabelText("Title"));
  expect(closing()).toBe(false);
});

describe("a form that is kept under a name", () => {
  const EMPTY = { title: "", password: "" };

  function openAs(owner: string, { initialValues = EMPTY, address = "/?edit=new" } = {}) {
    const form = (
      <>
        <ValidatedForm
          initialValues={initialValues}
          schema={object({ title: string().required("Required") })}
          onSubmit={async (values, { resetForm }) => Promise.resolve().then(() => resetForm({ values }))}
          storeAs="tender new"
          openedBy="edit"
        >
          <FormField name="title" label="Title" />
          <FormField name="password" label="Password" type="password" />
          <SubmitButton label="Save" busy="Submitting..." />
        </ValidatedForm>
        <Link to="/">Close</Link>
      </>
    );
    const frame = (
      <FormOwner value={owner}>
        <Outlet />
      </FormOwner>
    );
    return renderAt(address, [{ element: frame, children: [{ path: "/", element: form }] }]);
  }
  const title = () => screen.getByLabelText("Title");

  test("has what was typed when it is opened again, but never a password, and not for somebody else", async () => {
    const { unmount } = openAs("amina");
    await userEvent.type(title(), "Bridge");
    await userEvent.type(screen.getByLabelText("Password"), "secret1");
    unmount();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("secret1");

    const other = openAs("boris");
    expect(title()).toHaveValue("");
    other.unmount();

    openAs("amina");
    expect(title()).toHaveValue("Bridge");
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });

  test("says that it was restored; discarding that shows what is stored now, and keeps nothing", async () => {
    const { unmount } = openAs("amina", { initialValues: { ...EMPTY, title: "Old" } });
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    await userEvent.type(title(), " bridge");
    unmount();

    openAs("amina", { initialValues: { ...EMPTY, title: "New" } });
    expect(screen.getByRole("status", { name: "Restored text" })).toHaveTextContent(
      "What you typed here earlier was put back. It has not been sent yet.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));

    await waitFor(() => expect(title()).toHaveValue("New"));
    expect(title()).toHaveFocus();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test("still counts as opened on what it showed then: what was stored since is not taken for what was typed", async () => {
    const { unmount } = openAs("amina", { initialValues: { ...EMPTY, title: "Old" } });
    await userEvent.type(title(), " bridge");
    unmount();

    openAs("amina", { initialValues: { ...EMPTY, title: "New" } });

    expect(title()).toHaveValue("Old bridge");
  });

  test.each(["full", "blocked"] as const)("works where storage is %s, and says that a reload loses it", async (how) => {
    breakStorage(how);
    openAs("amina");
    expect(screen.queryByText(/storage is full or blocked/)).not.toBeInTheDocument();

    await userEvent.type(title(), "Bridge");

    expect(title()).toHaveValue("Bridge");
    expect(screen.getByText(/^This browser’s storage is full or blocked\. A reload of this page loses/)).toBeVisible();
    clearFormStores();
    jest.restoreAllMocks();
  });

  test("is forgotten once it is saved", async () => {
    const { unmount } = openAs("amina");
    await userEvent.type(title(), "Bridge");
    await save();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    unmount();

    openAs("amina");

    expect(title()).toHaveValue("");
  });

  test("asks before the address that opened it changes, and is forgotten when it is left on purpose", async () => {
    const { router } = openAs("amina");
    await userEvent.type(title(), "Bridge");

    await userEvent.click(screen.getByRole("link", { name: "Close" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(router.state.location.search).toBe("?edit=new");
    expect(sessionStorage).toHaveLength(1);

    await userEvent.click(screen.getByText("Close"));
    await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));

    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(sessionStorage).toHaveLength(0);
  });

  test("is forgotten by a sign-out", async () => {
    openAs("amina");
    await userEvent.type(title(), "Bridge");

    clearFormStores();

    expect(sessionStorage).toHaveLength(0);
  });
});
