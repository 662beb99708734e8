/** The maximum length that the server accepts. */
const LONGEST = 120;

/** Slugify: "L’Équipe & the Bridge" → "l-equipe-the-bridge". Drops accents; every run of characters other than letters and digits is one hyphen. */
export const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
