import { expect, test, type Page, type Request } from "@playwright/test";

import { ADMIN } from "./support/accounts.ts";
import { aBidder, aTender, signIn } from "./support/given.ts";

const FILE_TYPES = ["document", "script", "stylesheet", "font", "image"];
/** The parts of the font beside its core: the letters of a text decide whether the browser asks for them. */
const LETTERS_ON_DEMAND = "plex-sans-latin";

/** The files that a full page load requests until the network is idle, without api requests. */
async function filesOf(page: Page, address: string) {
  const files: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (FILE_TYPES.includes(request.resourceType()) && !pathname.includes(LETTERS_ON_DEMAND)) files.push(pathname);
  };
  page.on("request", note);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return files;
}

async function expectAtMost(limit: number, page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    const files = await filesOf(page, address);
    expect(files.length, `${address} loads\n${files.join("\n")}`).toBeLessThanOrEqual(limit);
  }
}

test("a public page loads at most 10 files", async ({ page }) => {
  await expectAtMost(10, page, ["/", "/fr", "/services/bim-digital", "/terms", "/projects", "/blog", "/no-such-page"]);
});

test("the first view of a partner's screen loads at most 12 files", async ({ page }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());

  await expectAtMost(12, page, ["/dashboard", ...["browse-tenders", `submit-bid/${tender.id}`, "my-bids", "company-profile"].map((screen) => `/dashboard/${screen}`)]);
});

test("the first view of an administrator's screen loads at most 12 files", async ({ page }) => {
  await signIn(page, ADMIN);

  const screens = ["tenders", "admin-bids", "admin-users", "create-user", "content", "content/posts/new", "content/projects/new", "requests"];
  await expectAtMost(12, page, screens.map((screen) => `/dashboard/${screen}`));
});
