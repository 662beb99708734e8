import { TooSlow } from "#api/webhooks/deliveries/postMessage.ts";
import { AddressRefused } from "#api/webhooks/receiverAddress.ts";

const WORDS: Record<string, string> = {
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was closed without an answer",
  EHOSTUNREACH: "The receiver could not be reached",
  ENETUNREACH: "The receiver could not be reached",
  ETIMEDOUT: "The receiver could not be reached",
};

/** Returns the reason why a message got no response, as a sentence for the webhook's owner. */
export function failureWords(error: unknown) {
  if (error instanceof AddressRefused || error instanceof TooSlow) return error.message;
  const { code = "" } = error as { code?: unknown };
  if (typeof code !== "string" || !/^[A-Z][A-Z0-9_]{0,60}$/.test(code))
    return "The connection was closed without an answer";
  return (
    WORDS[code] ??
    (/CERT|SIGNED|ISSUER|TLS|SSL|EPROTO/.test(code)
      ? `No secure connection: ${code}`
      : `The message could not be sent: ${code}`)
  );
}

/** Returns the reason why an HTTP status is a failure, as a sentence; null for a success. */
export function statusWords(status: number) {
  if (status >= 200 && status <= 299) return null;
  return status >= 300 && status <= 399 ? `Answered ${status}: redirects are not followed` : `Answered ${status}`;
}
