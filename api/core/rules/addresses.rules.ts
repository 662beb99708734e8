/** The sections of a tender's page that have an address. */
export type TenderSection = "changes" | "questions" | "bids" | "opening";

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
  /** A file of the sitemap's index. */
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
  /** The public pages of published tenders; `tenders` below is the administrators' screen. */
  publicTenders: "/tenders",
  publicTender: (tenderNumber: string) => `/tenders/${encodeURIComponent(tenderNumber)}`,
  notFound: "/404",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  verify: "/verify",
  dashboard: "/dashboard",
  settings: "/dashboard/settings",
  webhooks: "/dashboard/webhooks",
  notices: "/dashboard/notices",
  browseTenders: "/dashboard/browse-tenders",
  tenders: "/dashboard/tenders",
  adminBids: "/dashboard/admin-bids",
  questions: "/dashboard/questions",
  tender: (tenderId: string) => `/dashboard/tender/${tenderId}`,
  /** The tender's page with this section open. */
  tenderSection: (tenderId: string, section: TenderSection) => `/dashboard/tender/${tenderId}#${section}`,
  tenderQuestions: (tenderId: string) => `/dashboard/tender/${tenderId}/questions`,
  requests: "/dashboard/requests",
  tenderChanges: (tenderId: string) => `/dashboard/tender/${tenderId}/changes`,
  myBids: "/dashboard/my-bids",
  myBid: (bidId: string) => `/dashboard/my-bids/${bidId}`,
  submitBid: (tenderId: string) => `/dashboard/submit-bid/${tenderId}`,
} as const;

/**
 * The feeds of the public list of tenders; with its filters as their query. Apart from sitePaths, since the portal does
 * not need them.
 */
export const tenderFeedPaths = { atom: "/tenders.atom", calendar: "/tenders.ics" } as const;

/** The server's addresses that the web requests, besides GraphQL. */
export const apiPaths = {
  graphql: "/graphql",
  schema: "/graphql/schema.graphql",
  events: "/events",
  rest: "/api/",
  openApi: "/api/openapi.json",
  unsubscribe: "/unsubscribe",
  contact: "/api/contact",
  projects: "/api/projects",
  blog: "/api/blog",
  closingCalendar: (tenderId: string) => `/api/tenders/${tenderId}/closing.ics`,
  auditCsv: "/api/audit.csv",
  bidsCsv: (tenderId: string) => `/api/tenders/${tenderId}/bids.csv`,
} as const;
