import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { en } from "#web/features/marketing/copy/en.ts";
import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";
import { CookieBanner } from "#web/features/marketing/frame/CookieBanner.tsx";
import { SiteContext } from "#web/features/marketing/useSite.ts";

const KEY = "axion_cookie_consent";
const banner = () => screen.queryByRole("region", { name: "Cookies" });

/** Renders the page as the server sends it, and runs the script that shows the banner. */
function show() {
  document.body.innerHTML = renderToString(
    <SiteContext value={{ language: "en", copy: en, path: "/" }}>
      <CookieBanner />
      <main id="main" tabIndex={-1} />
    </SiteContext>,
  );
  askForCookies();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(100);
  loadedAt(performance.now());
  document.cookie = `${KEY}=; Max-Age=0; Path=/`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Mocks the time of the page's load event, because jsdom has no PerformanceNavigationTiming. */
const loadedAt = (loadEventStart: number) =>
  (performance.getEntriesByType = jest.fn().mockReturnValue([{ loadEventStart }]));

async function showAfterLoad() {
  show();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
}

test("it counts from the page's load, also where the script came later", async () => {
  loadedAt(performance.now());
  jest.advanceTimersByTime(700);
  show();

  await jest.advanceTimersByTimeAsync(300);

  expect(banner()).toBeInTheDocument();
});

test("the banner appears about 1 second after load if no choice is stored", async () => {
  show();
  await jest.advanceTimersByTimeAsync(900);
  expect(banner()).not.toBeInTheDocument();

  await jest.advanceTimersByTimeAsync(200);

  expect(banner()).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
});

test("a visitor who has chosen is not asked again", async () => {
  localStorage.setItem(KEY, "declined");

  await showAfterLoad();

  expect(banner()).not.toBeInTheDocument();
});

test.each([
  ["Accept All", "accepted"],
  ["Decline Optional", "declined"],
  ["Close and decline optional cookies", "declined"],
])("%s is kept as %s, in local storage and as a cookie, and the focus goes on to the page", async (name, value) => {
  await showAfterLoad();

  await userEvent.click(screen.getByRole("button", { name }));

  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe(value);
  expect(document.cookie).toContain(`${KEY}=${value}`);
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test("a browser that keeps no entries is asked, answers, and is not asked again while its cookie lasts", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  await showAfterLoad();

  await userEvent.click(screen.getByRole("button", { name: "Accept All" }));

  expect(banner()).not.toBeInTheDocument();
  expect(document.cookie).toContain(`${KEY}=accepted`);
});

function refuse(): never {
  throw new Error("The storage is forbidden");
}
