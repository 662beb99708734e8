import { paths } from "#web/paths.ts";

/** The addresses that the portal's own router answers, as patterns; every other one is a page of the server's, or none. */
export const portalAddresses: string[] = [
  paths.login,
  paths.register,
  paths.dashboard,
  paths.tenders,
  paths.browseTenders,
  paths.submitBid(":tenderId"),
  paths.myBids,
  paths.myBid(":bidId"),
  paths.companyProfile,
  paths.createUser,
  paths.adminBids,
  paths.adminUsers,
  paths.content,
  paths.contentPost(":id"),
  paths.contentProject(":id"),
  paths.requests,
];
