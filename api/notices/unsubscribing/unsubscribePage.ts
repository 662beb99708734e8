import { type Request, type Response, Router } from "express";

import type { Context } from "#api/core/graphql/context.ts";
import { noStore, refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { NOTICE_WORDS } from "#api/notices/noticeWords.ts";
import { readNoticeSettings } from "#api/notices/saveNoticeSettings.ts";
import { stopMails } from "#api/notices/unsubscribing/stopMails.ts";
import { findSearch, stopSearchMails } from "#api/notices/unsubscribing/stopSearchMails.ts";
import type { Unsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";

type Visitor = Pick<Context, "db" | "throttle" | "address" | "requestId">;

/**
 * The page that the List-Unsubscribe link of a mail opens, without a sign-in. Its button and mail programs (RFC 8058)
 * send a POST request to the same URL. A GET request changes nothing, because mail scanners follow links.
 */
export function unsubscribePage(unsubscribing: Unsubscribing, contextOf: (request: Request) => Visitor) {
  const router = Router();
  const answer = async (request: Request<{ token: string }>, response: Response) => {
    const context = contextOf(request as Request);
    const stopped = unsubscribing.read(request.params.token);
    if (!stopped) {
      await context.throttle.count("mailed links by address", context.address);
      response.status(404).send(pageOf("en", `<p role="alert">${NOTICE_WORDS.en.page.invalid}</p>`));
      return;
    }
    // This limit is high, because a mail provider sends the requests of all its users from few network addresses.
    await context.throttle.count("stopped mails by address", context.address);
    const search = "searchId" in stopped ? await findSearch(context.db, stopped.searchId) : null;
    const userId = "groups" in stopped ? stopped.userId : search?.userId;
    const { language } = userId ? await readNoticeSettings(context.db.manager, userId) : ({ language: "en" } as const);
    const { page, groups } = NOTICE_WORDS[language];
    const isPost = request.method === "POST";
    if (isPost) await ("groups" in stopped ? stopMails(context, stopped) : stopSearchMails(context, stopped.searchId));
    const names =
      "groups" in stopped ? stopped.groups.map((group) => groups[group]) : [page.search(search?.name ?? "")];
    const where = "groups" in stopped ? SETTINGS : SEARCHES;
    response.send(
      pageOf(
        language,
        isPost
          ? `<p role="status">${escaped(page.done(names, where.again(page)))}</p>`
          : `<p>${escaped(page.asks(names))}</p>\n<form method="post"><button>${escaped(page.button)}</button></form>`,
        where,
      ),
    );
  };
  router
    .route("/:token")
    .get(noStore, answer)
    .post(noStore, answer)
    .all(refuseOtherMethods(["get", "post"]));
  return router;
}

type PageWords = (typeof NOTICE_WORDS)[Language]["page"];

/** The page where the user can turn the mails on again, with the labels of its link. */
interface Where {
  path: string;
  name: (page: PageWords) => string;
  again: (page: PageWords) => string;
}
const SETTINGS: Where = {
  path: sitePaths.settings,
  name: ({ settings }) => settings,
  again: ({ inSettings }) => inSettings,
};
const SEARCHES: Where = {
  path: sitePaths.browseTenders,
  name: ({ searches }) => searches,
  again: ({ inSearches }) => inSearches,
};

function pageOf(language: Language, content: string, where = SETTINGS) {
  const { page } = NOTICE_WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(page.title)}</title></head>
<body>
<main>
<h1>${escaped(page.title)}</h1>
${content}
<p><a href="${where.path}">${escaped(where.name(page))}</a></p>
</main>
</body>
</html>
`;
}
