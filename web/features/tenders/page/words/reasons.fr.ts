import { LIFECYCLE_REFUSALS, type RefusalName } from "#api/tenders/lifecycle/refusals.rules.ts";

import { type reasonText as english } from "#web/features/tenders/page/words/reasons.en.ts";

/** The French sentence of each refusal of the life cycle, without its full stop. */
const FRENCH: Record<RefusalName, string> = {
  NO_TENDER: "Cet appel d’offres est introuvable",
  NO_BID: "Cette soumission est introuvable",
  ADMIN_ONLY: "Réservé aux administrateurs",
  NO_MORE_BIDS: "Cet appel d’offres n’accepte plus de soumissions",
  SECOND_BID: "Votre entreprise a déjà déposé une soumission",
  ADMIN_ON_SEALED: "Un administrateur ne peut pas soumissionner à un appel d’offres scellé",
  ADDRESSES_CANCELLED: "Cet appel d’offres est annulé\u00a0: aucun lien vers un document n’est plus accepté",
  ADDRESSES_LATE: "Les liens vers les documents étaient acceptés jusqu’à 24 heures après la clôture",
  NO_QUESTIONS: "Cet appel d’offres n’accepte pas de questions",
  QUESTIONS_LATE: "Le délai des questions est passé",
  QUESTIONS_NOT_OPEN: "Cet appel d’offres n’est pas ouvert\u00a0: il n’accepte pas de questions",
  QUESTION_STAYS: "Cet appel d’offres est clos\u00a0: la question reste, comme sans réponse avant la clôture",
  ANSWER_LATE: "Cet appel d’offres est clos\u00a0: une réponse ne servirait plus à personne",
  CANCELLED: "Cet appel d’offres est annulé\u00a0: il ne peut plus être modifié",
  CANCEL_AWARDED: "Cet appel d’offres est attribué\u00a0: annulez d’abord l’attribution",
  DOCUMENTS_AWARDED: "Cet appel d’offres est attribué\u00a0: ses documents ne changent plus",
  OPENED_ACCEPTS_NO_BIDS: "Le dépouillement a eu lieu\u00a0: cet appel d’offres n’accepte plus de soumissions",
  AWARD_SEALED: "Les soumissions sont scellées\u00a0: procédez au dépouillement avant d’attribuer",
  SEAL_PUBLISHED: "Le scellement ne peut plus changer une fois l’appel d’offres publié",
  WINNER_PUBLISHED:
    "Ce que les soumissionnaires apprennent de l’attributaire ne peut plus changer après la publication",
  READ_OUT_PUBLISHED: "Ce qui est lu au dépouillement ne peut plus changer après la publication",
  NOT_SEALED: "Cet appel d’offres n’est pas scellé",
  OPEN_DRAFT: "Cet appel d’offres est un brouillon\u00a0: il n’y a rien à dépouiller",
  OPEN_EARLY: "Le dépouillement n’est possible qu’après la clôture",
  OPENED_ALREADY: "Le dépouillement a déjà eu lieu",
  STILL_ACCEPTS_BIDS: "Cet appel d’offres accepte des soumissions jusqu’à la clôture",
  DECIDE_SEALED: "Les soumissions sont scellées\u00a0: procédez au dépouillement avant de statuer",
  OWN_BID: "Votre entreprise a déposé une soumission\u00a0: un autre administrateur statue",
  AWARDED_ALREADY: "Cet appel d’offres est déjà attribué",
};

const BY_SENTENCE = new Map<string, string>(
  Object.entries(LIFECYCLE_REFUSALS).map(([name, { sentence }]) => [sentence, FRENCH[name as RefusalName]]),
);
/** The sentence of QUESTIONS_LATE names a time, so that it is recognized by its beginning. */
const [QUESTIONS_LATE] = LIFECYCLE_REFUSALS.QUESTIONS_LATE.sentence.split("{") as [string];

export const reasonText: typeof english = (reason) =>
  BY_SENTENCE.get(reason) ?? (reason.startsWith(QUESTIONS_LATE) ? FRENCH.QUESTIONS_LATE : reason);
