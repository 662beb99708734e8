import { useEffect } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

/** The result of a submit; each submit must create a new object. */
export interface Outcome {
  failed: boolean;
  title: string;
  text: string;
}

/** Spec §8: contact success and failure, 5 s each. */
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
