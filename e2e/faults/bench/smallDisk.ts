import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Bench } from "./Bench.ts";

const MEGABYTE = 2 ** 20;

export interface SmallDisk {
  path: string;
  /** Fills the disk until only these megabytes are free. */
  fill(leaving: number): void;
  /** Removes the file that filled the disk. */
  makeRoom(): void;
}

/** Mounts a small file system in memory; null if this user may not mount one. */
export function smallDisk(bench: Bench, megabytes: number): SmallDisk | null {
  const path = bench.aDirectory("disk");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return null;
  }
  bench.onCleanup(() => execFileSync("umount", ["--lazy", path]));
  const filling = join(path, "filling");
  return {
    path,
    fill(leaving) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - leaving * MEGABYTE)));
    },
    makeRoom: () => rmSync(filling, { force: true }),
  };
}
