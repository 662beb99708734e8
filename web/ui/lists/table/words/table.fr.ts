import { type words as english } from "#web/ui/lists/table/words/table.en.ts";

export const words: typeof english = {
  columns: "Colonnes",
  shownColumns: "Colonnes affichées",
  actions: "Actions",
  moreActs: (name) => `Autres actions\u00a0: ${name}`,
  failedToDownloadTheCsvFile: "Le fichier CSV n’a pas pu être téléchargé",
  reading: (value) => `Lecture… ${value}`,
  downloadCsv: "Télécharger en CSV",
  downloadCsvOf: (rows) => `Télécharger en CSV : ${rows}`,
};
