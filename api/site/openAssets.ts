import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { etagOf } from "#api/core/http/compression/compress.ts";
import type { ReadyBody } from "#api/core/http/cache/readyBody.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Reads the assets of the build with their compressed copies, by URL path. Browsers cache an asset for a year, because
 * its name contains a hash of its content.
 */
export function openAssets(folder: string): Map<string, ReadyBody> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const assets = names.filter((name) => ![".br", ".gz"].includes(extname(name)));
  return new Map(assets.map((name) => [`/assets/${name}`, openAsset(join(folder, name))]));
}

function openAsset(path: string): ReadyBody {
  const body = readFileSync(path);
  const copy = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  return {
    body,
    type: TYPES[extname(path)] ?? "application/octet-stream",
    cacheControl: "public, max-age=31536000, immutable",
    etag: etagOf(body),
    compressed: { br: copy(".br"), gzip: copy(".gz") },
  };
}
