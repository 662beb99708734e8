import { type Page } from "@playwright/test";

import { confirmIn } from "./confirmIn.ts";
import { pressEnterOn } from "./tabTo.ts";

type BidButton = "Submit Bid" | "Submit Revision";

/** Presses the button of a valid bid form, and confirms in the dialog "Check your bid". */
export async function submitBid(page: Page, button: BidButton = "Submit Bid") {
  await page.getByRole("button", { name: button }).click();
  await confirmIn(page, button);
}

/** Does the same as `submitBid`, but only by keyboard. */
export async function submitBidByKeyboard(page: Page, button: BidButton = "Submit Bid") {
  await pressEnterOn(page, page.getByRole("button", { name: button }));
  await confirmBidByKeyboard(page, button);
}

/** Confirms in the dialog "Check your bid", only by keyboard. */
export async function confirmBidByKeyboard(page: Page, button: BidButton = "Submit Bid") {
  const check = page.getByRole("dialog", { name: "Check your bid" });
  await check.waitFor();
  await pressEnterOn(page, check.getByRole("button", { name: button }));
}
