import { counted, type Forms } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/last-step/words/lastStep.en.ts";

const BID: Forms = ["soumission", "soumissions"];
const PERSON: Forms = ["personne", "personnes"];
const CANNOT_BE_REVISED = "Les soumissions ne peuvent plus être révisées ni retirées.";

export const words: typeof english = {
  publishFromNowOnPartnersCan: (tenderNumber, title) =>
    `Publier ${tenderNumber}, ${title} ? Dès maintenant, les partenaires pourront le lire et soumissionner.`,
  takesNoMoreBids: (tenderNumber) => `${tenderNumber} n’accepte plus de soumissions. ${CANNOT_BE_REVISED}`,
  theyTakeNoMoreBids: `Ils n’acceptent plus de soumissions. ${CANNOT_BE_REVISED}`,
  bidsStay: (count) => `${counted(count, BID)}, ${count < 2 ? "conservée telle quelle" : "conservées telles quelles"}.`,
  bidsStayUndecided: (count) =>
    `${counted(count, BID)} : ${count < 2 ? "elle reste" : "elles restent"} sans décision, si vous n’avez pas statué.`,
  bidsStayStored: (count) =>
    `${counted(count, BID)}, ${count < 2 ? "conservée" : "conservées"}. Chaque soumissionnaire lit encore la sienne.`,
  bidsStayStoredUnrevised: (count) =>
    `${counted(count, BID)}, ${count < 2 ? "conservée" : "conservées"}. Chaque soumissionnaire lit encore la sienne, sans pouvoir la réviser ni la retirer.`,
  bidsKeepTheirDecisions: (count) =>
    `${counted(count, BID)} : les décisions restent. Modifiez-les dans « Toutes les soumissions ».`,
  withABidADraft: (people) => `${counted(people, PERSON)} ayant une soumission, un brouillon ou une question.`,
  cannotBeChangedAfterPublishing: "Définitif après la publication",
  partnersAndVisitorsDocumentsAre: "Les partenaires et les visiteurs. Les documents sont réservés aux partenaires.",
  biddersGetAnAddendum: "Les soumissionnaires reçoivent un avenant.",
  youCanSetTheStatus: "Vous pouvez remettre l’état sur Ouvert. Les soumissionnaires reçoivent alors un avenant.",
  checkAndPublish: "Vérifier et publier",
  theClosingTimeOfHas: (tenderNumber, title) =>
    `L’heure de clôture de ${tenderNumber}, ${title}, est passée : les partenaires pourront le lire, mais pas soumissionner. Pour ouvrir le dépôt, annulez et modifiez d’abord la date de clôture.`,
  publish: "Publier",
  whoSeesIt: "Qui le voit",
  budgetRange: "Budget",
  closes: "Clôture",
  changesLater: "Modifications ultérieures",
  closeThisTender: "Clore cet appel d’offres ?",
  partnersCanReadFromNow: (tenderNumber) =>
    `Dès maintenant, les partenaires peuvent lire ${tenderNumber}, mais pas soumissionner.`,
  closeTender: "Clore l’appel d’offres",
  nextStep: "Prochaine étape",
  openTheSealedBidsAfter: "Procédez au dépouillement après l’heure de clôture.",
  decideOnTheBidsIn: "Statuez sur les soumissions dans « Toutes les soumissions ».",
  undo: "Revenir en arrière",
  setToAwardedWithoutChoosing: "Passer à Attribué sans choisir de soumission ?",
  partnersSeeAsAwardedBut: (tenderNumber) =>
    `Les partenaires verront ${tenderNumber} comme attribué, mais aucune soumission n’est retenue. Pour choisir l’attributaire, utilisez plutôt « Attribuer le marché » à côté de la soumission.`,
  setToAwarded: "Passer à Attribué",
  partnersSee: "Ce que voient les partenaires",
  theTenderWasADraft: "L’appel d’offres était un brouillon : les partenaires le voient dès maintenant.",
  youCanTakeTheAward: "Vous pouvez annuler l’attribution, avec un motif que les soumissionnaires lisent.",
  unpublishThisTender: "Dépublier cet appel d’offres ?",
  partnersAndVisitorsCanNo: (tenderNumber) =>
    `Les partenaires et les visiteurs ne pourront plus ouvrir ${tenderNumber} : il redevient un brouillon, visible des seuls administrateurs.`,
  unpublish: "Dépublier",
  instead: "Autre possibilité",
  toEndTheTenderFor:
    "Pour y mettre fin avec un motif lisible par les soumissionnaires, utilisez « Annuler l’appel d’offres ».",
  takeBackTheAward: "Annuler l’attribution ?",
  isNoLongerAwardedThe: (tenderNumber, afterwards) =>
    `${tenderNumber} n’est plus attribué. ${afterwards} Les décisions sur les soumissions restent jusqu’à ce que vous les modifiiez.`,
  takeBackAward: "Annuler l’attribution",
  onRecord: "Trace écrite",
  theAuditTrailKeepsYour:
    "Le journal d’audit conserve votre motif. Les partenaires le lisent sur la page de l’appel d’offres.",
  itBecomesADraftThat: "Il redevient un brouillon que les partenaires ne peuvent pas ouvrir.",
  itsStatusIsOpenIt: "Son état est Ouvert : il accepte de nouveau des soumissions jusqu’à la clôture.",
  itsStatusIsClosedYou: "Son état est Clos : vous pouvez statuer de nouveau.",
  bids: "Soumissions",
  none: "Aucune",
  theTenderCouldNotBe: "L’appel d’offres n’a pas pu être chargé.",
  tenderUpdatedSuccessfully: "L’appel d’offres a été modifié",
  failedToUpdateTender: "L’appel d’offres n’a pas pu être modifié",
  nobodyThereIsNoBid: "Personne : il n’y a ni soumission, ni brouillon, ni question.",
  partnersWithASavedSearch: "Les partenaires dont une recherche enregistrée correspond à cet appel d’offres.",
  also: (concerned) => `En outre, ${concerned}`,
  nobody: "Personne.",
  nobodyTheClosingTimeHas: "Personne : l’heure de clôture est passée.",
  whoIsNotified: "Qui est averti",
  reason: "Motif",
  atLeast20CharactersBidders: "Au moins 20 caractères. Les soumissionnaires lisent exactement ces mots.",
};
