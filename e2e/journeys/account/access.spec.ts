import { expect } from "@playwright/test";

import {
  aBidder,
  aPartner,
  asAdmin,
  aTender,
  fillBid,
  signedIn,
  signIn,
  signInByForm,
  signInAsClerk,
} from "../../support/given.ts";
import { pressWithoutSession } from "../../support/pressWithoutSession.ts";
import { test } from "../../support/test.ts";

const DASHBOARD_PAGES = [
  "/dashboard",
  "/dashboard/tenders",
  "/dashboard/browse-tenders",
  "/dashboard/submit-bid/0192f0c1-2d3e-7abc-8def-0123456789ab",
  "/dashboard/company-profile",
  "/dashboard/create-user",
  "/dashboard/admin-bids",
  "/dashboard/admin-users",
  "/dashboard/figures",
];

test("no stored user: every dashboard page redirects to /login", async ({ page }) => {
  for (const path of DASHBOARD_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test("a non-admin is redirected to /dashboard; the tenders, bids and users pages show an Access Denied toast", async ({
  page,
}) => {
  await signIn(page, await aPartner());

  for (const path of ["/dashboard/tenders", "/dashboard/admin-bids", "/dashboard/admin-users"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Admin access required", { exact: true })).toBeVisible();
  }
  await page.goto("/dashboard/create-user");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Admin access required", { exact: true })).toHaveCount(0);
});

test("all dashboard pages have a Dashboard or Back button and Logout", async ({ page }) => {
  const tender = await aTender();
  const seen = async (path: string) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const place = path === "/dashboard" ? page : page.getByRole("main");
    await expect(place.getByRole("link", { name: /^(Dashboard|Back|Back to Dashboard)$/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  };

  await signIn(page, await aBidder());
  for (const path of [
    "/dashboard",
    "/dashboard/browse-tenders",
    `/dashboard/submit-bid/${tender.id}`,
    "/dashboard/company-profile",
    "/dashboard/my-bids",
    "/dashboard/settings",
  ])
    await seen(path);
  await signInAsClerk(page);
  for (const path of [
    "/dashboard/tenders",
    "/dashboard/create-user",
    "/dashboard/admin-bids",
    "/dashboard/admin-users",
    "/dashboard/content",
    "/dashboard/requests",
    "/dashboard/audit",
    "/dashboard/figures",
  ])
    await seen(path);
});

test("logging out leaves nothing of an unsaved bid in the browser", async ({ page }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("SaveBidDraft") ? route.abort() : route.continue(),
  );
  await page.getByLabel("Bid amount (USD)").fill("123456");
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain("123456");

  await page.getByRole("button", { name: "Logout" }).first().click();
  await page.getByRole("button", { name: "Leave page" }).click();

  await expect(page.getByRole("link", { name: "Partner Portal" }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain("123456");
});

test("a sign-out in one tab leaves nothing of what was typed in another, whose screen is left too", async ({
  page,
  context,
}) => {
  await signInAsClerk(page);
  await page.goto("/dashboard/content/posts/new");
  await page.getByLabel("Title", { exact: true }).fill("Half a sentence about bridges");
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept).toContain("Half a sentence");
  const other = await context.newPage();
  await other.goto("/dashboard");

  await other.getByRole("button", { name: "Logout" }).first().click();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel("Title", { exact: true })).toHaveCount(0);
  expect(await kept()).not.toContain("Half a sentence");
});

test("a user who is blocked while signed in loses the session at once, and cannot sign in again", async ({ page }) => {
  const partner = await aPartner();
  await signInByForm(page, partner);
  await (await asAdmin()).patch(`/api/users/${partner.id}`, { data: { status: "blocked" } });

  await page.goto("/dashboard/browse-tenders");

  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("Password").fill(partner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login Failed", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("a session that ends in the middle of a bid: the text is there again after signing in", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page, { bidAmount: "123456" });
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.getByRole("button", { name: "Submit Bid" }).click();
  const check = page.getByRole("dialog", { name: "Check your bid" });
  await check.waitFor();
  await pressWithoutSession(check.getByRole("button", { name: "Submit Bid" }));
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(bidder.username);
  await page.getByLabel("Password").fill(bidder.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);

  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("123456");
});

test("wrong credentials: Login Failed, Invalid username or password. Please try again.", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Username").fill("nobody-of-this-name");
  await page.getByLabel("Password").fill("wrong-password");
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByText("Login Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Invalid username or password. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("nobody-of-this-name");
});

test("sign-in in French, from the French site to the portal in French, which is in English once that is chosen", async ({
  page,
}) => {
  const partner = await aPartner();
  await page.goto("/fr/privacy");
  await page.getByRole("link", { name: "Portail partenaires" }).first().click();
  await expect(page).toHaveURL(/\/fr\/login$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByLabel("Nom d’utilisateur").fill(partner.username);
  await page.getByLabel("Mot de passe").fill("wrong-password");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(
    page.getByText("Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.", { exact: true }),
  ).toBeVisible();

  await page.getByLabel("Mot de passe").fill(partner.password);
  await page.getByRole("button", { name: "Se connecter" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/fr/login");
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/browse-tenders");
  await expect(page.getByRole("button", { name: "Se déconnecter" }).first()).toBeVisible();
  await page.getByRole("button", { name: "English" }).first().click();

  await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("@second Back to Home keeps the language", async ({ page }) => {
  await page.goto("/fr/register");

  await page.getByRole("link", { name: "Retour à l’accueil" }).click();

  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole("link", { name: "Portail partenaires" }).first()).toBeVisible();
});

test("logout clears the stored user and goes to /", async ({ page }) => {
  await signInByForm(page, await aPartner());

  await page.getByRole("button", { name: "Logout" }).first().click();

  await expect(page.getByRole("link", { name: "Partner Portal" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("any other path shows a 404 Page Not Found screen, in the site and as JSON under /api", async ({
  page,
  request,
}) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();

  const answer = await request.get("/api/no-such-thing");
  expect(answer.status()).toBe(404);
  expect(((await answer.json()) as { code: string }).code).toBe("NOT_FOUND");
});

test("the session decides, never the stored user: a made-up admin in the browser's storage reads nothing", async ({
  page,
}) => {
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("user", JSON.stringify({ id: "x", username: "x", isAdmin: true })));

  await page.goto("/dashboard/admin-bids");

  await expect(page).toHaveURL(/\/login/);
});

test("a session outlives a reload, and REST and GraphQL share it", async ({ page }) => {
  const partner = await aPartner();
  await signInByForm(page, partner);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  const api = await signedIn(partner);
  const me = await api.post("/graphql", { data: { query: "{ me { username } }" } });
  expect(await me.json()).toMatchObject({ data: { me: { username: partner.username } } });
});

test("@second a page goes out whole whatever part of it is asked for, and a missing asset is 404", async ({
  request,
}) => {
  for (const [name, value] of [
    ["range", "bytes=99999999-"],
    ["if-match", '"x"'],
  ] as const) {
    const answer = await request.get("/login", { headers: { [name]: value } });
    expect(answer.status()).toBe(200);
  }
  expect((await request.get("/assets/no-such-file.js")).status()).toBe(404);
});
