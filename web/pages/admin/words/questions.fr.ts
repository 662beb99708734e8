import { type words as english } from "#web/pages/admin/words/questions.en.ts";

export const words: typeof english = {
  questions: "Questions",
  aboutAllTendersThoseWith:
    "Sur tous les appels d’offres, les plus urgentes d’abord. L’entreprise qui pose la question n’est pas nommée.",
  dashboard: "Tableau de bord",
};
