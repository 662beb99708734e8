import { useRef } from "react";

/**
 * The idempotency key of a create: one key for as long as the content stays the same, so that the server answers a retry
 * with what the first try created. After a success, `renew`: the same content again is another one.
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

/** 128 random bits. crypto.randomUUID is missing where the page came over plain http. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
