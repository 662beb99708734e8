import { useSyncExternalStore } from "react";

import { type AskAgain, type TypedAgain, type TypedName } from "#web/graphql/confirmLink.ts";

export interface SignInPrompt {
  /** A unique key for each prompt, so that React mounts an empty form for it. */
  key: number;
  names: readonly TypedName[];
  /** The server's message about the values that it has just refused; null if nothing was refused yet. */
  wrong: string | null;
  answer: (typed: TypedAgain | null) => void;
}

let count = 0;
let prompt: SignInPrompt | null = null;
let last: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function show(next: SignInPrompt | null) {
  prompt = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for the password, the code or both in the portal's dialog; prompts are shown one after the other. Resolves to
 * the typed values, or to null if the user cancels or no dialog is mounted.
 */
export const askAgain: AskAgain = (names, wrong) => {
  const answered = last.then(() => (listeners.size === 0 ? null : ask(names, wrong)));
  last = answered;
  return answered;
};

const ask = (names: readonly TypedName[], wrong: string | null) =>
  new Promise<TypedAgain | null>((resolve) => {
    show({
      key: ++count,
      names,
      wrong,
      answer(typed) {
        show(null);
        resolve(typed);
      },
    });
  });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) prompt?.answer(null);
  };
}

/** The prompt that the dialog shows; null while it is closed. */
export const useSignInPrompt = () =>
  useSyncExternalStore(
    subscribe,
    () => prompt,
    () => null,
  );
