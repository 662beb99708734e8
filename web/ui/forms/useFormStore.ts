import { useContext, useMemo } from "react";

import { FormOwner, type FormStore, formStore } from "#web/ui/forms/formStore.ts";

/** Returns the store for the signed-in user's input in this form; null if storing is disabled. */
export function useFormStore(storeAs: string | undefined): FormStore | null {
  const owner = useContext(FormOwner);
  return useMemo(() => (owner && storeAs ? formStore(owner, storeAs) : null), [owner, storeAs]);
}

/**
 * Returns the name under which a form's input is stored.
 * @param noun The kind of record that the form edits.
 * @param id The record's id; omitted for a new record.
 */
export const formStoreName = (noun: string, id = "new") => `${noun} ${id}`;
