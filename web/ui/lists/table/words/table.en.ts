export const words = {
  columns: "Columns",
  shownColumns: "Shown columns",
  actions: "Actions",
  moreActs: (name: string) => `More: ${name}`,
  failedToDownloadTheCsvFile: "Failed to download the CSV file",
  reading: (value: string) => `Reading… ${value}`,
  downloadCsv: "Download CSV",
  downloadCsvOf: (rows: string) => `Download CSV: ${rows}`,
};
