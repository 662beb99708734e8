import type { IncomingMessage, ServerResponse } from "node:http";

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { languageOf } from "#api/core/rules/language.rules.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { portalPage } from "#api/site/portalPage.ts";
import { sendReady } from "#api/core/http/cache/readyBody.ts";

const READS = ["GET", "HEAD"];
/** Matches a route pattern without parameters. */
const PLAIN = /^[\w/-]+$/;

/**
 * Spec §2: answers requests for built pages and assets from memory, before Express. It answers only their exact paths.
 * The router of site.ts answers all other requests, for example those with a trailing slash.
 * @param headOf Returns the names and values of the headers that every page of the product has
 * @returns A function that returns true if it answered the request
 */
export function siteInMemory(
  { pages, portal, assets }: BuiltSite,
  headOf: (request: IncomingMessage, response: ServerResponse) => string[],
) {
  const found = [...pages].filter(([address]) => languageOf(address).path !== sitePaths.notFound);
  const screens = new Map([...portal].filter(([address]) => PLAIN.test(address)));
  const files = new Map([...found, ...assets]);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!READS.includes(request.method ?? "")) return false;
    const path = pathAndQuery(request.url ?? "").path;
    const screen = screens.get(path);
    const file = screen ? portalPage(screen, request, response) : files.get(path);
    if (!file) return false;
    sendReady(request, response, file, headOf(request, response)).catch((error: unknown) =>
      response.destroy(error as Error),
    );
    return true;
  };
}
