import { type reasonText as english } from "#web/graphql/words/reasons.en.ts";

/**
 * The French sentence of each refusal of the life cycle, without its full stop, by the server's sentence.
 * reasons.test.ts fails if one is missing. The rules themselves are not imported, because a page that only shows a
 * reason does not load them.
 */
const FRENCH: Readonly<Record<string, string>> = {
  "Tender not found": "Cet appel d’offres est introuvable",
  "Bid not found": "Cette soumission est introuvable",
  "Admin access required": "Réservé aux administrateurs",
  "This tender no longer accepts bids": "Cet appel d’offres n’accepte plus de soumissions",
  "Your company already has a bid on this tender": "Votre entreprise a déjà déposé une soumission",
  "An administrator cannot bid on a sealed tender":
    "Un administrateur ne peut pas soumissionner à un appel d’offres scellé",
  "This tender was cancelled: addresses of documents are not taken any more":
    "Cet appel d’offres est annulé\u00a0: aucun lien vers un document n’est plus accepté",
  "Addresses of documents were taken until 24 hours after the closing time":
    "Les liens vers les documents étaient acceptés jusqu’à 24 heures après la clôture",
  "This tender takes no questions": "Cet appel d’offres n’accepte pas de questions",
  "This tender is not open: it takes no questions":
    "Cet appel d’offres n’est pas ouvert\u00a0: il n’accepte pas de questions",
  "This tender has closed: the question stays, as not answered before closing":
    "Cet appel d’offres est clos\u00a0: la question reste enregistrée comme restée sans réponse",
  "This tender has closed: an answer could no longer be used":
    "Cet appel d’offres est clos\u00a0: une réponse ne pourrait plus être utilisée",
  "This tender was cancelled: it cannot be changed any more":
    "Cet appel d’offres est annulé\u00a0: il ne peut plus être modifié",
  "This tender is awarded: take the award back before you cancel it":
    "Cet appel d’offres est attribué\u00a0: annulez d’abord l’attribution",
  "This tender is awarded: its documents are not changed any more":
    "Cet appel d’offres est attribué\u00a0: ses documents ne peuvent plus être modifiés",
  "The bids on this tender have been opened: it takes no more bids":
    "Le dépouillement a eu lieu\u00a0: cet appel d’offres n’accepte plus de soumissions",
  "The bids on this tender are sealed: open them before you award it":
    "Les soumissions sont scellées\u00a0: procédez au dépouillement avant d’attribuer",
  "The seal of a tender cannot be changed once it is published":
    "Un appel d’offres publié ne peut plus être scellé ni descellé",
  "What bidders are told about the winner cannot be changed once the tender is published":
    "Les informations données aux soumissionnaires sur l’attributaire ne peuvent plus changer après la publication",
  "What is read out at the opening cannot be changed once the tender is published":
    "Ce qui est lu au dépouillement ne peut plus changer après la publication",
  "This tender is not sealed": "Cet appel d’offres n’est pas scellé",
  "This tender is a draft: there is nothing to open":
    "Cet appel d’offres est un brouillon\u00a0: il n’y a rien à dépouiller",
  "This tender can be opened only after its closing time": "Le dépouillement n’est possible qu’après la clôture",
  "The bids on this tender have been opened already": "Le dépouillement a déjà eu lieu",
  "This tender still takes bids until its closing time":
    "Cet appel d’offres accepte des soumissions jusqu’à la clôture",
  "The bids on this tender are sealed: open them before you decide":
    "Les soumissions sont scellées\u00a0: procédez au dépouillement avant de statuer",
  "Your company has a bid on this tender: another administrator decides":
    "Votre entreprise a déposé une soumission\u00a0: un autre administrateur doit statuer",
  "This tender is awarded already": "Cet appel d’offres est déjà attribué",
};

/** The server's sentence about late questions goes on with a time. */
const QUESTIONS_LATE = "Questions were taken until ";

export const reasonText: typeof english = (reason) =>
  FRENCH[reason] ?? (reason.startsWith(QUESTIONS_LATE) ? "Le délai pour poser des questions est écoulé" : reason);
