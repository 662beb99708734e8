import type { ServerResponse } from "node:http";

/** Names and values of the headers that are set on a response, in pairs. */
export const rawHead = (response: ServerResponse) =>
  (response as unknown as { getRawHeaderNames(): string[] }).getRawHeaderNames().map((name) => [name, String(response.getHeader(name))] as const);
