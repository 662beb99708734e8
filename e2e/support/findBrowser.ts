import { execFileSync, execSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium } from "playwright";

/**
 * System browsers in order of preference. chromium-headless-shell needs a third less processor time than the others.
 */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Commands that install a browser, tried in this order: Playwright's own download, then the system's packages. */
const INSTALLS = [
  "npx playwright install --with-deps chromium",
  ...["", "sudo -n "].flatMap((asRoot) =>
    ["chromium-headless-shell", "chromium"].map(
      (name) => `${asRoot}apt-get update && ${asRoot}apt-get install -y --no-install-recommends ${name}`,
    ),
  ),
];

/**
 * Returns the path of a Chromium: the one in the environment variable CHROMIUM, Playwright's own, or the system's.
 * Installs one if there is none.
 */
export function findBrowser() {
  const here = browserHere();
  if (here) return here;
  for (const install of INSTALLS) {
    process.stdout.write(`No Chromium here yet: ${install}\n`);
    try {
      execSync(install, { stdio: "inherit" });
    } catch {
      continue;
    }
    const installed = browserHere();
    if (installed) return installed;
  }
  throw new Error("No Chromium was found and none could be installed: install Chromium, or name one in CHROMIUM");
}

const browserHere = () =>
  [process.env.CHROMIUM ?? "", chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path) && runs(path),
  );

/** Whether the browser starts: an installed browser may lack system libraries. */
function runs(path: string) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
