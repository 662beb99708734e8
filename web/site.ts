/** The site's facts: the owner changes them here and nowhere else. */
export const site = {
  name: "Axion",
  email: "globaldesk@axion.example",
  website: "https://axion.example",
  social: {
    linkedin: "https://www.linkedin.com/",
    x: "https://x.com/",
    youtube: "https://www.youtube.com/",
  },
} as const;
