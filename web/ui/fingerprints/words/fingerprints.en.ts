export const words = {
  checkAFile: "Check a file",
  sha256: "· SHA-256",
  nothingIsUploaded: "Nothing is uploaded.",
  orDropHereValueStringNote: (value: string, note: string) => `or drop ${value} here. ${note}`,
  reading: (name: string, value: string) => `Reading ${name}${value}`,
  read: (name: string) => `${name} read`,
  cancel: "Cancel",
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
  thisFileIsNotNamedValue: (value: string) => `This file is not ${value} named.`,
  inRevision: (revision: number) => ` in revision ${revision}`,
  thisIsTheFileNamedName: (name: string, where: string, value: string) =>
    `This is the file named “${name}”${where}${value}.`,
};
