/** "$1,250,000" and "1 250 000" without sign and separators; a comma that parts no thousands stays: "12,50" is no 1250. */
export const plainAmount = (text: string) => text.trim().replace(/^\$\s*/, "").replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "");
