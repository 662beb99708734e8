import { expect, type Page } from "@playwright/test";

/** Clicks the button with this name in the open dialog, and waits until the dialog has closed. */
export async function confirmIn(page: Page, button: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
