/** Facts about the site, used by api and web. */
export const siteFacts = {
  name: "Axion",
  email: "globaldesk@axion.example",
  website: "https://axion.example",
  /** The year of the copyright line; fixed, since pages are prerendered. */
  copyrightYear: 2025,
  social: {
    linkedin: "https://www.linkedin.com/",
    x: "https://x.com/",
    youtube: "https://www.youtube.com/",
  },
} as const;
