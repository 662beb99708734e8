import { useRef } from "react";

/** One key for as long as the content stays the same: the server answers a retry with the first one's result. */
export function useRetryKey() {
  const last = useRef({ content: "", key: "" });

  return (content: unknown) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
