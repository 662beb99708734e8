import { expectFilesAtMost } from "../../support/expectFilesAtMost.ts";
import { aBidder, aTender, signIn, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

test("@second a public page loads at most 3 files: HTML, text font and one script", async ({ page }) => {
  await expectFilesAtMost(3, page, [
    "/",
    "/fr",
    "/services/bim-digital",
    "/terms",
    "/projects",
    "/blog",
    "/no-such-page",
  ]);
});

test("@second the first view of a partner's screen loads at most 12 files", async ({ page }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());

  await expectFilesAtMost(12, page, [
    "/dashboard",
    ...["browse-tenders", `submit-bid/${tender.id}`, "my-bids", "company-profile", "api-tokens", "webhooks"].map(
      (screen) => `/dashboard/${screen}`,
    ),
  ]);
});

test("@second the first view of an administrator's screen loads at most 12 files", async ({ page }) => {
  await signInAsClerk(page);

  const screens = [
    "tenders",
    "admin-bids",
    "admin-users",
    "create-user",
    "content",
    "content/posts/new",
    "content/projects/new",
    "requests",
    "audit",
    "figures",
  ];
  await expectFilesAtMost(
    12,
    page,
    screens.map((screen) => `/dashboard/${screen}`),
  );
});
