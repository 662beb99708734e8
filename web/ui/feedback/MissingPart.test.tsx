import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";

import { deferredComponent } from "#web/ui/deferredComponent.tsx";
import { MissingPart } from "#web/ui/feedback/MissingPart.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const GONE = new TypeError("Failed to fetch dynamically imported module");
const Part = () => <p>The part</p>;

/** Simulates a file that is missing on the server: `load` fails until `comeBack` is called. */
function goneFile() {
  let isGone = true;
  const load = jest.fn(() => (isGone ? Promise.reject(GONE) : Promise.resolve(Part)));
  return { load, comeBack: () => (isGone = false) };
}

const doors = {
  lazyComponent: (load: () => Promise<typeof Part>) => lazyComponent(load),
  deferredComponent: (load: () => Promise<typeof Part>) => deferredComponent(load, () => true),
};

describe.each(Object.entries(doors))("a %s whose file is gone after a deployment", (_, door) => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  function open(language: "en" | "fr" = "en") {
    const { load, comeBack } = goneFile();
    const Wanted = door(load);
    function Screen() {
      const [isWanted, setWanted] = useState(false);
      return (
        <>
          <MissingPart language={language} />
          <input aria-label="Title" />
          <button onClick={() => setWanted(true)}>Name files</button>
          <Suspense fallback={null}>{isWanted && <Wanted />}</Suspense>
        </>
      );
    }
    render(<Screen />);
    return { load, comeBack };
  }
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test("is said within 2 seconds, with a button to reload; what was typed stays, also much later", async () => {
    const { comeBack } = open();
    await userEvent.type(screen.getByLabelText("Title"), "Bridge");
    expect(screen.queryByRole("button", { name: "Reload" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Name files" }));
    await pass(2);

    expect(screen.getByRole("alert")).toHaveTextContent(/^A part of this page could not be loaded/);
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
    await pass(60);
    expect(screen.getByLabelText("Title")).toHaveValue("Bridge");
    comeBack();
    await pass(8);
  });

  test("is shown when its file comes back, and the message goes", async () => {
    const { comeBack } = open();
    await userEvent.click(screen.getByRole("button", { name: "Name files" }));
    await pass(2);

    comeBack();
    await pass(8);

    expect(screen.getByText("The part")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Reload" })).not.toBeInTheDocument();
  });

  test("says nothing while the browser is offline, and loads when it is online again", async () => {
    const { comeBack } = open();
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await userEvent.click(screen.getByRole("button", { name: "Name files" }));
    await pass(10);
    expect(screen.queryByRole("button", { name: "Reload" })).not.toBeInTheDocument();

    onLine.mockReturnValue(true);
    comeBack();
    act(() => void window.dispatchEvent(new Event("online")));

    expect(await screen.findByText("The part")).toBeVisible();
  });

  test("is said in French on French pages", async () => {
    const { comeBack } = open("fr");
    await userEvent.click(screen.getByRole("button", { name: "Name files" }));
    await pass(2);

    expect(screen.getByRole("button", { name: "Recharger" })).toBeVisible();
    comeBack();
    await pass(8);
  });
});
