import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ContactForm } from "#web/features/marketing/contact/ContactForm.tsx";
import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, withoutJitter } from "#web/testing/outage.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const show = (form: RefusedForm = {}) => renderOnSite(<ContactForm {...form} />);

const TYPED = {
  firstName: "Ada",
  lastName: "Okoro",
  email: "ada@okoro.example",
  company: "Okoro Ltd",
  role: "execution",
  message: "We lack BIM.",
};

async function fillIn() {
  await fill(screen.getByLabelText("First name"), TYPED.firstName);
  await fill(screen.getByLabelText("Last name"), TYPED.lastName);
  await fill(screen.getByLabelText("Email"), TYPED.email);
  await fill(screen.getByLabelText("Company"), TYPED.company);
  await userEvent.selectOptions(screen.getByLabelText("Role"), TYPED.role);
  await fill(screen.getByLabelText("Message"), TYPED.message);
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit Application" }));

/** Fakes the server's response and records the requests. */
function answers(answer: () => Promise<Partial<Response>>) {
  const fetch = jest.fn((_path: string, _init: RequestInit) => answer());
  Object.assign(globalThis, { fetch });
  return fetch;
}
const ok = () => Promise.resolve({ ok: true });

test("all six fields are required, the e-mail is one, the role has five values and the message four rows", () => {
  show();

  for (const field of [...screen.getAllByRole("textbox"), screen.getByRole("combobox")]) expect(field).toBeRequired();
  expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
  expect(screen.getByLabelText("Message")).toHaveAttribute("rows", "4");
  const roles = screen.getAllByRole("option").map((option) => (option as HTMLOptionElement).value);
  expect(roles).toEqual(["", "architecture", "execution", "supplier", "developer", "other"]);
});

test("without a script the form is a plain post in the page's language", () => {
  renderOnSite(<ContactForm />, { language: "fr" });

  const form = screen.getByRole("form");

  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/fr/contact");
});

test("success says so in a toast, and resets the form", async () => {
  const fetch = answers(ok);
  show();
  await fillIn();

  await submit();

  expect(await screen.findByText("Application Submitted Successfully!")).toBeVisible();
  expect(screen.getByRole("form")).toHaveFormValues({ firstName: "", role: "", message: "" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/contact",
    expect.objectContaining({ method: "POST", credentials: "include" }),
  );
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({ ...TYPED, language: "en", website: "" });
});

test("while it is sent the button is disabled and reads Submitting...", async () => {
  let arrive: (response: Partial<Response>) => void = () => undefined;
  answers(() => new Promise((resolve) => (arrive = resolve)));
  show();
  await fillIn();

  await submit();
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  arrive({ ok: true });

  await waitFor(() => expect(screen.getByRole("button", { name: "Submit Application" })).toBeEnabled());
});

test("a network that fails is a failed submission: the toast names the e-mail, and what was typed stays", async () => {
  answers(() => Promise.reject(new TypeError("Failed to fetch")));
  show();
  await fillIn();

  await submit();

  expect(await screen.findByText("Submission Failed")).toBeVisible();
  expect(screen.getByText(/globaldesk@/)).toBeVisible();
  expect(screen.getByRole("form")).toHaveFormValues(TYPED);
});

test("a retry after a lost answer has the key of the first try, and other content another one", async () => {
  const fetch = answers(() => Promise.reject(new TypeError("Failed to fetch")));
  show();
  await fillIn();
  await submit();
  await screen.findByText("Submission Failed");

  await submit();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await userEvent.type(screen.getByLabelText("Message"), "!");
  await submit();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));

  const [first, second, third] = fetch.mock.calls.map(
    ([, { headers }]) => (headers as Record<string, string>)["Idempotency-Key"],
  );
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("the server's refusal of a field is shown at the field, which takes the focus, until the field changes", async () => {
  answers(() => Promise.resolve({ ok: false, json: () => Promise.resolve({ fields: { email: "Invalid email" } }) }));
  show();
  await fillIn();

  await submit();

  const email = screen.getByLabelText("Email");
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription("Invalid email");
  await userEvent.type(email, "x");
  expect(email).not.toHaveAccessibleDescription();
});

describe("a text that is longer than its field allows", () => {
  test("is kept whole, counted and refused, and nothing is sent", async () => {
    const fetch = answers(ok);
    show();
    await fillIn();
    const message = screen.getByLabelText("Message");
    await userEvent.clear(message);

    await fill(message, "x".repeat(12_487));
    expect(message).toHaveValue("x".repeat(12_487));
    expect(message).toHaveAccessibleDescription("Characters over the limit: 2,487");
    await submit();

    expect(fetch).not.toHaveBeenCalled();
    expect(message).toHaveFocus();
    expect(message).toBeInvalid();
    expect(message).toHaveAccessibleDescription("Must be at most 10,000 characters Characters over the limit: 2,487");
  });

  test("is counted from the last tenth on, and in French", async () => {
    renderOnSite(<ContactForm />, { language: "fr" });
    const message = screen.getByLabelText("Message");

    await fill(message, "x".repeat(8_999));
    expect(message).not.toHaveAccessibleDescription();
    await fill(message, "x");

    expect(message).toHaveAccessibleDescription("Caractères restants\u00a0: 1\u202f000");
  });

  test.each(["First name", "Last name", "Email", "Company"])("is never cut in %s", async (label) => {
    show();

    await fill(screen.getByLabelText(label), "x".repeat(300));

    expect(screen.getByLabelText(label)).toHaveValue("x".repeat(300));
    expect(screen.getByLabelText(label)).toBeInvalid();
  });
});

test("the page that answers a refused post has what was typed, what is wrong and why", () => {
  show({
    values: { ...TYPED, email: "ada@" },
    problems: { email: "E-mail non valide" },
    sentence: "Pas encore envoyée.",
  });

  expect(screen.getByRole("form")).toHaveFormValues({ ...TYPED, email: "ada@" });
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Pas encore envoyée.");
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  const SENT_AGAIN =
    /^The server cannot be reached at the moment: what you typed is kept and will be sent again by itself/;
  const unavailable = { ok: false, status: 503, headers: new Headers({ "retry-after": "3" }) };

  async function submitTo(...results: (Partial<Response> | Error)[]) {
    const left = [...results];
    const fetch = answers(() => {
      const next = left.shift() ?? { ok: true };
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    });
    show();
    await fillIn();
    await submit();
    await screen.findByText(SENT_AGAIN);
    return fetch;
  }

  test("the request is sent again by itself under one key, and the text stays until it is sent", async () => {
    const fetch = await submitTo(new TypeError("Failed to fetch"), unavailable);
    expect(await screen.findByText("Submission Failed")).toBeVisible();

    await pass(4);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(screen.getByText(SENT_AGAIN)).toBeVisible();
    expect(screen.getByRole("form")).toHaveFormValues(TYPED);
    await pass(3);

    expect(screen.getByText("Application Submitted Successfully!")).toBeVisible();
    expect(screen.queryByText(SENT_AGAIN)).not.toBeInTheDocument();
    expect(screen.getByRole("form")).toHaveFormValues({ firstName: "", message: "" });
    expect(
      new Set(fetch.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)["Idempotency-Key"])).size,
    ).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("an edit and Stop trying end the sending", async () => {
    const fetch = await submitTo(unavailable, unavailable);
    await userEvent.type(screen.getByLabelText("Message"), "!");
    await pass(30);
    expect(fetch).toHaveBeenCalledTimes(1);

    await submit();
    await userEvent.click(await screen.findByRole("button", { name: "Stop trying" }));

    expect(screen.getByRole("button", { name: "Submit Application" })).toHaveFocus();
    await pass(30);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("a refusal of the server ends the sending, and is said at its field", async () => {
    const fetch = await submitTo(unavailable, {
      ok: false,
      status: 400,
      json: () => Promise.resolve({ fields: { email: "Invalid email" } }),
    });

    await pass(4);

    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(screen.queryByText(SENT_AGAIN)).not.toBeInTheDocument();
    await pass(30);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
