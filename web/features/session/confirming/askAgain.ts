import { useSyncExternalStore } from "react";

import { type AskAgain, type TypedAgain, type TypedName } from "#web/graphql/confirmLink.ts";

export interface SignInPrompt {
  /** A unique key for each prompt, so that the form starts empty. */
  key: number;
  names: readonly TypedName[];
  /** The server's message about the values that were typed last and refused; null at first. */
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

/** Asks in the portal's dialog, for one operation at a time. Returns null if no dialog is mounted. */
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
