import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { aTender } from "./support/given.ts";

/** The reader's own address in the example of webhooks. Here no name of the internet can be found: the test's server may tell loopback addresses. */
const HOOK = /^HOOK=https:.*/m;
const LOOPBACK_HOOK = "HOOK=http://127.0.0.1:9/axion";
const DAY = 24 * 60 * 60 * 1000;
/** Printed between the examples. */
const NEXT = "-----next-----";

interface Example {
  code: string;
  answers: string | null;
}

/** Runs a script as a person types it, but for stopping at the first failure. @returns what it printed, and its exit code */
function bash(script: string, cwd: string) {
  return new Promise<{ printed: string; code: number | null }>((resolve) => {
    const shell = spawn("bash", ["-euo", "pipefail"], { cwd });
    let printed = "";
    for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    shell.on("close", (code) => resolve({ printed, code }));
    shell.stdin.end(script);
  });
}

/** Whether the parts of `answers` between its … are printed in their order. */
function expectAnswers(printed: string, { code, answers }: Example) {
  let at = 0;
  for (const part of (answers ?? "").split("…")) {
    const found = printed.indexOf(part, at);
    expect(found, `${code}\nprinted\n${printed}\nwithout\n${part}`).toBeGreaterThanOrEqual(0);
    at = found + part.length;
  }
}

test("every example of /developers runs in the page's order, for a person who has no account yet, and answers what the page says", async ({ page, baseURL }) => {
  await aTender({ closingDate: new Date(Date.now() + 300 * DAY).toISOString() });
  await page.goto("/developers");
  await expect(page.locator("[data-origin]")).toHaveText(baseURL ?? "");
  const examples = await page.locator(".example:has([data-runs])").evaluateAll((all) =>
    all.map((one): Example => ({ code: one.querySelector("[data-runs]")?.textContent ?? "", answers: one.querySelector(".example-answers")?.textContent ?? null })),
  );
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ code }) => HOOK.test(code))).toHaveLength(1);

  const folder = mkdtempSync(join(tmpdir(), "axion-developer-"));
  const script = examples.map(({ code }) => code.replace(HOOK, LOOPBACK_HOOK)).join(`\necho; echo ${NEXT}\n`);
  const { printed, code } = await bash(`${script}\n`, folder);
  const outputs = printed.split(NEXT);

  expect(code, printed).toBe(0);
  expect(outputs).toHaveLength(examples.length);
  examples.forEach((example, index) => expectAnswers(outputs[index] ?? "", example));
  // No file with the token is left.
  expect(readdirSync(folder).filter((name) => /token|axion\.curl|cookies|webhook/.test(name))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("each link within the pages for developers leads to something: pages, anchors, the explorer and the schema", async ({ page, request }) => {
  test.slow();
  const missing: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const links: string[] = [];
  await page.goto("/developers");
  const pages = await page.locator(".developers-pages a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(pages.length).toBeGreaterThan(6);
  for (const path of pages) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    if (!answer.ok()) missing.push(path);
    const html = path.startsWith("/developers") ? await answer.text() : "";
    anchors.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")));
    for (const [, href = ""] of html.matchAll(/ href="((?:\/developers[^"]*)?#[^"]+)"/g)) links.push(href.startsWith("#") ? path + href : href);
  }
  for (const link of new Set(links)) {
    const [path = "", anchor = ""] = link.split("#");
    if (!anchors.get(path)?.has(anchor)) missing.push(link);
  }
  expect(links.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test("an example is copied with one press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/developers");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("export AXION=");
});
