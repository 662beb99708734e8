import { type words as english } from "#web/features/tenders/documents/words/documents.en.ts";

export const words: typeof english = {
  documentsOfThisTender: "Documents de cet appel d’offres",
  checkAFileThatYouDownloaded: "Vérifier un fichier téléchargé",
  documents: "Documents",
  edit: "Modifier",
  editTheDocuments: "Modifier les documents",
  viewTenderDocuments: "Voir les documents",
  thisTenderHasNoDocumentsBeside: "Aucun document en plus de la description et des exigences.",
};
