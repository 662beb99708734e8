import { locale } from "#web/format/words/language.fr.ts";
import { type words as english } from "#web/features/deciding/opening/words/opening.en.ts";

export const words: typeof english = {
  theNewestOf: (shown, total) => `Les ${shown} plus récentes sur ${total.toLocaleString(locale)}`,
  bidsOpened: "Le dépouillement a eu lieu",
  openingApproved: "Dépouillement approuvé",
  theBidsCouldNotBe: "Le dépouillement n’a pas pu avoir lieu. Veuillez réessayer.",
  yourPassword: "Votre mot de passe",
  typedAgainForTheOpening: "À saisir de nouveau pour le dépouillement",
  openTheBids: "Ouvrir les soumissions",
  approveTheOpening: "Approuver le dépouillement",
  submitting: "Envoi…",
  closingSeal: "Sceau de clôture",
  verifying: "Vérification…",
  verifyTheSeal: "Vérifier le sceau",
  verificationOfTheSeal: "Vérification du sceau",
  theSealCouldNotBe: "Le sceau n’a pas pu être vérifié. Cela ne dit rien des soumissions : réessayez.",
  missing: "Manquantes",
  added: "Ajoutées",
  altered: "Modifiées",
  receiptsOf: (what, receipts) => `${what} : ${receipts}.`,
  theBidsAsTheyAre: "Les soumissions enregistrées donnent bien ce sceau : aucune n’a été ajoutée, retirée ou modifiée.",
  theBidsAsTheyAre2: "Les soumissions enregistrées ne donnent pas ce sceau.",
  theseBidsCouldNotBe: "Ces soumissions n’ont pas pu être chargées.",
  sealedUntilTheOpening: "Scellées jusqu’au dépouillement",
  noBidsSubmittedForThis: "Pas encore de soumission pour cet appel d’offres.",
  companiesWithASealedBid: (tenderNumber) => `Entreprises ayant une soumission scellée pour ${tenderNumber}`,
  submitted: (companyName, submittedAt) => `${companyName}, dépôt le ${submittedAt}`,
  thisTenderWasCancelledIts: "Cet appel d’offres a été annulé : il n’y a pas de dépouillement.",
  theBidsCanBeOpened: (opensAt) => `Le dépouillement est possible à partir du ${opensAt}.`,
  theApprovalCouldNotBe: "L’approbation n’a pas pu être retirée.",
  takeBackYourApproval: "Retirer votre approbation",
  twoAdministratorsOpenTheseBids: (approvalMinutes) =>
    `Deux administrateurs approuvent le dépouillement, à ${approvalMinutes} minutes d’intervalle au plus.`,
  youApprovedTheOpeningOn: (at, end) =>
    `Vous avez approuvé le dépouillement le ${at}. Un second administrateur est attendu, jusqu’au ${end}.`,
  approvedTheOpeningOnYou: (username, at, end) =>
    `${username} a approuvé le dépouillement le ${at}. Vous êtes la seconde personne et pouvez ouvrir les soumissions jusqu’au ${end}.`,
  theBidsWereOpenedOn: (openedAt) => `Le dépouillement a eu lieu le ${openedAt}.`,
};
