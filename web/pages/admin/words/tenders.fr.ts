import { type words as english } from "#web/pages/admin/words/tenders.en.ts";

export const words: typeof english = {
  tenderManagement: "Gestion des appels d’offres",
  allTendersNewestFirst: "Tous les appels d’offres, les plus récents d’abord.",
  dashboard: "Tableau de bord",
  createTender: "Créer un appel d’offres",
};
