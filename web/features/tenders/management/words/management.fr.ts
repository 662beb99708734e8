import { counted, type Forms } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/management/words/management.en.ts";

const TENDER: Forms = ["appel d’offres", "appels d’offres"];
const BID: Forms = ["soumission", "soumissions"];
const PERSON: Forms = ["personne", "personnes"];
const IS_A_COPY =
  "est un brouillon qui reprend toute la description de l’appel d’offres, avec des dates décalées pour une même durée d’ouverture. Les soumissions ne sont pas copiées. Personne n’est averti.";

export const words: typeof english = {
  tenders: "Appels d’offres",
  counted: (count) => counted(count, TENDER),
  found: (count) => `Résultat : ${counted(count, TENDER)}`,
  selected: (count) => `Sélection : ${counted(count, TENDER)}`,
  bidsOf: (count) =>
    count > 0
      ? `Il a reçu ${counted(count, BID)} : ce qui a été déposé est conservé.`
      : "Il n’a reçu aucune soumission.",
  willBeNotified: (people) =>
    `${counted(people, PERSON)} ayant une soumission, un brouillon ou une question ${people < 2 ? "sera avertie" : "seront averties"}.`,
  theCopyIsADraft: `La copie ${IS_A_COPY}`,
  eachCopyIsADraft: `Chaque copie ${IS_A_COPY}`,
  inUtc: (label) => `${label} (UTC)`,
  inDollars: (label) => `${label} (USD)`,
  yes: "oui",
  no: "non",
  theTenderLeavesEveryList:
    "L’appel d’offres disparaît de toutes les listes, et les partenaires ne peuvent plus l’ouvrir.",
  toEndATenderFor:
    "Pour mettre fin à un appel d’offres avec un motif lisible par les soumissionnaires, choisissez « Annuler l’appel d’offres » : il reste alors affiché comme annulé.",
  bids: "Soumissions",
  withOrWithoutBids: "Avec ou sans soumissions",
  withoutABid: "Sans soumission",
  withABid: "Avec soumission",
  number: "Numéro",
  title: "Intitulé",
  status: "État",
  category: "Catégorie",
  country: "Pays",
  location: "Lieu",
  budgetFrom: "Budget min.",
  budgetTo: "Budget max.",
  opens: "Ouverture",
  closes: "Clôture",
  created: "Création",
  sealed: "Scellé",
  description: "Description",
  budgetUsd: "Budget (USD)",
  publish: "Publier",
  edit: "Modifier",
  deleteIt: "Supprimer",
  copy: "Copier",
  takeBackAward: "Annuler l’attribution",
  cancelTender: "Annuler l’appel d’offres",
  loading: "Chargement",
  createTender: "Créer un appel d’offres",
  editTender: "Modifier l’appel d’offres",
  copiedFrom: (copiedFrom) => `Copie de ${copiedFrom}`,
  thereIsNoSuchTender: "Cet appel d’offres n’existe pas.",
  theTenderCouldNotBe: "L’appel d’offres n’a pas pu être chargé.",
  tenderDeletedSuccessfully: "L’appel d’offres a été supprimé",
  failedToDeleteTender: "L’appel d’offres n’a pas pu être supprimé",
  deleteTender: (tenderNumber) => `Supprimer l’appel d’offres : ${tenderNumber}`,
  areYouSureYouWant: "Voulez-vous vraiment supprimer cet appel d’offres ?",
  tenderCopiedAsADraft: "L’appel d’offres a été copié comme brouillon",
  failedToCopyTender: "L’appel d’offres n’a pas pu être copié",
  copyTender: (tenderNumber) => `Copier l’appel d’offres : ${tenderNumber}`,
  numberOfTheCopy: "Numéro de la copie",
  editOf: (tenderNumber) => `Modifier : ${tenderNumber}`,
  publishOf: (tenderNumber) => `Publier : ${tenderNumber}`,
  takeBackAwardOf: (tenderNumber) => `Annuler l’attribution : ${tenderNumber}`,
  copyOf: (tenderNumber) => `Copier : ${tenderNumber}`,
  cancelTenderOf: (tenderNumber) => `Annuler l’appel d’offres : ${tenderNumber}`,
  deleteOf: (tenderNumber) => `Supprimer : ${tenderNumber}`,
  tender: "appel d’offres",
  view: "Affichage",
  searchTenders: "Rechercher un appel d’offres",
  show: "Afficher",
  allStatuses: "Tous",
  theTendersCouldNotBe: "Les appels d’offres n’ont pas pu être chargés.",
  loadingTenders: "Chargement des appels d’offres…",
  showAllTenders: "Tous les appels d’offres",
  noTenderMatches: "Aucun appel d’offres ne correspond",
  changeWhatYouLookFor: "Modifiez votre recherche, ou effacez-la.",
  createTheFirstTender: "Créer le premier appel d’offres",
  noTendersYet: "Pas encore d’appel d’offres",
  aTenderStaysADraft:
    "Un appel d’offres reste un brouillon, visible des seuls administrateurs, jusqu’à sa publication.",
  close: "Clore",
  selectedTenders: "appels d’offres sélectionnés",
};
