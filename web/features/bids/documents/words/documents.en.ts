export const words = {
  uploaded: "Uploaded",
  uploadedAndBeingChecked: "Uploaded. The portal is checking it for viruses.",
  containsAVirus: "This file contains a virus and was deleted. Remove it here and choose a clean file.",
  onlyAPartIsUploadedChoose: "Only a part is uploaded. Choose the file again: the upload continues where it stopped.",
  namedButNotUploadedChooseThe: "Named, but not uploaded. Choose the file again to upload it.",
  addressSaved: "Address saved",
  theAddressCouldNotBeSaved: "The address could not be saved. Please try again.",
  addressOf: (name: string) => `Address of ${name}`,
  aLinkThatTheBuyerCan: "A link that the buyer can open, beginning with https:// or http://",
  saveAddress: "Save address",
  saving: "Saving...",
  namedFiles: "Named files",
  sha256: "· SHA-256",
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  chooseFiles: "Choose files",
  yourBrowserComputesTheSha256:
    "Your browser computes the SHA-256 of each file. It is in your receipt, and proves later that the file is the same. You can submit while files are still being uploaded: the bid is on time, and the files can follow until 24 hours after closing. Keep this window open until they are uploaded.",
  theyAreUploadedToThePortal: (mostBidDocuments: number) =>
    `They are uploaded to the portal, at most ${mostBidDocuments} files of 2 GB each.`,
  isUploadedAlreadyRemoveItFirst: (name: string) =>
    `“${name}” is uploaded already. Remove it first, or rename one of the two.`,
  wasLeftOutABidNames: (name: string, mostBidDocuments: number) =>
    `“${name}” was left out: a bid names at most ${mostBidDocuments} files.`,
  wasLeftOutANameHas: (name: string, mostDocumentName: number) =>
    `“${name}” was left out: a name has at most ${mostDocumentName} characters.`,
  giveAddresses: "Give addresses",
  lessThan1HLeft: "less than 1 h left",
  inH: (hours: number) => `in ${hours} h`,
  inDays: (days: number) => `in ${days} days`,
  noAddressYetYouHaveUntil: (documents: number, until: string, left: string) =>
    `${documents === 1 ? "1 document has" : `${documents} documents have`} no address yet. You have until ${until} (${left}).`,
  files: "Files",
  notDeliveredTheTimeToSay: (files: number) =>
    `${files === 1 ? "1 file was" : `${files} files were`} not delivered. The time to say where files are is over.`,
  yourBidAsItIsNow: "Your bid as it is now names no files; earlier revisions did.",
  filesOfThisBid: "Files of this bid",
  notDeliveredYet: "Not delivered yet",
  notDelivered: "Not delivered",
  replaceTheAddressOf: (name: string) => `Replace the address of ${name}`,
  giveAddressOf: (name: string) => `Give address of ${name}`,
  thisBid: "this bid",
  replace: "Replace",
  giveAddress: "Give address",
  theFingerprintsStandInYourReceipt:
    "The fingerprints stand in your receipt and never change. Check here whether a file on this device is one that you named.",
  isNoneOfTheMissingFiles: (name: string) => `“${name}” is none of the missing files: its SHA-256 is another one.`,
  uploadTheMissingFiles: "Upload the missing files",
  chooseTheSameFilesThatYou: "Choose the same files that you named.",
};
