import { useContext, useMemo } from "react";

import { FormOwner, type FormStore, formStore } from "#web/ui/forms/formStore.ts";

/** The stored input of the signed-in user for this form; null when storing is disabled. */
export function useFormStore(storeAs: string | undefined): FormStore | null {
  const owner = useContext(FormOwner);
  return useMemo(() => (owner && storeAs ? formStore(owner, storeAs) : null), [owner, storeAs]);
}

/**
 * The name under which a form's input is stored.
 * @param id the record's id; omitted for a new record
 */
export const formStoreName = (noun: string, id = "new") => `${noun} ${id}`;
