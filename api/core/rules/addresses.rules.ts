/** The sections of a tender's page that have an anchor. */
export type TenderSection = "changes" | "questions" | "bids" | "opening";

/**
 * Paths of English pages that the server also uses, in mails, feeds and redirects. The paths of all other pages are in
 * web/paths.ts.
 */
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
  /** One of the files that the index at `sitemap` lists. */
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
  /** The public list of published tenders; `tenders` below is the administrators' screen. */
  publicTenders: "/tenders",
  publicTender: (tenderNumber: string) => `/tenders/${encodeURIComponent(tenderNumber)}`,
  notFound: "/404",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  verify: "/verify",
  dashboard: "/dashboard",
  settings: "/dashboard/settings",
  apiTokens: "/dashboard/api-tokens",
  companyProfile: "/dashboard/company-profile",
  webhooks: "/dashboard/webhooks",
  notices: "/dashboard/notices",
  browseTenders: "/dashboard/browse-tenders",
  tenders: "/dashboard/tenders",
  adminBids: "/dashboard/admin-bids",
  questions: "/dashboard/questions",
  tender: (tenderId: string) => `/dashboard/tender/${tenderId}`,
  /** The tender's page, opened at this section. */
  tenderSection: (tenderId: string, section: TenderSection) => `/dashboard/tender/${tenderId}#${section}`,
  tenderQuestions: (tenderId: string) => `/dashboard/tender/${tenderId}/questions`,
  requests: "/dashboard/requests",
  tenderChanges: (tenderId: string) => `/dashboard/tender/${tenderId}/changes`,
  myBids: "/dashboard/my-bids",
  myBid: (bidId: string) => `/dashboard/my-bids/${bidId}`,
  submitBid: (tenderId: string) => `/dashboard/submit-bid/${tenderId}`,
} as const;

/** The feeds of the public list of tenders. They take the list's filters as query parameters. */
export const tenderFeedPaths = { atom: "/tenders.atom", calendar: "/tenders.ics" } as const;

/** Paths of the server that are not pages: of the APIs, the files and the downloads. */
export const apiPaths = {
  graphql: "/graphql",
  schema: "/graphql/schema.graphql",
  events: "/events",
  files: "/files",
  file: (id: string) => `/files/${id}`,
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
