import { auditDownloads } from "#api/audit/audit.downloads.ts";
import { bidDownloads } from "#api/bids/bid.downloads.ts";
import { bidRoutes } from "#api/bids/bid.routes.ts";
import { companyProfileRoutes } from "#api/company-profiles/companyProfile.routes.ts";
import { contactRequestRoutes } from "#api/contact/contactRequest.routes.ts";
import { contentRoutes } from "#api/content/content.routes.ts";
import type { RestGroup } from "#api/core/http/open-api/openApiDocument.ts";
import { fileOperations } from "#api/files/file.operations.ts";
import { sessionRoutes } from "#api/session/session.routes.ts";
import { tenderDownloads } from "#api/tenders/tender.downloads.ts";
import { tenderRoutes } from "#api/tenders/tender.routes.ts";
import { userRoutes } from "#api/users/user.routes.ts";

/** Every documented REST route, in the order of the OpenAPI document. */
export const REST_TABLE: readonly RestGroup[] = [
  {
    name: "Session",
    description: "Signing in with a password, and signing out. Programs send a token instead.",
    routes: sessionRoutes,
  },
  {
    name: "Tenders",
    description: "Invitations to bid. Partners see all tenders except drafts.",
    routes: tenderRoutes,
    downloads: tenderDownloads,
  },
  { name: "Bids", description: "Offers for tenders.", routes: bidRoutes, downloads: bidDownloads },
  {
    name: "Files",
    description: "Files of bids and documents of tenders: uploads by the protocol tus 1.0, and downloads.",
    routes: [],
    operations: fileOperations,
  },
  {
    name: "Company profile",
    description: "The signed-in user's own company profile, which is required to bid.",
    routes: companyProfileRoutes,
  },
  { name: "Users", description: "Registration, and the accounts that administrators manage.", routes: userRoutes },
  { name: "Content", description: "Published projects and posts.", routes: contentRoutes },
  { name: "Contact", description: "Integration requests.", routes: contactRequestRoutes },
  { name: "Audit trail", description: "Who did what and when.", routes: [], downloads: auditDownloads },
];

export const ROUTES = REST_TABLE.flatMap(({ routes }) => routes);
export const DOWNLOADS = REST_TABLE.flatMap(({ downloads = [] }) => downloads);
export const PROTOCOL_OPERATIONS = REST_TABLE.flatMap(({ operations = [] }) => operations);
