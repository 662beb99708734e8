/** English page paths that the server also uses (mails, feeds, redirects). All others are in web/paths.ts. */
export const sitePaths = {
  home: "/",
  contact: "/contact",
  contactSent: "/contact/sent",
  contactForm: "/#contact",
  projects: "/projects",
  blog: "/blog",
  blogPost: (slug: string) => `/blog/${slug}`,
  feed: "/blog/feed.xml",
  sitemap: "/sitemap.xml",
  notFound: "/404",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  verify: "/verify",
  dashboard: "/dashboard",
  submitBid: (tenderId: string) => `/dashboard/submit-bid/${tenderId}`,
} as const;

/** The server's addresses that the web requests, besides GraphQL. */
export const apiPaths = {
  graphql: "/graphql",
  events: "/events",
  rest: "/api/",
  contact: "/api/contact",
  projects: "/api/projects",
  blog: "/api/blog",
  closingCalendar: (tenderId: string) => `/api/tenders/${tenderId}/closing.ics`,
  auditCsv: "/api/audit.csv",
  bidsCsv: (tenderId: string) => `/api/tenders/${tenderId}/bids.csv`,
} as const;
