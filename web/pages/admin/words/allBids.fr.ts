import { type words as english } from "#web/pages/admin/words/allBids.en.ts";

export const words: typeof english = {
  allBids: "Toutes les soumissions",
  everyTenderWithTheBids: "Chaque appel d’offres avec les soumissions reçues.",
  dashboard: "Tableau de bord",
};
