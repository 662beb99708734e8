import { type words as english } from "#web/pages/admin/words/figuresPage.en.ts";

export const words: typeof english = {
  figures: "Statistiques",
  lead: "Combien d’appels d’offres ont été publiés, combien d’entreprises ont soumissionné, et en combien de temps.",
  dashboard: "Tableau de bord",
};
