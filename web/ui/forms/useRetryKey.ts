import { useRef } from "react";

import { type FormStore } from "#web/ui/forms/formStore.ts";

/**
 * Provides the idempotency key of a create mutation. While the content stays the same, `keyOf` returns the same key, so
 * that the server answers a retry with the record that it has already created. Call `renew` after a success: the same
 * content then creates another record.
 * @param form Stores the key with the form's input, so that the key survives a reload.
 */
export function useRetryKey(form: FormStore | null = null) {
  const last = useRef({ content: "", key: "" });

  function keyOf(content: object) {
    const text = JSON.stringify(content);
    if (text !== last.current.content) {
      const isFirst = last.current.key === "";
      last.current = { content: text, key: (isFirst ? form?.retryKey(content) : undefined) ?? randomKey() };
      form?.storeRetryKey(content, last.current.key);
    }
    return last.current.key;
  }

  function renew() {
    last.current = { content: "", key: "" };
    form?.dropRetryKey();
  }

  return { keyOf, renew };
}

/** 128 random bits. crypto.randomUUID is not used, because it is missing on pages served over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
