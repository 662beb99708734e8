import { execSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * This script is executed before `npm start`. It runs the build if a source is newer than this file, which it writes
 * after each build.
 */
const STAMP = "dist/.built";
const SOURCES = ["api", "web", "package-lock.json", "package.json", "tsconfig.json"];

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(...readdirSync(path).map((name) => newest(join(path, name))), statSync(path).mtimeMs)
    : statSync(path).mtimeMs;

if (!existsSync(STAMP) || statSync(STAMP).mtimeMs < Math.max(...SOURCES.map(newest))) {
  execSync("npm run build", { stdio: "inherit" });
  writeFileSync(STAMP, "");
}
