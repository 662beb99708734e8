import { useEffect } from "react";

import { type ToastWords } from "#web/ui/ToastArea.tsx";
import { ToastProvider } from "#web/ui/ToastProvider.tsx";
import { useToast } from "#web/ui/useToast.ts";

interface Props {
  title: string;
  sentence: string;
  words: ToastWords;
}

/** Spec §8: said once for each reading that fails. */
export const FailureToast = ({ words, ...failure }: Props) => (
  <ToastProvider words={words}>
    <Said {...failure} />
  </ToastProvider>
);

function Said({ title, sentence }: Omit<Props, "words">) {
  const toast = useToast();
  useEffect(() => toast.error(sentence, { title }), [toast, title, sentence]);
  return null;
}
