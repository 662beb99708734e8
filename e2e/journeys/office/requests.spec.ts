import { randomUUID } from "node:crypto";

import { expect } from "@playwright/test";

import { expectAccessible } from "../../support/expectAccessible.ts";
import { signInAsClerk } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

test("@phone an integration request is read, marked as handled, filtered by the address, taken back, and deleted", async ({
  page,
  request,
  context,
}) => {
  const company = `Works ${randomUUID().slice(0, 8)}`;
  for (const firstName of ["Ada", "Bo"]) {
    const data = {
      firstName,
      lastName: "Diallo",
      email: "ada@example.org",
      company,
      role: "execution",
      message: "We build roads.\nCan we talk?",
    };
    expect((await request.post("/api/contact", { data })).status()).toBe(201);
  }
  await signInAsClerk(page);
  await page.goto("/dashboard/requests");
  await page.getByLabel("Search requests").fill(company.toUpperCase());
  await expect(page.getByText("2 requests found", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Bo Diallo");
  const ada = page.getByRole("article", { name: "Ada Diallo" });
  await expect(ada.getByText("Execution Company")).toBeVisible();
  await expect(ada.getByText("We build roads.")).toBeVisible();
  await expect(ada.getByRole("link", { name: "ada@example.org" })).toHaveAttribute(
    "href",
    /^mailto:ada%40example\.org\?subject=/,
  );

  await ada.getByRole("button", { name: "Mark as handled" }).click();
  await expect(ada.getByText(/^Handled [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  await page.getByLabel("Show").selectOption("Open");

  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Bo Diallo" })).toBeVisible();
  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(copy.getByText("1 request found", { exact: true })).toBeVisible();
  await expect(copy.getByLabel("Show")).toHaveValue("open");
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.getByLabel("Show").selectOption("Handled");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Mark as not handled" }).click();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByLabel("Search requests")).toHaveValue("");

  await page.getByLabel("Search requests").fill(company);
  await expect(page.getByText("2 requests found", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete: Ada Diallo" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete request: Ada Diallo" });
  await expect(
    dialog.getByText("The request and its mails are deleted for good. This cannot be undone."),
  ).toBeVisible();
  await expectAccessible(page, "deleting a request");
  await picture(page, "delete-request");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await picture(page, "requests");
  await page.getByRole("button", { name: "Delete: Ada Diallo" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Request deleted").first()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("1 request found", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article", { name: "Bo Diallo" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
});
