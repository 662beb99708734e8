import { type words as english } from "#web/pages/admin/words/requests.en.ts";

export const words: typeof english = {
  requests: "Demandes",
  integrationRequestsNewestFirstAn:
    "Demandes d’intégration, les plus récentes d’abord. Une réponse est promise sous 24 heures.",
  dashboard: "Tableau de bord",
};
