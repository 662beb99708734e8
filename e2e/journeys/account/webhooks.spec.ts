import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

import { expect } from "@playwright/test";
import { Webhook } from "standardwebhooks";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aPartner, aTender, signIn } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

interface Message {
  headers: IncomingHttpHeaders;
  raw: string;
}

/** An HTTP server that receives webhook messages and answers them with the status that the test sets. */
async function aProgram() {
  const messages: Message[] = [];
  const program = { messages, status: 204, url: "", stop: () => void server.close() };
  const server = createServer((incoming, response) => {
    let raw = "";
    incoming.setEncoding("utf8").on("data", (piece: string) => (raw += piece));
    incoming.on("end", () => {
      messages.push({ headers: incoming.headers, raw });
      response.writeHead(program.status).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/axion`;
  return program;
}

const typeOf = ({ raw }: Message) => (JSON.parse(raw) as { type: string }).type;

test("@phone a webhook is created, tested, told of a new tender, sent again, and deleted", async ({ page }) => {
  const program = await aProgram();
  const partner = await aPartner();
  await signIn(page, partner);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "Manage Webhooks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  await picture(page, "webhooks-empty");

  await page.getByLabel("Address").fill("https://ada:secret@hooks.example.org/");
  await page.getByLabel("Description").fill("Planning tool");
  await page.getByRole("checkbox", { name: /A tender was awarded/ }).press("Space");
  await page.getByRole("button", { name: "Create Webhook" }).click();
  await expect(page.getByText("Must have no user name or password").first()).toBeVisible();
  await expectAccessible(page, "webhooks, in error");
  await page.getByLabel("Address").fill(program.url);
  await page.keyboard.press("Enter");
  const secret = (await page.getByLabel("Secret", { exact: true }).textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page, "a webhook's secret");
  await expectToFit(page, "a webhook's secret");
  await picture(page, "webhooks-secret");
  await page.getByRole("button", { name: "Done, I’ve saved it" }).click();

  await page.getByRole("button", { name: "Send Test to Planning tool" }).click();
  await expect(page.getByText("webhook.test: Delivered")).toBeVisible();
  expect(
    new Webhook(secret).verify(program.messages[0]!.raw, program.messages[0]!.headers as Record<string, string>),
  ).toMatchObject({ type: "webhook.test" });

  program.status = 500;
  const tender = await aTender({ status: "awarded" });
  const ofTender = () => program.messages.filter(({ raw }) => raw.includes(tender.id));
  await expect.poll(() => ofTender().map(typeOf)).toContain("tender.awarded");
  program.status = 204;
  await page.reload();
  await page.getByRole("button", { name: "Deliveries to Planning tool" }).click();
  await expect(page.getByText(/Answered 500/).first()).toBeVisible();
  await expect(page.getByText(/Answered 204/).first()).toBeVisible();
  await picture(page, "webhooks");
  await expectAccessible(page, "webhooks");
  await expectToFit(page, "webhooks");
  await page.getByRole("button", { name: /^Send Again: webhook.test of / }).click();
  await expect
    .poll(() =>
      program.messages
        .filter((message) => typeOf(message) === "webhook.test")
        .map(({ headers }) => headers["webhook-id"]),
    )
    .toEqual(Array(2).fill(program.messages[0]!.headers["webhook-id"]));

  await page.getByRole("button", { name: "New secret for Planning tool" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Choose a New Secret" }).click();
  await expect(page.getByLabel("Secret", { exact: true })).not.toHaveText(secret);
  await page.getByRole("button", { name: "Done, I’ve saved it" }).click();
  await page.getByRole("button", { name: "Delete Planning tool" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  program.stop();
});
