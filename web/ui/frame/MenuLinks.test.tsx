import { render, screen } from "@testing-library/react";
import { Gavel } from "lucide-react";
import { MemoryRouter } from "react-router-dom";

import { MenuLinks } from "#web/ui/frame/MenuLinks.tsx";

const GROUPS = [
  { title: "Administration", items: [{ to: "/dashboard/tenders", label: "Tenders", icon: Gavel }] },
  {
    title: "For partners",
    isFolded: true as const,
    items: [{ to: "/dashboard/my-bids", label: "My Bids", icon: Gavel }],
  },
];
const folded = () => screen.getByText("For partners").closest("details");

test.each([
  ["/dashboard/tenders", false],
  ["/dashboard/my-bids", true],
  ["/dashboard/my-bids/b1", true],
])("on %s the folded group is open: %s", (page, isOpen) => {
  render(
    <MemoryRouter initialEntries={[page]}>
      <MenuLinks groups={GROUPS} />
    </MemoryRouter>,
  );

  expect(folded()?.open).toBe(isOpen);
  expect(screen.getByText("Administration").closest("details")).toBeNull();
});
