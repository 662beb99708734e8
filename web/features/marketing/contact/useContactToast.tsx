import { type ComponentType, useRef, useState } from "react";

import type { Outcome } from "#web/features/marketing/contact/ContactToast.tsx";
import { loadExtra } from "#web/loadPart.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { site } from "#web/site.ts";

/**
 * Loads the code of the toast on the first interaction with the form. If loading fails, the form itself shows the
 * result.
 */
export function useContactToast() {
  const { contact } = useSite().copy;
  const [Toast, setToast] = useState<ComponentType<{ outcome: Outcome | null }> | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const requested = useRef(false);

  function prepare() {
    if (requested.current) return;
    requested.current = true;
    void loadExtra(() => import("#web/features/marketing/contact/ContactToast.tsx")).then((part) => {
      if (part) setToast(() => part.ContactToast);
      else requested.current = false;
    });
  }

  function say(how: "sent" | "failed") {
    const { title, text } = contact[how];
    setOutcome({ failed: how === "failed", title, text: text.replace("{email}", site.email) });
  }

  return {
    toast: Toast && <Toast outcome={outcome} />,
    unsaid: !Toast && outcome ? `${outcome.title} ${outcome.text}` : undefined,
    prepare,
    say,
  };
}
