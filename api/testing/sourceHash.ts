import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const IMPORT = /^(?:import|export) (?!type)[^"]*"#?([^"]+)";$/gm;

/**
 * The SHA-256, in hex, of these files, of all files of the product that they import directly or indirectly, and of
 * package-lock.json with the versions of all packages.
 */
export function sourceHash(...entries: string[]) {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    hash.update(`${file}\n${text}`);
    for (const [, imported = ""] of text.matchAll(IMPORT)) if (imported.startsWith("api/")) visit(imported);
  };
  entries.forEach(visit);
  return hash.digest("hex");
}
