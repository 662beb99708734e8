/** The longest URL that is parsed, in characters. */
export const MAX_URL = 2000;

/** The longest host name of DNS, in characters, and a port. */
const MAX_HOST_AND_PORT = 253 + ":65535".length;

/**
 * Parses a URL; null for an invalid one, and for one whose length or host is over the maximum. The time to convert a
 * host with letters of other scripts grows with the square of its length, so the length is checked first.
 */
export function parseUrl(text: string): URL | null {
  if (text.length > MAX_URL || hostOf(text).length > MAX_HOST_AND_PORT) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns the host and port as typed, or a longer part of the text. The URL parser ignores tabs and line breaks. */
function hostOf(text: string) {
  const seen = text.replace(/[\t\n\r]/g, "");
  const authority = /^[^:/?#\\]*:[/\\]*([^/?#\\]*)/.exec(seen)?.[1] ?? seen;
  return authority.slice(authority.lastIndexOf("@") + 1);
}
