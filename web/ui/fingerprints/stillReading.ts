/** Why a form is not sent yet. */
export const stillReading = (files: number) =>
  files === 1 ? "1 file is still being read. Wait until it is, or cancel." : `${files} files are still being read. Wait until they are, or cancel.`;
