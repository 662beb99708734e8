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

/** Stores form input in this tab's storage, per user. It survives a reload and a lost session. */
export function formStore(owner: string, name: string) {
  const key = `${PREFIX}${owner}:${name}`;
  const stored = () => parse(readStored("sessionStorage", key));
  const storeInput = ({ from, values, sent }: Stored) =>
    store("sessionStorage", key, JSON.stringify({ from: withoutSecret(from), values: withoutSecret(values), sent }));
  return {
    /** Returns null without stored input, and when the form's fields have changed since the input was stored. */
    read: (shape: FormikValues): StoredInput | null => {
      const kept = stored();
      return kept && isLike(kept.from, shape) && isLike(kept.values, shape)
        ? { from: kept.from, values: kept.values }
        : null;
    },
    /** False if the browser stores nothing: a reload loses the input. */
    keep: (text: StoredInput) => storeInput({ ...text, sent: stored()?.sent }),
    drop: () => removeStored("sessionStorage", key),
    /**
     * The idempotency key of a create with this content that was sent but not answered. The comparison ignores
     * passwords.
     */
    retryKey: (content: object) => {
      const sent = stored()?.sent;
      return sent?.content === JSON.stringify(withoutSecret(content)) ? sent.key : undefined;
    },
    /** Stores the key next to the stored input, and only if there is one; both are deleted together. */
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

/** Deletes the stored input of all forms and bids, when a user signs out, for the next user of this browser. */
export function clearFormStores() {
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

/** The id of the user whose form input the browser stores; null disables storing. */
export const FormOwner = createContext<string | null>(null);
