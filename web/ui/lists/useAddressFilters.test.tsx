import { act, renderHook } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from "react-router-dom";

import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

function open(search = "") {
  const lazy = () => new Promise<object>(() => undefined);
  function Wrapper({ children }: { children: ReactNode }) {
    const [router] = useState(() =>
      createMemoryRouter(
        [
          { path: "/", element: children },
          { path: "/elsewhere", lazy },
        ],
        { initialEntries: ["/" + search] },
      ),
    );
    return <RouterProvider router={router} useTransitions={false} />;
  }
  const view = renderHook(() => ({ ...useAddressFilters(), shown: useLocation().search, navigate: useNavigate() }), {
    wrapper: Wrapper,
  });
  const now = () => view.result.current;
  return {
    now,
    address: () => now().shown,
    type: (name: string, text: string) => act(() => now().putTyped(name, text)),
    choose: (values: Record<string, string>) => act(() => now().put(values)),
    leave: () => act(() => void now().navigate("/elsewhere")),
    back: () => act(() => now().navigate(-1)),
  };
}

test("typing on in the same field is one step of the history", async () => {
  const { address, type, back } = open();
  type("location", "x");
  type("location", "xy");
  expect(address()).toBe("?location=xy");

  await back();

  expect(address()).toBe("");
});

test("typing on after another filter was set is a step of its own: Back undoes one filter", async () => {
  const { address, type, choose, back } = open();
  type("location", "x");
  choose({ category: "A" });
  type("location", "xy");

  await back();
  expect(address()).toBe("?location=x&category=A");
  await back();
  expect(address()).toBe("?location=x");
  await back();
  expect(address()).toBe("");
});

test("two typed fields in turn are a step each", async () => {
  const { address, type, back } = open();
  type("location", "x");
  type("budgetFrom", "1");
  type("location", "xy");

  await back();

  expect(address()).toBe("?location=x&budgetFrom=1");
});

test("emptying a typed field is a step: Back brings the text again, and what is typed instead takes its place", async () => {
  const { address, type, choose, back } = open();
  type("location", "x");
  choose({ category: "A" });
  type("location", "");
  await back();
  expect(address()).toBe("?location=x&category=A");

  type("location", "");
  type("location", "y");
  await back();

  expect(address()).toBe("?location=x&category=A");
});

test("typing after Back, or on a shared address, is a history step of its own", async () => {
  const { address, type, back } = open("?location=x");
  type("location", "xy");
  await back();
  expect(address()).toBe("?location=x");
  type("location", "xyz");

  await back();

  expect(address()).toBe("?location=x");
});

test("filters that are set before the screen follows build on each other", () => {
  const { address, now } = open();

  act(() => {
    now().putTyped("location", "x");
    now().put({ category: "A" });
  });

  expect(address()).toBe("?location=x&category=A");
});

test("a filter that is typed and left at once does not take the person back to the list", () => {
  const { address, type, leave } = open("?location=x");

  leave();
  type("location", "xy");

  expect(address()).toBe("?location=x");
});
