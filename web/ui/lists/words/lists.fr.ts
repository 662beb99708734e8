import { counted } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/ui/lists/words/lists.en.ts";

export const words: typeof english = {
  found: (count, { forms, isExact, finding }) =>
    `${finding ? "Résultat : " : ""}${isExact ? "" : finding ? "plus de " : "Plus de "}${counted(count, forms)}`,
  loading: "Chargement",
  tryAgain: "Réessayer",
  wholeNumberOfUsDollars: "Un nombre entier de dollars US",
  wholeNumber: "Un nombre entier",
  findA: (noun) => `Rechercher : ${noun}`,
  clearFilters: "Effacer les filtres",
  fewerFilters: "Moins de filtres",
  moreFilters: "Plus de filtres",
  moreCouldNotBeLoadedNoun: (noun) => `La suite n’a pas pu être chargée : ${noun}.`,
  loadingMore: (noun) => `Chargement de la suite : ${noun}…`,
  showMore: (noun) => `Afficher plus : ${noun}`,
  cards: "Fiches",
  table: "Tableau",
  category: "Catégorie",
  allCategories: "Toutes",
  country: "Pays",
  allCountries: "Tous les pays",
  closingDateFrom: "Clôture à partir du",
  closingDateTo: "Clôture jusqu’au",
  minimumBudget: "Budget minimal",
  maximumBudget: "Budget maximal",
  thisTender: "Cet appel d’offres",
  select: (name) => `Sélectionner\u00a0: ${name}`,
  selectAllShown: "Sélectionner tout ce qui est affiché",
  selectAllLoaded: "Sélectionner tout ce qui est déjà chargé",
  clearSelection: "Effacer la sélection",
};
