import { execFileSync, execSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium } from "playwright";

/** The one without a window first: it draws the same pages with two thirds of the work. */
const SYSTEM_BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Each way is tried until one leaves a browser that runs: Playwright's own download, then the system's packages. */
const INSTALLS = [
  "npx playwright install --with-deps chromium",
  ...["", "sudo -n "].flatMap((asRoot) =>
    ["chromium-headless-shell", "chromium"].map((name) => `${asRoot}apt-get update && ${asRoot}apt-get install -y --no-install-recommends ${name}`),
  ),
];

/** Playwright's own Chromium if it is there, else the system's, else one that is installed now. */
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

const browserHere = () => [process.env.CHROMIUM ?? "", chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path) && runs(path));

/** A browser may be there without the libraries that it needs. */
function runs(path: string) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
