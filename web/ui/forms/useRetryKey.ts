import { useRef } from "react";

/**
 * Idempotency key of a create: it remains the same while the content does, so that the server answers a retry with the record
 * of the first try. Call `renew` after a success: the same content sent again is then a new record.
 */
export function useRetryKey() {
  const last = useRef({ content: "", key: "" });

  function keyOf(content: unknown) {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomKey() };
    return last.current.key;
  }

  return { keyOf, renew: () => void (last.current = { content: "", key: "" }) };
}

/** 128 random bits; crypto.randomUUID is missing on pages served over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
