import { type words as english } from "#web/features/tenders/bidding/words/bidding.en.ts";

export const words: typeof english = {
  tender: "Appel d’offres",
  thisTenderTakesNoBidsYet: "Cet appel d’offres n’accepte pas encore de soumissions",
  biddingOnThisTenderHasClosed: "Le dépôt des soumissions est clos",
  thisTenderWasCancelled: "Cet appel d’offres a été annulé",
  itWasCancelledOn: (moment) => `Annulé le ${moment}`,
  readYourBid: "Relire votre soumission",
  myBids: "Mes soumissions",
  browseOpenTenders: "Voir les appels d’offres ouverts",
  itIsADraftBidsCan: "C’est un brouillon : les soumissions seront acceptées après sa publication.",
  itClosedOn: (moment) => `Clos le ${moment}`,
  itWasClosedBeforeItsClosing: (moment) => `Clos avant l’heure prévue, ${moment}`,
  andTheTenderIsAwarded: ", et l’appel d’offres est attribué",
  noBidCanBeSubmittedRevised: (when, outcome) =>
    `${when}${outcome}. Aucune soumission ne peut plus être déposée, révisée ou retirée ; ce que vous avez déposé reste lisible.`,
  budget: "Budget",
  opens: "Ouverture",
  decision: "Décision",
  addToCalendarIcs: "Ajouter au calendrier (.ics)",
  tenderRequirements: "Exigences de l’appel d’offres",
  viewTenderDocuments: "Voir les documents",
  description: "Description",
  theTenderCouldNotBeLoaded: "L’appel d’offres n’a pas pu être chargé.",
  loadingTenderDetails: "Chargement de l’appel d’offres…",
};
