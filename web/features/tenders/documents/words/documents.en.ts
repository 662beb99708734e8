export const words = {
  documentsOfThisTender: "Documents of this tender",
  checkAFileThatYouDownloaded: "Check a file that you downloaded",
  documents: "Documents",
  edit: "Edit",
  editTheDocuments: "Edit the documents",
  viewTenderDocuments: "View Tender Documents",
  thisTenderHasNoDocumentsBeside: "This tender has no documents beside its description and requirements.",
};
