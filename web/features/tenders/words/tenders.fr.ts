import { counted } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/words/tenders.en.ts";

export const words: typeof english = {
  biddingHasClosed: "Le dépôt est clos",
  daysLeft: (days) => counted(days, ["jour restant", "jours restants"]),
  questions: "Questions",
  questionsOf: (tenderNumber) => `Questions : ${tenderNumber}`,
  backToTenders: "Retour aux appels d’offres",
  tenderNotFound: "Appel d’offres introuvable",
  itMayHaveBeenWithdrawnOr: "Il a peut-être été retiré, ou l’adresse est incorrecte.",
};
