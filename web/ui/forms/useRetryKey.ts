import { useRef } from "react";

import { type KeptForm } from "#web/ui/forms/keptForm.ts";

/**
 * Idempotency key of a create: it remains the same while the content does, so that the server answers a retry with the record
 * of the first try. Call `renew` after a success: the same content sent again is then a new record.
 *
 * @param form keeps the key through a reload, beside the kept values
 */
export function useRetryKey(form: KeptForm | null = null) {
  const last = useRef({ content: "", key: "" });

  function keyOf(content: object) {
    const text = JSON.stringify(content);
    if (text !== last.current.content) {
      const isFirst = last.current.key === "";
      last.current = { content: text, key: (isFirst ? form?.retryKey(content) : undefined) ?? randomKey() };
      form?.keepRetryKey(content, last.current.key);
    }
    return last.current.key;
  }

  function renew() {
    last.current = { content: "", key: "" };
    form?.dropRetryKey();
  }

  return { keyOf, renew };
}

/** 128 random bits; crypto.randomUUID is missing on pages served over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
