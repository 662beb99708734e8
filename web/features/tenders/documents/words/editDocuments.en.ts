export const words = {
  filesAreNotUploadedYet: (count: number) =>
    count === 1
      ? "1 file is not uploaded yet. Wait until it is, or remove it."
      : `${count} files are not uploaded yet. Wait until they are, or remove them.`,
  isListedAlreadyRemoveIt: (name: string) => `“${name}” is listed already. Remove it first, or rename one of the two.`,
  documentsUpdatedSuccessfully: "Documents updated successfully",
  failedToUpdateDocuments: "Failed to update documents",
  none: "None",
  documents: "Documents",
  documentsOf: (tenderNumber: string) => `Documents of ${tenderNumber}`,
  tender: "tender",
  saveDocuments: "Save documents",
  uploadTheTendersFilesOr: (mostTenderDocuments: number) =>
    `Upload the tender’s files, or give their addresses on another site, ${mostTenderDocuments} at most. With a fingerprint (SHA-256), bidders can check that they downloaded the right file.`,
  uploadFiles: "Upload files",
  atMost2GbEach: "At most 2 GB each.",
  addADocumentByIts: "Add a document by its address",
  cancel: "Cancel",
  document: (place: number) => `document ${place}`,
  documentNumber: (place: number) => `Document ${place}`,
  name: "Name",
  address: "Address",
  removeFingerprintOf: (ofIt: string) => `Remove fingerprint of ${ofIt}`,
  removeFingerprint: "Remove fingerprint",
  readTheFingerprintOf: (ofIt: string) => `Read the fingerprint of ${ofIt}`,
  remove: (ofIt: string) => `Remove ${ofIt}`,
  removeDocument: "Remove document",
  uploaded: "Uploaded",
  removeDocumentOf: (name: string) => `Remove document ${name}`,
};
