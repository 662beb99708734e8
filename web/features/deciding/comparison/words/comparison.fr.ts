import { locale } from "#web/format/words/language.fr.ts";
import { type words as english } from "#web/features/deciding/comparison/words/comparison.en.ts";

export const words: typeof english = {
  readingBidsOf: (read, total, isExact) =>
    `Lecture des soumissions… ${read.toLocaleString(locale)} sur ${isExact ? "" : "plus de "}${total.toLocaleString(locale)}`,
  overTheMaximumBy: (share) => `+${share} au-dessus du maximum`,
  overTheMaximum: "au-dessus du maximum",
  underTheMinimumBy: (share) => `−${share} sous le minimum`,
  theOtherBidsCouldNot: "Les autres soumissions n’ont pas pu être chargées.",
  budgetOf: (range) => `Budget : ${range}`,
  bidsRead: "Soumissions lues",
  company: "Entreprise",
  amount: "Montant",
  againstBudget: "Par rapport au budget",
  days: "Jours",
  submitted: "Dépôt",
  status: "État",
  bidsOnCompared: (tenderNumber) => `Comparaison des soumissions pour ${tenderNumber}`,
  withinRange: "dans le budget",
};
