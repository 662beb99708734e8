import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";

const TIMEOUT_MS = 30_000;

export interface Answer {
  sent: boolean;
  /** The server's error messages, by field name. */
  problems: Record<string, string>;
}

/** Thrown if no response arrives, or a response with status 503. The same request can then be sent again. */
class Unreached extends Error {
  retryAfter: number;
  constructor(retryAfter: number) {
    super("The server could not be reached");
    this.retryAfter = retryAfter;
  }
}

/** Seconds until a failed request may be sent again; null if a retry does not help. */
export const retryAfterOf = (error: unknown) => (error instanceof Unreached ? error.retryAfter : null);

/**
 * Sends an integration request (spec §7). Throws `Unreached` after a network error, a timeout or status 503;
 * `retryAfterOf` then returns the seconds to wait.
 * @param keyOf returns the idempotency key for this content
 */
export async function sendRequest(
  form: FormData,
  language: Language,
  keyOf: (content: object) => string,
): Promise<Answer> {
  const request = { ...Object.fromEntries(form), language };
  const response = await fetch(apiPaths.contact, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": keyOf(request) },
    body: JSON.stringify(request),
  }).catch(() => null);
  if (response?.ok) return { sent: true, problems: {} };
  if (!response || response.status === 503)
    throw new Unreached(Number(response?.headers.get("retry-after")) || RETRY_AFTER);
  const { fields = {} } = (await response.json().catch(() => ({}))) as { fields?: Record<string, string> };
  return { sent: false, problems: fields };
}
