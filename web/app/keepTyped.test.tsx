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

/**
 * Hydrates the form as the server sends it, with typed values. `change` alters the form before hydration, as a browser
 * extension does.
 */
function hydrated(change: (form: HTMLFormElement) => void) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(FORM);
  const input = (selector: string) => place.querySelector<HTMLInputElement>(selector)!;
  input("[name=email]").value = "ada@example.org";
  input("[name=role]").value = "supplier";
  input("[name=message]").value = "Two girders";
  input("[value=large]").checked = true;
  input("[name=agreed]").checked = true;
  input("[name=message]").focus();
  const pressed = place.querySelector("button")!;
  change(place.querySelector("form")!);

  const restoreTyped = keepTyped(place);
  // React reports the mismatch, which is expected here.
  act(() => {
    hydrateRoot(place, FORM, { onRecoverableError: () => undefined });
  });
  restoreTyped();

  return { place, pressed };
}

test.each<[string, (form: HTMLFormElement) => void]>([
  ["nothing", () => undefined],
  ["an element before a field", (form) => form.prepend(document.createElement("div"))],
  ["an element after the last one", (form) => form.append(document.createElement("div"))],
])("what was typed before hydration is there afterwards, with the focus, if %s was added", (_what, change) => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

  const { place, pressed } = hydrated(change);

  expect(Object.fromEntries(new FormData(place.querySelector("form")!))).toEqual({
    email: "ada@example.org",
    role: "supplier",
    message: "Two girders",
    size: "large",
    agreed: "on",
  });
  expect(document.activeElement).toBe(place.querySelector("[name=message]"));
  expect(currentButton(pressed, place)).toBe(place.querySelector("button"));
  error.mockRestore();
});

test("an added element makes React replace the fields, so that the test above tests what it says", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

  const { place, pressed } = hydrated((form) => form.prepend(document.createElement("div")));

  expect(pressed).not.toBe(place.querySelector("button"));
  error.mockRestore();
});
