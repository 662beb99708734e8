import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Presses the submit button of the bid form, and confirms in the dialog "Check your bid". The form must be valid. */
export async function submitBid(label = "Submit Bid") {
  await userEvent.click(screen.getByRole("button", { name: label }));
  const dialog = await screen.findByRole("dialog", { name: "Check your bid" });
  await userEvent.click(within(dialog).getByRole("button", { name: label }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}
