import { type words as english } from "#web/features/tenders/documents/words/editDocuments.en.ts";

export const words: typeof english = {
  filesAreNotUploadedYet: (count) =>
    count < 2
      ? "1 fichier n’est pas encore envoyé. Attendez la fin de l’envoi, ou retirez-le."
      : `${count} fichiers ne sont pas encore envoyés. Attendez la fin de l’envoi, ou retirez-les.`,
  isListedAlreadyRemoveIt: (name) =>
    `« ${name} » figure déjà dans la liste. Retirez-le d’abord, ou renommez l’un des deux.`,
  documentsUpdatedSuccessfully: "Les documents ont été modifiés",
  failedToUpdateDocuments: "Les documents n’ont pas pu être modifiés",
  none: "Aucun",
  documents: "Documents",
  documentsOf: (tenderNumber) => `Documents de ${tenderNumber}`,
  tender: "appel d’offres",
  saveDocuments: "Enregistrer les documents",
  uploadTheTendersFilesOr: (mostTenderDocuments) =>
    `Envoyez les fichiers de l’appel d’offres, ou indiquez leurs liens sur un autre site, ${mostTenderDocuments} au plus. Avec une empreinte (SHA-256), les soumissionnaires peuvent vérifier qu’ils ont téléchargé le bon fichier.`,
  uploadFiles: "Envoyer des fichiers",
  atMost2GbEach: "2 Go au plus par fichier.",
  addADocumentByIts: "Ajouter un document par son lien",
  cancel: "Annuler",
  document: (place) => `document ${place}`,
  documentNumber: (place) => `Document ${place}`,
  name: "Nom",
  address: "Lien",
  removeFingerprintOf: (ofIt) => `Retirer l’empreinte du ${ofIt}`,
  removeFingerprint: "Retirer l’empreinte",
  readTheFingerprintOf: (ofIt) => `Lire l’empreinte du ${ofIt}`,
  remove: (ofIt) => `Retirer le document : ${ofIt}`,
  removeDocument: "Retirer le document",
  uploaded: "Envoyé",
  removeDocumentOf: (name) => `Retirer le document ${name}`,
};
