import type { FormikValues } from "formik";
import { createContext } from "react";

import { readStored, removeStored, store, storedNames } from "#web/browserStore.ts";

const PREFIX = "axion_form:";
/** Fields that are never stored. */
const SECRETS = ["password"];

export interface StoredInput {
  /** The initial values of the form. */
  from: FormikValues;
  values: FormikValues;
}

interface Stored extends StoredInput {
  /** A create request that was sent but not answered: its content as JSON, and its idempotency key. */
  sent?: { content: string; key: string };
}

/** Stores a form's input in the tab's storage, separately for each user. It survives a reload and a lost session. */
export function formStore(owner: string, name: string) {
  const key = `${PREFIX}${owner}:${name}` as const;
  const stored = () => parse(readStored("sessionStorage", key));
  const storeInput = ({ from, values, sent }: Stored) =>
    store("sessionStorage", key, JSON.stringify({ from: withoutSecret(from), values: withoutSecret(values), sent }));
  return {
    /**
     * Returns the stored input. Returns null if there is none, or if the form's fields have changed since it was
     * stored.
     */
    read: (shape: FormikValues): StoredInput | null => {
      const kept = stored();
      return kept && isLike(kept.from, shape) && isLike(kept.values, shape)
        ? { from: kept.from, values: kept.values }
        : null;
    },
    /** Stores the input. Returns false if the browser cannot store it, so that a reload would lose it. */
    keep: (text: StoredInput) => storeInput({ ...text, sent: stored()?.sent }),
    drop: () => removeStored("sessionStorage", key),
    /**
     * Returns the idempotency key of a create request with this content that was sent but not answered. Passwords are
     * not compared, because they are not stored.
     */
    retryKey: (content: object) => {
      const sent = stored()?.sent;
      return sent?.content === JSON.stringify(withoutSecret(content)) ? sent.key : undefined;
    },
    /**
     * Stores the idempotency key with the stored input, so that both are deleted together. Does nothing if no input is
     * stored.
     */
    storeRetryKey: (content: object, key: string) => {
      const kept = stored();
      if (kept) storeInput({ ...kept, sent: { content: JSON.stringify(withoutSecret(content)), key } });
    },
    dropRetryKey: () => {
      const kept = stored();
      if (kept) storeInput({ ...kept, sent: undefined });
    },
  };
}
export type FormStore = ReturnType<typeof formStore>;

let forget: (() => void) | undefined;

/**
 * Registers the one listener that `clearFormStores` calls. uploads.ts registers it. This file does not import
 * uploads.ts, because not every tab loads the code of uploads.
 */
export function whenFormsAreCleared(listener: () => void) {
  forget = listener;
}

/**
 * Deletes the stored input of all forms and bids when a user signs out, so that the next user of this browser cannot
 * read it.
 */
export function clearFormStores() {
  forget?.();
  for (const key of storedNames("sessionStorage")) if (key.startsWith("axion_")) removeStored("sessionStorage", key);
}

const withoutSecret = <Values extends object>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(SECRETS.filter((name) => name in values).map((name) => [name, ""])),
});

function parse(stored: string | null): Stored | null {
  try {
    const { from, values, sent } = JSON.parse(stored ?? "{}") as Partial<Stored>;
    return from && values ? { from, values, sent } : null;
  } catch {
    return null;
  }
}

const isLike = (values: FormikValues, shape: FormikValues) =>
  Object.keys({ ...values, ...shape }).every((name) => typeof values[name] === typeof shape[name]);

/** The id of the user for whom the browser stores form input. Null disables storing. */
export const FormOwner = createContext<string | null>(null);
