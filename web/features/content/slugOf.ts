/** The longest slug that the server takes. */
const LONGEST = 120;

/** "L’Équipe & the Bridge" → "l-equipe-the-bridge": accents are dropped, all else that is no letter or digit is a hyphen. */
export const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
