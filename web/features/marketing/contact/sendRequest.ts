import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type Language } from "#api/core/rules/language.rules.ts";

const TIMEOUT_MS = 30_000;

export interface Answer {
  sent: boolean;
  /** The server's error messages, by field name. */
  problems: Record<string, string>;
}

/**
 * Spec §7. A network error or a timeout returns a result too: not sent.
 * @param keyOf the idempotency key of this content
 */
export async function sendRequest(form: FormData, language: Language, keyOf: (content: object) => string): Promise<Answer> {
  const request = { ...Object.fromEntries(form), language };
  try {
    const response = await fetch(apiPaths.contact, {
      method: "POST",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "include",
      headers: { "Content-Type": "application/json", "Idempotency-Key": keyOf(request) },
      body: JSON.stringify(request),
    });
    if (response.ok) return { sent: true, problems: {} };
    const { fields = {} } = (await response.json()) as { fields?: Record<string, string> };
    return { sent: false, problems: fields };
  } catch {
    return { sent: false, problems: {} };
  }
}
