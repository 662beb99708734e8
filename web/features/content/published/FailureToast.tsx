import { useEffect } from "react";

import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { type ToastWords } from "#web/ui/feedback/toastWords.ts";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  title: string;
  sentence: string;
  words: ToastWords;
}

/** Shows one toast for a failed request (spec §8). */
export const FailureToast = ({ words, ...failure }: Props) => (
  <ToastProvider words={words} Area={ToastArea}>
    <Said {...failure} />
  </ToastProvider>
);

function Said({ title, sentence }: Omit<Props, "words">) {
  const toast = useToast();
  useEffect(() => toast.error(sentence, { title }), [toast, title, sentence]);
  return null;
}
