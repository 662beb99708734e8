import { type words as english } from "#web/ui/feedback/words/feedback.en.ts";

export const words: typeof english = {
  cancel: "Retour",
};
