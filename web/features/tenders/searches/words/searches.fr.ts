import { counted } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/searches/words/searches.en.ts";

export const words: typeof english = {
  searchSaved: "Recherche enregistrée",
  theSearchCouldNotBeSaved: "La recherche n’a pas pu être enregistrée. Veuillez réessayer.",
  saveThisSearch: "Enregistrer cette recherche",
  name: "Nom",
  whenATenderComesToMatch: "Quand un appel d’offres correspond",
  mailAtOnce: "E-mail immédiat",
  mailDailyAt0700: "E-mail chaque jour à 7 h",
  noMail: "Aucun e-mail",
  thatCouldNotBeSavedPlease: "L’enregistrement a échoué. Veuillez réessayer.",
  new: (newTenders) => counted(newTenders, ["nouveau", "nouveaux"]),
  mails: (name) => `E-mails : ${name}`,
  yourChoiceWasSaved: "Votre choix est enregistré",
  deleteIt: "Supprimer",
  deleteItOf: (name) => `Supprimer : ${name}`,
  savedSearchesNew: (newTenders) => `Recherches enregistrées (${counted(newTenders, ["nouveau", "nouveaux"])})`,
  savedSearches: "Recherches enregistrées",
  noSavedSearchesYetFilterThe:
    "Aucune recherche enregistrée. Filtrez les appels d’offres et enregistrez la recherche : nous vous signalons ceux qui y correspondent.",
  yourSavedSearches: "Vos recherches enregistrées",
  yourSavedSearchesCouldNotBe: "Vos recherches enregistrées n’ont pas pu être chargées.",
  loading: "Chargement",
  close: "Fermer",
};
