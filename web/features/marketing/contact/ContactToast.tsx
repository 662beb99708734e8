import { useEffect } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

/**
 * The result of a submit. Each submit must create a new object, because the toast appears again only for a new object,
 * even if the texts are equal.
 */
export interface Outcome {
  failed: boolean;
  title: string;
  text: string;
}

/** Spec §8: the toasts for a sent and a failed contact request, shown for 5 s each. */
export function ContactToast({ outcome }: { outcome: Outcome | null }) {
  const { copy } = useSite();
  return (
    <ToastProvider words={copy.toasts} Area={ToastArea}>
      <Said outcome={outcome} />
    </ToastProvider>
  );
}

function Said({ outcome }: { outcome: Outcome | null }) {
  const toast = useToast();
  useEffect(() => {
    if (!outcome) return;
    const { failed, title, text } = outcome;
    if (failed) toast.error(text, { title });
    else toast.success(text, { title });
  }, [outcome, toast]);
  return null;
}
