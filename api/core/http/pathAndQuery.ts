/**
 * Splits the URL of a request at its first question mark. The query string can contain more of them. A client may have
 * sent the URL with a host, which is not part of the path.
 * @returns the path, and the query string without the question mark
 */
export function pathAndQuery(url: string): { path: string; query: string } {
  const sent = url.replace(/^[a-z]+:\/\/[^/?]*/i, "");
  const mark = sent.indexOf("?");
  return mark < 0 ? { path: sent, query: "" } : { path: sent.slice(0, mark), query: sent.slice(mark + 1) };
}
