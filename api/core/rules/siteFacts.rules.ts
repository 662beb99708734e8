/** Facts about the site that the server and the web client use. */
export const siteFacts = {
  name: "Axion",
  email: "globaldesk@axion.example",
  website: "https://axion.example",
  /** The year of the copyright line. It is fixed, because pages are prerendered. */
  copyrightYear: 2025,
  social: {
    linkedin: "https://www.linkedin.com/",
    x: "https://x.com/",
    youtube: "https://www.youtube.com/",
  },
} as const;
