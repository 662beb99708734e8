import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { ClientsCarousel } from "#web/features/marketing/clients/ClientsCarousel.tsx";
import { en } from "#web/features/marketing/copy/en.ts";
import { SiteContext } from "#web/features/marketing/useSite.ts";

const onSite = (
  <SiteContext value={{ language: "en", copy: en, path: "/" }}>
    <ClientsCarousel />
  </SiteContext>
);

test("the page itself has all 15 ministries as a list, and no buttons that nobody would answer", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(onSite);

  expect(within(page).getAllByRole("listitem")).toHaveLength(15);
  expect(page).toHaveTextContent("Many more partners in the value loop");
  expect(within(page).queryByRole("button")).not.toBeInTheDocument();
});

test("it loops: before the first ministry comes the last", async () => {
  render(onSite);
  expect(await screen.findByText(/^1 \/ 15: Ministry of/)).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Previous ministries" }));

  expect(await screen.findByText(/^15 \/ 15: Federal Ministry of/)).toBeInTheDocument();
});
