import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";

import { App } from "#web/app/App.tsx";

test("the document is in the language of the address, English elsewhere", async () => {
  const router = createMemoryRouter([{ path: "*", element: "A screen" }], { initialEntries: ["/fr/login"] });
  render(<App router={router} />);
  expect(screen.getByText("A screen")).toBeVisible();
  expect(document.documentElement.lang).toBe("fr");

  await act(() => router.navigate("/dashboard"));

  expect(document.documentElement.lang).toBe("en");
});
