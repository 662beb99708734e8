import { counted, type Forms } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/changes/words/tenderChanges.en.ts";

const BID: Forms = ["soumission", "soumissions"];
const PERSON: Forms = ["personne", "personnes"];

export const words: typeof english = {
  itConcerns: (people) => `Il concerne ${counted(people, PERSON)} ayant une soumission, un brouillon ou une question.`,
  bidsOf: (count) => `${counted(count, BID)} : ce qui a été déposé est conservé, sans décision.`,
  theyAreAskedToConfirm: "Il leur est demandé de maintenir ou de réviser leur soumission",
  theyAreTold: "Ils sont avertis",
  aCorrectionToldInThe: "Une correction : affichée dans le portail seulement",
  whatElseWasChangedSince:
    "L’avenant indique aussi ce qui a été modifié depuis la fin du dernier dépôt. Les soumissionnaires le confirment comme d’habitude, sauf si vous en décidez autrement.",
  biddersWillBeTold: "Les soumissionnaires seront avertis",
  addendum: (newestAddendum) => `Avenant ${newestAddendum}.`,
  whatItAsksOfThem: "Ce qui leur est demandé",
  noteForBidders: "Note aux soumissionnaires",
  optionalWhyItWasChanged: "Facultatif : la raison de la modification",
  nobodyHasABidA:
    "Personne n’a encore de soumission, de brouillon ni de question. L’avenant figure avec l’appel d’offres.",
  tenderCancelled: "L’appel d’offres a été annulé",
  failedToCancelTender: "L’appel d’offres n’a pas pu être annulé",
  cancelTenderOf: (tenderNumber) => `Annuler l’appel d’offres : ${tenderNumber}`,
  theTenderIsClosedFor:
    "L’appel d’offres est clos définitivement : il ne peut plus être rouvert, ni faire l’objet de décisions, ni être attribué.",
  thisTenderIsCancelledAlreadyOf: (cancelReason) => `Cet appel d’offres est déjà annulé : ${cancelReason}`,
  thisTenderWasChangedElsewhere: (status, closingDate) =>
    `Cet appel d’offres a été modifié ailleurs depuis que vous l’avez ouvert. Son état est « ${status} », et sa clôture est le ${closingDate}. Votre motif est conservé : appuyez de nouveau sur « Annuler l’appel d’offres » s’il vaut toujours.`,
  reason: "Motif",
  atLeast20Characters: "Au moins 20 caractères",
  keepTheTender: "Garder l’appel d’offres",
  cancelTender: "Annuler l’appel d’offres",
  partnersSee: "Ce que voient les partenaires",
  nothingItWasNotPublished: "Rien : il n’a pas été publié.",
  theTenderAsCancelledWith: "L’appel d’offres, marqué comme annulé, avec votre motif.",
  bids: "Soumissions",
  whoIsNotified: "Qui est averti",
  none: "Aucune",
};
