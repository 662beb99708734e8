import userEvent from "@testing-library/user-event";

/** Fills in a field with one event. Typing each letter would take ten times as long, and test nothing more. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
