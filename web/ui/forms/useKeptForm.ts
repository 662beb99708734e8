import { useContext, useMemo } from "react";

import { FormOwner } from "#web/ui/forms/FormOwner.ts";
import { type KeptForm, keptForm } from "#web/ui/forms/keptForm.ts";

/** The signed-in user's kept form of this name; null where nothing is kept. */
export function useKeptForm(keptAs: string | undefined): KeptForm | null {
  const owner = useContext(FormOwner);
  return useMemo(() => (owner && keptAs ? keptForm(owner, keptAs) : null), [owner, keptAs]);
}
