import { expect, type Page } from "@playwright/test";

import { aPartner, signIn } from "../../support/given.ts";
import { pressWithoutSession } from "../../support/pressWithoutSession.ts";
import { test } from "../../support/test.ts";

const DOORS = [
  { address: "/login", language: "en", title: "Partner Portal | Axion", button: "Sign In" },
  { address: "/register", language: "en", title: "Partner Registration | Axion", button: "Create Account" },
  { address: "/fr/login", language: "fr", title: "Portail partenaires | Axion", button: "Se connecter" },
  { address: "/fr/register", language: "fr", title: "Inscription des partenaires | Axion", button: "Créer le compte" },
];

/** Delays all scripts until the returned function is called, except bootPortal, which records early clicks. */
async function withLateScript(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!bootPortal)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects every URL that the page requests from now on, with its referrer. */
function addressesOf(page: Page) {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ""}`));
  return addresses;
}

for (const { address, language, title, button } of DOORS)
  test(`${address === "/login" ? "" : "@second "}${address} shows its form without any script, in its language, with a head of its own`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });

    await page.goto(address);

    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("#root style")).toHaveCount(0);
    for (const input of await page.getByRole("main").locator("input").all()) await expect(input).toHaveValue("");
    await page.close();
  });

test("@phone-first what was typed, and the button that was pressed, before the script arrived count once it has", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const partner = await aPartner();
  const addresses = addressesOf(page);
  const release = await withLateScript(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("Password").fill(partner.password);
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password")).toHaveValue(partner.password);

  release();

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(errors).toEqual([]);
  expect(addresses.filter((request) => request.includes(partner.password))).toEqual([]);
});

test("@second typed text and a choice survive the script's arrival, and the rest of the form is typed afterwards", async ({
  page,
}) => {
  const release = await withLateScript(page);
  await page.goto("/fr/register", { waitUntil: "commit" });
  await page.getByLabel("Prénom").fill("Amina");
  await page.getByLabel("Rôle").selectOption("supplier");

  release();
  await page.waitForLoadState("load");
  await page.getByLabel("E-mail").fill("amina@");
  await page.getByRole("button", { name: "Créer le compte" }).click();

  await expect(page.getByRole("link", { name: "Adresse e-mail non valide" })).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Amina");
  await expect(page.getByLabel("Rôle")).toHaveValue("supplier");
  await expect(page.getByRole("link", { name: /^Prénom/ })).toHaveCount(0);
});

for (const address of ["/login", "/fr/register"])
  test(`${address === "/login" ? "" : "@second "}without scripts the form of ${address} puts no password into an address`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    const addresses = addressesOf(page);
    await page.goto(address);
    await page.locator("#username").fill("amina");
    await page.locator("#password").fill("typed-without-scripts");

    await page.locator("#password").press("Enter");
    await page.waitForLoadState("load");

    await expect(page.locator("#password")).toHaveValue("");
    expect(new URL(page.url()).pathname).toBe(address);
    expect(addresses.filter((request) => request.includes("typed-without-scripts"))).toEqual([]);
    expect(await page.content()).not.toContain("typed-without-scripts");
    await page.close();
  });

/** The number of times React has hydrated a part of the page since it was opened, counted by `countHydrations`. */
const hydrations = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("hydrations")));

async function countHydrations(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem("hydrations", "0");
    document.addEventListener("hydrated", () =>
      sessionStorage.setItem("hydrations", String(Number(sessionStorage.getItem("hydrations")) + 1)),
    );
  });
}

test.describe("a screen that sleeps", () => {
  for (const { address, language } of [DOORS[0]!, DOORS[3]!])
    test(`${language === "en" ? "" : "@second "}@phone ${address} asks for cookies, and runs the portal's script once a field is touched`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.removeItem("axion_cookie_consent"));
      await countHydrations(page);
      await page.goto(address);
      const banner = page.getByRole("region", { name: "Cookies" });
      await expect(banner).toHaveCount(1);
      expect(await hydrations(page)).toBe(0);

      await page.locator("#password").focus();

      await expect.poll(() => hydrations(page)).toBe(1);
      await expect(banner).toHaveCount(1);
      await banner
        .getByRole("button", { name: language === "fr" ? "Refuser" : "Decline" })
        .first()
        .click();
      await expect(banner).toHaveCount(0);
    });

  test("@second tells at once that a session has ended, when it is read again too", async ({ page }) => {
    await signIn(page, await aPartner());
    await page.goto("/dashboard/notices");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await pressWithoutSession(page.getByRole("link", { name: "My Bids" }));
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();

    await page.reload();

    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  });

  test("@second leads to the dashboard once another tab signs in", async ({ page, context }) => {
    await page.goto("/login");

    await signIn(await context.newPage(), await aPartner());

    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("tries again at the next touch where the script did not come", async ({ page }) => {
    let lost = 0;
    await page.route(/\/assets\/(?!bootPortal)[^/]*\.js$/, (route) => (lost++ < 20 ? route.abort() : route.continue()));
    await countHydrations(page);
    await page.goto("/login");
    await page.getByLabel("Username").focus();
    await expect.poll(() => lost).toBeGreaterThan(0);
    lost = 20;

    await expect(async () => {
      await page.getByLabel("Password").focus();
      await page.getByLabel("Username").focus();
      expect(await hydrations(page)).toBe(1);
    }).toPass();
  });
});
