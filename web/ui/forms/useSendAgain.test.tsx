import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { object, string } from "yup";

import { useCreateUserMutation } from "#web/graphql/generatedUsers.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const schema = object({ username: string().required("Required") });

function NameForm() {
  const toast = useToast();
  const createOnce = useCreateOnce();
  const [create] = useCreateUserMutation();
  return (
    <ValidatedForm
      initialValues={{ username: "" }}
      schema={schema}
      onSubmit={async (values) => {
        await createOnce(values, (input) => create({ variables: { input: { ...input, email: "", password: "" } } }));
        toast.success("Created");
      }}
      onFailed={(error) => toast.error(refusalOf(error)?.message ?? "Failed to create")}
      mayBeLeft
    >
      <FormField name="username" label="Username" />
      <UnreachedAlert />
      <SubmitButton label="Create" busy="Submitting..." />
      <Link to="/elsewhere">Elsewhere</Link>
    </ValidatedForm>
  );
}

const CREATED = () => ({ createUser: { __typename: "User", id: "u1" } });
const SENT_AGAIN =
  "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.";
const UNREACHED = "The server could not be reached. What you typed is kept; try again.";
const username = () => screen.getByLabelText("Username");
const button = () => screen.getByRole("button", { name: "Create" });
const shows = (text: string) => screen.queryByText(text) !== null;

withoutJitter();

/** Submits the username "amina" to a fake server with this answer, and waits for the message `notice`. */
async function sendTo(CreateUser: Answers[string], notice: string = SENT_AGAIN) {
  const view = renderAt(
    "/",
    [
      { path: "/", element: <NameForm /> },
      { path: "/elsewhere", element: "Elsewhere" },
    ],
    { CreateUser },
  );
  await fill(username(), "amina");
  await userEvent.click(button());
  await screen.findByText(notice);
  return {
    ...view,
    tries: () =>
      view.api.operations.map(({ variables }) => variables.input as { username: string; clientMutationId: string }),
  };
}

test("a browser that is online again sends the form at once, and once", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED));

  await act(() => window.dispatchEvent(new Event("online")));
  await act(() => window.dispatchEvent(new Event("online")));
  await screen.findByText("Created");
  await pass(60);

  expect(tries()).toHaveLength(2);
});

test("the form sends itself again under the same key until it is answered; the text stays, and the success is told once", async () => {
  const { tries } = await sendTo(unavailable(3, CREATED));
  expect(shows("Failed to create")).toBe(true);

  await pass(2.5);
  expect(tries()).toHaveLength(1);
  await pass(4);
  expect(tries()).toHaveLength(3);
  expect(shows(SENT_AGAIN)).toBe(true);
  expect(username()).toHaveValue("amina");
  await pass(3.5);

  expect(tries()).toHaveLength(4);
  expect(new Set(tries().map(({ clientMutationId }) => clientMutationId)).size).toBe(1);
  expect(screen.getAllByText("Created")).toHaveLength(1);
  expect(shows(SENT_AGAIN)).toBe(false);
  await pass(60);
  expect(tries()).toHaveLength(4);
});

test("the failure is told once; the button waits with an hourglass, and can be pressed", async () => {
  const { tries } = await sendTo(unavailable(3, CREATED));
  expect(button()).toBeEnabled();
  expect(button().querySelector(".lucide-hourglass")).toBeVisible();
  expect(button()).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  await pass(3.5);

  expect(tries()).toHaveLength(2);
  expect(shows("Failed to create")).toBe(false);
  expect(button()).toBeEnabled();
});

test("a try does not take the focus away from a field", async () => {
  await sendTo(unavailable(3, CREATED));
  await userEvent.click(username());

  await pass(3.5);

  expect(username()).toHaveFocus();
});

test("Retry-After of the answer is honoured", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED, 20));

  await pass(19);
  expect(tries()).toHaveLength(1);
  await pass(2);

  expect(tries()).toHaveLength(2);
});

test("a server that was not reached at all is tried again, too", async () => {
  let isCut = true;
  const { tries } = await sendTo(() => {
    if (isCut) throw new TypeError("Failed to fetch");
    return CREATED();
  });
  isCut = false;

  await pass(3.5);

  expect(tries()).toHaveLength(2);
  expect(shows("Created")).toBe(true);
});

test("leaving the form ends the sending", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED));
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));

  await pass(60);

  expect(tries()).toHaveLength(1);
});

test("an edit ends the sending: only the button sends the edited text, under a new key", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED));
  await userEvent.type(username(), "t");
  expect(shows(UNREACHED)).toBe(true);

  await pass(60);
  expect(tries()).toHaveLength(1);
  await userEvent.click(button());
  await pass(1);

  const [first, second] = tries();
  expect(second?.username).toBe("aminat");
  expect(second?.clientMutationId).not.toBe(first?.clientMutationId);
});

test("an edit during the first try is not sent by itself, either", async () => {
  const lost: (() => void)[] = [];
  const view = renderAt("/", [{ path: "/", element: <NameForm /> }], {
    CreateUser: () => new Promise((_, reject) => void lost.push(() => reject(new TypeError("Failed to fetch")))),
  });
  await fill(username(), "amina");
  await userEvent.click(button());
  await userEvent.type(username(), "t");

  lost[0]?.();
  await screen.findByText(UNREACHED);
  await pass(60);

  expect(view.api.operations).toHaveLength(1);
});

test("Stop trying ends the sending, and leaves the text and the focus on the button", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED));

  await userEvent.click(screen.getByRole("button", { name: "Stop trying" }));

  expect(shows(UNREACHED)).toBe(true);
  expect(button()).toHaveFocus();
  await pass(60);
  expect(tries()).toHaveLength(1);
  expect(username()).toHaveValue("amina");
});

test("the button sends at once while the form waits, in place of the next automatic try", async () => {
  const { tries } = await sendTo(unavailable(1, CREATED));

  await userEvent.click(button());
  await pass(60);

  expect(tries()).toHaveLength(2);
  expect(new Set(tries().map(({ clientMutationId }) => clientMutationId)).size).toBe(1);
});

test("a refusal ends the sending, and is told as usual", async () => {
  const { tries } = await sendTo(
    unavailable(1, () => {
      throw refused("CONFLICT", "This username is taken", { username: "This username is taken" });
    }),
  );

  await pass(3.5);

  expect(username()).toHaveAccessibleDescription("This username is taken");
  expect(shows(SENT_AGAIN)).toBe(false);
  await pass(60);
  expect(tries()).toHaveLength(2);
});

test("a server error is not sent again", async () => {
  const view = renderAt("/", [{ path: "/", element: <NameForm /> }], {
    CreateUser: () => {
      throw refused("INTERNAL", "Something went wrong on our side");
    },
  });
  await fill(username(), "amina");
  await userEvent.click(button());
  await screen.findByText("Failed to create");

  await pass(60);

  expect(view.api.operations).toHaveLength(1);
});

test("after 10 minutes the form stops, tells the failure again, and keeps the text", async () => {
  const { tries } = await sendTo(unavailable(1000, CREATED));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  await pass(9 * 60);
  expect(shows(SENT_AGAIN)).toBe(true);
  for (let second = 0; second < 60 && shows(SENT_AGAIN); second += 1) await pass(1);

  expect(shows("Failed to create")).toBe(true);
  expect(shows(UNREACHED)).toBe(true);
  expect(username()).toHaveValue("amina");
  const made = tries().length;
  await pass(60);
  expect(tries()).toHaveLength(made);
});
