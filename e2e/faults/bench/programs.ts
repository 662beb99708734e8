import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** For each program that the tests need, the Debian package that contains it. */
const PACKAGES = {
  initdb: "postgresql",
  pgbouncer: "pgbouncer",
  nginx: "nginx",
  openssl: "openssl",
  faketime: "faketime",
  clamd: "clamav-daemon",
};

/**
 * Adds folders to the PATH that Debian leaves out: those of PostgreSQL's programs, and /usr/sbin, which is only on
 * root's PATH.
 */
function extendPath() {
  const versions = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql").sort((one, other) => Number(other) - Number(one))
    : [];
  process.env.PATH = [
    process.env.PATH,
    ...versions.map((version) => join("/usr/lib/postgresql", version, "bin")),
    "/usr/sbin",
  ].join(delimiter);
}

const isHere = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

/**
 * Finds the programs in PACKAGES. Installs the Debian packages of missing programs, as root or with sudo.
 * @returns A function that removes the packages that were installed.
 */
export function findPrograms() {
  extendPath();
  const missing = Object.entries(PACKAGES).filter(([program]) => !isHere(program));
  if (missing.length === 0) return () => undefined;
  const before = installedPackages();
  process.stdout.write(`Installing ${missing.map(([, name]) => name).join(", ")}\n`);
  apt("update", "--quiet");
  apt("install", "--quiet", "--yes", "--no-install-recommends", ...missing.map(([, name]) => name));
  extendPath();
  const lacking = missing.filter(([program]) => !isHere(program)).map(([program]) => program);
  if (lacking.length > 0) throw new Error(`${lacking.join(", ")} could not be installed`);
  const added = [...installedPackages()].filter((name) => !before.has(name));
  stopServices(missing.map(([, name]) => name));
  return () => apt("purge", "--quiet", "--yes", ...added);
}

const asRoot = (process.getuid?.() ?? 0) === 0 ? [] : ["sudo", "-n"];

function run(...command: string[]) {
  const [program = "", ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", ...command];
  return spawnSync(program, rest, { encoding: "utf8" });
}

function apt(...request: string[]) {
  const { status, stderr, error } = run("apt-get", ...request);
  if (status !== 0) throw new Error(`apt-get ${request.join(" ")}: ${error?.message ?? stderr}`);
}

/**
 * Stops the services that Debian starts when it installs these packages, because the tests start their own processes.
 */
function stopServices(names: string[]) {
  for (const name of names) run("service", name, "stop");
}

const installedPackages = () =>
  new Set(execFileSync("dpkg-query", ["-W", "-f", "${Package}\n"], { encoding: "utf8" }).trim().split("\n"));
