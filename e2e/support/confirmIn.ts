import { expect, type Page } from "@playwright/test";

/** Confirms an act in the open dialog, by its button of this name, and waits until the dialog has closed. */
export async function confirmIn(page: Page, button: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
