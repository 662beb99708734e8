import { expect } from "@playwright/test";

import { codeOf } from "../../support/codeOf.ts";
import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aPartner, signedIn, signIn, signInByForm } from "../../support/given.ts";
import { linkIn, mailTo } from "../../support/mailTo.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

const NEW_PASSWORD = "girders from the south bank";
const addressOf = ({ username }: { username: string }) => `${username}@example.org`;

test("@phone a forgotten password: the toast stays, a link is mailed, a new password signs in", async ({ page }) => {
  const partner = await aPartner();
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByText(/contact the global desk/).first()).toBeVisible();
  await page.getByRole("link", { name: "Reset it by e-mail" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel("Username or e-mail").fill(partner.username);
  await page.getByRole("button", { name: "Mail the Link" }).click();
  await expect(page.getByText(/If there is such an account/)).toBeVisible();
  await expectAccessible(page, "/forgot-password");
  await expectToFit(page, "/forgot-password");
  await picture(page, "forgot");

  const link = linkIn(await mailTo(addressOf(partner), "Choose a new password"));
  await page.goto(link);
  await page.getByLabel("New password").fill("123456");
  await expect(page.getByText(/one of the most common passwords/)).toBeVisible();
  await expect(page.getByText("Weak")).toBeVisible();
  await expectAccessible(page, "/reset-password");
  await expectToFit(page, "/reset-password");
  await picture(page, "reset");
  // The old password still works: opening the link does not change it, only submitting the form does.
  await signedIn(partner);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await expect(page.getByText("Strong")).toBeVisible();
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page.getByText("Please sign in with your new password.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await signInByForm(page, { username: partner.username, password: NEW_PASSWORD });
  await mailTo(addressOf(partner), "Your password was changed");
  await page.goto(link);
  await page.getByLabel("New password").fill("another password");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page.getByText("This link is no longer valid. Please ask for a new one.").first()).toBeVisible();
});

test("@second the pages of a mailed link exist in French, keep the token from one language to the other and tell of an incomplete address", async ({
  page,
}) => {
  await page.goto("/reset-password#a-token");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/reset-password#a-token$/);
  await page.getByLabel("Nouveau mot de passe").fill("un mot de passe");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Ce lien n’est plus valable. Veuillez en demander un nouveau.").first()).toBeVisible();
  await page.goto("/fr/confirm-email");
  await expect(page.getByText(/Cette adresse est incomplète/)).toBeVisible();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("@phone own settings: another name, a new address that is proven, another password, signing out everywhere", async ({
  page,
  browser,
}) => {
  const partner = await aPartner();
  const address = `new-${addressOf(partner)}`;
  const elsewhere = await signedIn(partner);
  await signIn(page, partner);
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByText("This session")).toBeVisible();
  await picture(page, "settings");
  await expectAccessible(page, "/dashboard/settings");
  await expectToFit(page, "/dashboard/settings");

  await page.getByLabel("First name").fill("Grace");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expect(page.getByText("Your name was saved").first()).toBeVisible();

  await page.getByLabel("New email").fill(address);
  await page.getByLabel("Current password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Change Email" }).click();
  await expect(page.getByText("This is not your current password").first()).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill(partner.password);
  await page.getByRole("button", { name: "Change Email" }).click();
  await expect(page.getByText(/A link was mailed to/)).toBeVisible();
  await mailTo(addressOf(partner), "Another e-mail address was asked for your account");
  // Use another browser, which has no session. Opening the page does not confirm the address; only its button does.
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(linkIn(await mailTo(address, "Confirm your e-mail address")));
  await expect(reader.getByRole("button", { name: "Confirm Address" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Mails about your account go to ${addressOf(partner)}.`)).toBeVisible();
  await reader.getByRole("button", { name: "Confirm Address" }).click();
  await expect(reader.getByText("Mails about your account now go to this address.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Mails about your account go to ${address}.`)).toBeVisible();

  await page.getByLabel("Your current password").fill(partner.password);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your password was changed. Your other sessions have ended.").first()).toBeVisible();
  expect((await elsewhere.get("/api/tenders")).status()).toBe(401);

  const again = await signedIn({ username: partner.username, password: NEW_PASSWORD });
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign Out Everywhere" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await again.get("/api/tenders")).status()).toBe(401);
});

test("@phone two-step sign-in: set up in the settings, asked for at sign-in, a recovery code, turned off", async ({
  page,
}) => {
  const partner = await aPartner();
  const signInAgain = async (code: string) => {
    await page.goto("/login");
    await page.getByLabel("Username").fill(partner.username);
    await page.getByLabel("Password").fill(partner.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await signIn(page, partner);
  await page.goto("/dashboard/settings");
  await page.getByLabel("Password for two-step sign-in").fill(partner.password);
  await page.getByRole("button", { name: "Set Up" }).click();
  await expect(page.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
  await expectAccessible(page, "two-step sign-in, its key");
  await expectToFit(page, "two-step sign-in, its key");
  await picture(page, "two-step-key");
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByLabel("6-digit code from the app").fill(codeOf(key));
  await page.getByRole("button", { name: "Turn On" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, "recovery codes");
  await picture(page, "two-step-codes");
  const [first = "", second = ""] = await codes.allTextContents();
  await page.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText(/Recovery codes left: 10/)).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Settings" })).toBeVisible();
  await signInAgain("000000");
  await expect(page.getByText("This code is wrong or was used").first()).toBeVisible();
  await expectAccessible(page, "the second step of a sign-in");
  await picture(page, "two-step-sign-in");
  await page.getByLabel("Code").fill(first);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/settings");
  await page.getByLabel("Password for two-step sign-in").fill(partner.password);
  await page.getByLabel("6-digit code from the app, or a recovery code").fill(second);
  await page.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByText("Two-step sign-in is off").first()).toBeVisible();
  await signedIn(partner);
});
