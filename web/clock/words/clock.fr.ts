import { counted, DAYS } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/clock/words/clock.en.ts";

export const words: typeof english = {
  left: (time) => `encore ${time}`,
  biddingHasClosed: "Le dépôt des soumissions est clos",
  deadline: "Date limite",
  noMoreQuestionsAreTaken: "Les questions sont closes",
  deadlineForQuestions: "Date limite des questions",
  noMoreAddressesAreTaken: "Plus aucun lien n’est accepté",
  deadlineForDocuments: "Date limite des documents",
  timeLeftTo: {
    bid: "Temps restant pour soumissionner",
    ask: "Temps restant pour poser une question",
    "give addresses": "Temps restant pour indiquer les liens",
  },
  lastHour: {
    bid: "Moins d’une heure pour soumissionner",
    ask: "Moins d’une heure pour poser une question",
    "give addresses": "Moins d’une heure pour indiquer les liens",
  },
  lastMinutes: {
    bid: "Moins de 5 minutes pour soumissionner",
    ask: "Moins de 5 minutes pour poser une question",
    "give addresses": "Moins de 5 minutes pour indiquer les liens",
  },
  expected: (decisionExpectedOn) => `prévue le ${decisionExpectedOn}`,
  notDecidedYet: (expected) => `${expected}, pas encore prise`,
  lessThanAnHour: "moins d’une heure",
  n1Hour: "1 heure",
  hours: (hours) => `${hours} heures`,
  days: (value) => counted(value, DAYS),
};
