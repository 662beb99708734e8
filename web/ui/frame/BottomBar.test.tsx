import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gavel } from "lucide-react";
import { MemoryRouter } from "react-router-dom";

import { BottomBar } from "#web/ui/frame/BottomBar.tsx";

const place = (label: string) => ({ to: `/dashboard/${label.toLowerCase()}`, label, icon: Gavel });
const GROUPS = [{ title: "Portal", items: ["Tenders", "Bids", "Profile", "Notices", "Projects"].map(place) }];

test("four places stand in the bar, and its menu holds all of them; it closes with a choice or Escape, and gives the focus back", async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <BottomBar groups={GROUPS} />
    </MemoryRouter>,
  );
  const button = screen.getByRole("button", { name: "Menu", hidden: true });
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(4);

  await user.click(button);
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  expect(
    within(menu)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Tenders", "Bids", "Profile", "Notices", "Projects"]);
  await user.keyboard("{Escape}");
  expect(button).toHaveFocus();

  await user.click(button);
  await user.click(within(await screen.findByRole("dialog", { name: "Menu" })).getByRole("link", { name: "Projects" }));
  expect(button).toHaveAttribute("aria-expanded", "false");
});
