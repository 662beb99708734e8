import { parseUrl } from "#api/core/rules/parseUrl.rules.ts";

/**
 * Converts a URL as browsers accept it to a URI of RFC 3986, which allows fewer characters. Removes user name and
 * password. Returns null for an invalid URL.
 */
export function asUri(address: string): string | null {
  const url = parseUrl(address);
  if (!url) return null;
  const { protocol, host, pathname, search, hash } = url;
  const authority = host.startsWith("[") ? host : encoded(host);
  return `${protocol}//${authority}${encoded(pathname + search)}${hash && `#${encoded(hash.slice(1))}`}`;
}

const encoded = (part: string) =>
  part.replace(/%(?![0-9a-f]{2})/gi, "%25").replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent);
