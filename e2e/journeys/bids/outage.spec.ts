import { expect, type Route } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, asAdmin, fillBid, signIn } from "../../support/given.ts";
import { OPERATIONS } from "../../support/operationOf.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const SENT_AGAIN =
  "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.";

const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { "content-type": "application/graphql-response+json", "retry-after": "1" },
    json: {
      errors: [
        { message: "The service cannot be reached at the moment.", extensions: { code: "UNAVAILABLE", retryAfter: 1 } },
      ],
    },
  });

test("@phone a bid whose answer is lost in an outage is sent again by itself, and is one bid", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  const keys: string[] = [];
  let isOut = true;
  await page.route(OPERATIONS, async (route) => {
    const body = route.request().postData() ?? "";
    if (body.includes("mutation SubmitBid")) keys.push(/"clientMutationId":"(\w+)"/.exec(body)?.[1] ?? "none");
    // The server stores the first submission, but the connection breaks before the response. All later requests get
    // 503 until the outage is over.
    if (keys.length === 1 && body.includes("mutation SubmitBid")) {
      await route.fetch();
      return route.abort();
    }
    return isOut ? unavailable(route) : route.fallback();
  });

  await submitBid(page);
  await expect(page.getByText("Failed to submit bid. Please try again.", { exact: true })).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: SENT_AGAIN });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expectAccessible(page, "the waiting bid form");
  await expectToFit(page, "the waiting bid form");
  await page.getByLabel("Technical proposal").focus();
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  await expect(page.getByLabel("Technical proposal")).toBeFocused();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("180000");
  isOut = false;

  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  expect(new Set(keys).size).toBe(1);
  const all = (await (await (await asAdmin()).get("/api/bids")).json()) as { tenderId: string }[];
  expect(all.filter(({ tenderId }) => tenderId === tender.id)).toHaveLength(1);
});

test("@second @phone the button of a form that waits takes its focus back after each try", async ({ page }) => {
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto("/dashboard/company-profile");
  await page.getByLabel("Phone").fill("+254 700 000 000");
  let tries = 0;
  await page.route(OPERATIONS, (route) => {
    tries += route.request().postData()?.includes("mutation UpdateCompanyProfile") ? 1 : 0;
    return unavailable(route);
  });
  const button = page.getByRole("button", { name: "Update Profile" });
  await button.press("Enter");
  await expect(page.getByText(SENT_AGAIN)).toBeVisible();
  await expect(button).toBeFocused();

  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(button).toBeFocused();
  await page.getByRole("button", { name: "Stop trying" }).click();

  await expect(page.getByText("The server could not be reached. What you typed is kept; try again.")).toBeVisible();
  await expect(button).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveValue("+254 700 000 000");
});
