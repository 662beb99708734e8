type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = "input[name], select[name], textarea[name]";

/** The field of `place` that has replaced `field`: a radio button by its name and value, all others by their name. */
const replacementOf = (field: Field, place: HTMLElement) =>
  [...place.querySelectorAll<Field>(FIELDS)].find(
    ({ name, type, value }) => name === field.name && (type !== "radio" || value === field.value),
  );

function copyState(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to.type !== "file") to.value = from.value;
  // Fire the event, because a form that counts or stores typed text reads the field only on this event.
  to.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Call this function before `place` is hydrated, and the returned function afterwards. If a password manager or a
 * translator has changed `place`, React replaces the elements of `place` with new, empty ones. The returned function
 * copies the values and the focus of the replaced fields to the new fields.
 */
export function keepTyped(place: HTMLElement) {
  const fields = [...place.querySelectorAll<Field>(FIELDS)];
  const focused = fields.find((field) => field === document.activeElement);
  return () => {
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const replacement = replacementOf(field, place);
      if (!replacement) continue;
      copyState(field, replacement);
      if (field === focused) replacement.focus({ preventScroll: true });
    }
  };
}

/** The button itself; if React has replaced it, the button of `place` with the same text. */
export const currentButton = (button: HTMLElement, place: HTMLElement) =>
  button.isConnected
    ? button
    : ([...place.querySelectorAll("button")].find(({ textContent }) => textContent === button.textContent) ?? button);
