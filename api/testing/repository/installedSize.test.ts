import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MB = 1_000_000;
const MOST_MB = 150;

interface Locked {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The bytes of a package's files. Packages nested in it are left out, because the lock file lists them separately. */
function sizeOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .reduce(
      (sum, entry) =>
        sum + (entry.isDirectory() ? sizeOf(join(directory, entry.name)) : lstatSync(join(directory, entry.name)).size),
      0,
    );
}

test(`what is installed for production takes ${MOST_MB} MB at most`, () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const wanted = Object.entries(packages).filter(([place, { dev }]) => place !== "" && !dev);
  // Optional packages of other platforms are not installed.
  const [installed, absent] = [
    wanted.filter(([place]) => existsSync(place)),
    wanted.filter(([place]) => !existsSync(place)),
  ];

  const sizes = installed
    .map(([place]) => ({ place, megabytes: sizeOf(place) / MB }))
    .sort((one, other) => other.megabytes - one.megabytes);
  const megabytes = sizes.reduce((sum, each) => sum + each.megabytes, 0);

  expect(absent.filter(([, { optional, devOptional }]) => !optional && !devOptional)).toEqual([]);
  expect({ isSmall: megabytes <= MOST_MB, largest: megabytes <= MOST_MB ? [] : sizes.slice(0, 10) }).toEqual({
    isSmall: true,
    largest: [],
  });
  expect(megabytes).toBeGreaterThan(10);
});
