import { execSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The modification time of this file is the time of the last build. `npm start` first executes this script, which runs
 * the build if a source file is newer.
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
