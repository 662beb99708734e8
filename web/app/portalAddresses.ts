import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";

import { paths } from "#web/paths.ts";

/**
 * The URL patterns of the portal's routes. The development server renders public pages at all other URLs
 * (publicPagesPlugin.ts).
 */
export const portalAddresses: string[] = [
  ...LANGUAGES.flatMap((language) =>
    [paths.login, paths.register, paths.forgotPassword, paths.resetPassword, paths.confirmEmail].map((path) =>
      localPath(language, path),
    ),
  ),
  paths.dashboard,
  paths.tenders,
  paths.browseTenders,
  paths.submitBid(":tenderId"),
  paths.tender(":tenderId"),
  paths.tenderChanges(":tenderId"),
  paths.tenderQuestions(":tenderId"),
  paths.myBids,
  paths.myBid(":bidId"),
  paths.companyProfile,
  paths.notices,
  paths.settings,
  paths.apiTokens,
  paths.webhooks,
  paths.createUser,
  paths.adminBids,
  paths.adminUsers,
  paths.content,
  paths.contentPost(":id"),
  paths.contentProject(":id"),
  paths.questions,
  paths.requests,
  paths.mails,
  paths.audit,
  paths.figures,
];
