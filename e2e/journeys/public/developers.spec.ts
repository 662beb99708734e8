import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { aTender } from "../../support/given.ts";
import { linkIn, mailTo } from "../../support/mailTo.ts";
import { test } from "../../support/test.ts";

/**
 * Matches the line of an example in which the reader fills in a webhook's URL. The test has no DNS, so it replaces the
 * line with a loopback address, which the test's server allows.
 */
const HOOK = /^HOOK=https:.*/m;
const LOOPBACK_HOOK = "HOOK=http://127.0.0.1:9/axion";
/** Match the lines in which the reader fills in an e-mail address, and then the link that is mailed to it. */
const EMAIL = /^export AXION_EMAIL=.*/m;
const LINK = /^LINK=.*/m;
const LINK_FILE = "link.txt";
const DAY = 24 * 60 * 60 * 1000;
/** The line that the shell prints between the outputs of two examples. */
const NEXT = "-----next-----";

interface Example {
  code: string;
  answers: string | null;
}

/**
 * Runs a script in bash line by line, as if typed, and stops at the first failing command.
 * @returns its output and exit code
 */
function bash(script: string, cwd: string) {
  return new Promise<{ printed: string; code: number | null }>((resolve) => {
    const shell = spawn("bash", ["-euo", "pipefail"], { cwd });
    let printed = "";
    for (const stream of [shell.stdout, shell.stderr])
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    shell.on("close", (code) => resolve({ printed, code }));
    shell.stdin.end(script);
  });
}

/** Splits the example's `answers` at each `…`, and expects the output to contain the parts in the same order. */
function expectAnswers(printed: string, { code, answers }: Example) {
  let at = 0;
  for (const part of (answers ?? "").split("…")) {
    const found = printed.indexOf(part, at);
    expect(found, `${code}\nprinted\n${printed}\nwithout\n${part}`).toBeGreaterThanOrEqual(0);
    at = found + part.length;
  }
}

test("every example of /developers runs in the page's order, for a person who has no account yet, and answers what the page says", async ({
  page,
  baseURL,
}) => {
  await aTender({ closingDate: new Date(Date.now() + 300 * DAY).toISOString() });
  await page.goto("/developers");
  await expect(page.locator("[data-origin]")).toHaveText(baseURL ?? "");
  const examples = await page.locator(".example:has([data-runs])").evaluateAll((all) =>
    all.map((one): Example => ({
      code: one.querySelector("[data-runs]")?.textContent ?? "",
      answers: one.querySelector(".example-answers")?.textContent ?? null,
    })),
  );
  expect(examples.length).toBeGreaterThan(20);
  for (const typed of [HOOK, EMAIL, LINK]) expect(examples.filter(({ code }) => typed.test(code))).toHaveLength(1);

  const folder = mkdtempSync(join(tmpdir(), "axion-developer-"));
  const email = `developer-${randomUUID()}@example.org`;
  const script = examples
    .map(({ code }) =>
      code
        .replace(HOOK, LOOPBACK_HOOK)
        .replace(EMAIL, `export AXION_EMAIL=${email}`)
        .replace(LINK, `until [ -s ${LINK_FILE} ]; do sleep 0.2; done; LINK=$(cat ${LINK_FILE})`),
    )
    .join(`\necho; echo ${NEXT}\n`);
  const run = bash(`${script}\n`, folder);
  writeFileSync(join(folder, LINK_FILE), linkIn(await mailTo(email, "Confirm your e-mail address")));
  const { printed, code } = await run;
  const outputs = printed.split(NEXT);

  expect(code, printed).toBe(0);
  expect(outputs).toHaveLength(examples.length);
  examples.forEach((example, index) => expectAnswers(outputs[index] ?? "", example));
  // The examples leave no file behind that contains a token, a cookie or a webhook's secret.
  expect(readdirSync(folder).filter((name) => /token|axion\.curl|cookies|webhook/.test(name))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("@second each link within the pages for developers leads to something: pages, anchors, the explorer and the schema", async ({
  page,
  request,
}) => {
  test.slow();
  const missing: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const links: string[] = [];
  await page.goto("/developers");
  const pages = await page
    .locator(".developers-pages a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(pages.length).toBeGreaterThan(6);
  for (const path of pages) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    if (!answer.ok()) missing.push(path);
    const html = path.startsWith("/developers") ? await answer.text() : "";
    anchors.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")));
    for (const [, href = ""] of html.matchAll(/ href="((?:\/developers[^"]*)?#[^"]+)"/g))
      links.push(href.startsWith("#") ? path + href : href);
  }
  for (const link of new Set(links)) {
    const [path = "", anchor = ""] = link.split("#");
    if (!anchors.get(path)?.has(anchor)) missing.push(link);
  }
  expect(links.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test("@second an example is copied with one press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/developers");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("export AXION=");
});

test("the search of the reference starts on any of the pages, filters while a person types, and leads to the name", async ({
  page,
}) => {
  await page.goto("/fr/developers/types");
  await page.getByRole("searchbox", { name: "Chercher dans la référence" }).fill("closing date");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/fr\/developers\/search\?q=closing\+date$/);
  await expect(page.getByRole("status")).toHaveText(/^\d+ noms trouvés$/);
  await page.getByRole("searchbox").fill("BidDraft.addendaSeen");
  await expect(page.getByRole("status")).toHaveText("1 nom trouvé");
  await page.getByRole("main").getByRole("link", { name: "BidDraft.addendaSeen" }).click();
  await expect(page).toHaveURL(/\/fr\/developers\/types#BidDraft\.addendaSeen$/);
});

test("@second without scripts the search shows every name as a plain list", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/developers");
  await page.getByRole("searchbox", { name: "Search the reference" }).fill("bid");
  await page.getByRole("button", { name: "Search" }).click();

  await expect(page.getByRole("link", { name: "Tender.closingDate", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "POST /api/bids", exact: true })).toBeVisible();
  await context.close();
});
