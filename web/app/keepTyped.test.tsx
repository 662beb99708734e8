import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { currentButton, keepTyped } from "#web/app/keepTyped.ts";

const FORM = (
  <form>
    <input name="email" />
    <select name="role">
      <option value="">Choose</option>
      <option value="supplier">Supplier</option>
    </select>
    <textarea name="message" />
    <input type="radio" name="size" value="small" />
    <input type="radio" name="size" value="large" />
    <input type="checkbox" name="agreed" />
    <button>Send</button>
  </form>
);

/** The form as the server sent it. `change` does what an extension of the browser does before hydration. */
async function hydrated(change: (form: HTMLFormElement) => void) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(FORM);
  const field = <T extends Element>(selector: string) => place.querySelector<T>(selector)!;
  field<HTMLInputElement>("[name=email]").value = "ada@example.org";
  field<HTMLSelectElement>("[name=role]").value = "supplier";
  field<HTMLTextAreaElement>("[name=message]").value = "Two girders";
  field<HTMLInputElement>("[value=large]").checked = true;
  field<HTMLInputElement>("[name=agreed]").checked = true;
  field<HTMLTextAreaElement>("[name=message]").focus();
  const pressed = field<HTMLButtonElement>("button");
  change(field("form"));

  const restoreTyped = keepTyped(place);
  // React reports the mismatch, which is expected here.
  await act(() => void hydrateRoot(place, FORM, { onRecoverableError: () => undefined }));
  restoreTyped();

  return { place, field, pressed };
}

test.each<[string, (form: HTMLFormElement) => void]>([
  ["nothing", () => undefined],
  ["an element before a field", (form) => form.prepend(document.createElement("div"))],
  ["an element after the last one", (form) => form.append(document.createElement("div"))],
])("what was typed before hydration is there afterwards, with the focus, if %s was added", async (_what, change) => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

  const { place, field, pressed } = await hydrated(change);

  expect(Object.fromEntries(new FormData(field<HTMLFormElement>("form")))).toEqual({
    email: "ada@example.org",
    role: "supplier",
    message: "Two girders",
    size: "large",
    agreed: "on",
  });
  expect(document.activeElement).toBe(field("[name=message]"));
  expect(currentButton(pressed, place)).toBe(field("button"));
  error.mockRestore();
});

test("an added element makes React replace the fields, so that the test above tests what it says", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

  const { field, pressed } = await hydrated((form) => form.prepend(document.createElement("div")));

  expect(pressed).not.toBe(field("button"));
  error.mockRestore();
});
