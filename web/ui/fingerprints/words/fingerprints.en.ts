const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

export const words = {
  checkAFile: "Check a file",
  sha256: "· SHA-256",
  nothingIsUploaded: "Nothing is uploaded.",
  orDropHere: (isMultiple: boolean, note: string) => `or drop ${isMultiple ? "files" : "a file"} here. ${note}`,
  reading: (name: string, more: number) => `Reading ${name}${more > 0 ? `, then ${more} more` : ""}`,
  read: (name: string) => `${name} read`,
  cancel: "Cancel",
  notCheckedForViruses: "Not checked for viruses",
  isBeingCheckedForViruses: "This file is being checked for viruses. You can download it in a few minutes.",
  containedAVirus: "This file contained a virus and was deleted.",
  download: "Download",
  downloadOf: (name: string) => `Download ${name}`,
  view: "View",
  viewOpensInANewTab: (name: string) => `View ${name} (opens in a new tab)`,
  open: "Open",
  openOpensInANewTab: (name: string) => `Open ${name} (opens in a new tab)`,
  changedOrVanishedWhileItWas: (name: string) =>
    `“${name}” changed or vanished while it was read. Nothing was added: choose it again.`,
  whatReadsFilesCouldNotBe: (name: string) =>
    `What reads files could not be loaded, so “${name}” was not read. Choose it again once there is a connection.`,
  isEmpty: (name: string) => `“${name}” is empty.`,
  n1FileIsStillBeingRead: "1 file is still being read. Wait until it is, or cancel.",
  filesAreStillBeingReadWait: (files: number) => `${files} files are still being read. Wait until they are, or cancel.`,
  thisFileIsNotNamed: (named: number) =>
    `This file is not ${named === 1 ? "the one that was" : `among the ${named} that were`} named.`,
  inRevision: (revision: number) => ` in revision ${revision}`,
  thisIsTheFileNamedName: (name: string, where: string, receivedAt: string | null) =>
    `This is the file named “${name}”${where}${receivedAt ? `, received ${receivedAt}` : ""}.`,
  downloadAllFiles: "Download all files",
  downloadAllFilesOf: (of: string) => `Download all files of ${of} (ZIP)`,
  bytes: (bytes: number) => `${bytes} ${bytes === 1 ? "byte" : "bytes"}`,
  /** The unit is 1,000 to the power of `power` bytes: kB for 1, MB for 2. */
  size: (amount: string, power: number) => `${amount} ${UNITS[power]}`,
};
