import { type Request, type RequestHandler, Router } from "express";
import { Feed } from "feed";
import type { DataSource } from "typeorm";

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";
import { sitePaths, tenderFeedPaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import type { Country } from "#api/core/rules/country.rules.ts";
import { findPublished } from "#api/open-data/findPublished.ts";
import { asText } from "#api/site/feed.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { closingCalendar } from "#api/tenders/closingEvent.ts";
import { searchQuery } from "#api/tenders/searches/savedSearch.rules.ts";

/** The maximum number of tenders in an Atom feed (MOST_ENTRIES) and in a calendar (MOST_EVENTS). */
const MOST_ENTRIES = 100;
const MOST_EVENTS = 500;

const TITLES: Record<Language, string> = {
  en: `${siteFacts.name}: open tenders`,
  fr: `${siteFacts.name}\u00a0: appels d’offres ouverts`,
};

/**
 * The routes of the public feeds of tenders, in each language: an Atom feed, and a calendar of closing times. The query
 * string of the URL filters the tenders, as in the public list.
 */
export function tenderFeeds({ publicUrl }: BuiltSite, db: DataSource, countCost: RequestHandler) {
  const router = Router();
  const pageOf = (language: Language, tenderNumber: string) =>
    publicUrl + localPath(language, sitePaths.publicTender(tenderNumber));

  const atom =
    (language: Language): RequestHandler =>
    async (request, response) => {
      const query = queryOf(request);
      const { tenders } = await findPublished(db, query, { limit: MOST_ENTRIES, newestChangeFirst: true });
      const address = (path: string) => publicUrl + localPath(language, path) + (query && `?${query}`);
      const feed = new Feed({
        id: asText(address(sitePaths.publicTenders)),
        title: TITLES[language],
        link: asText(address(sitePaths.publicTenders)),
        feedLinks: { atom: asText(address(tenderFeedPaths.atom)) },
        language,
        updated: new Date(Math.max(0, ...tenders.map(({ changedAt }) => changedAt.getTime()))),
        author: { name: siteFacts.name },
        copyright: siteFacts.name,
        generator: siteFacts.name,
      });
      for (const { id, tenderNumber, title, description, category, publishedAt, changedAt } of tenders)
        feed.addItem({
          id: `urn:uuid:${id}`,
          title: asText(`${title} (${tenderNumber})`),
          description: asText(description),
          link: pageOf(language, tenderNumber),
          published: publishedAt ?? changedAt,
          date: changedAt,
          category: [{ name: category, term: category }],
        });
      response.type("application/atom+xml").set("Cache-Control", "no-cache").send(feed.atom1());
    };

  const calendar =
    (language: Language): RequestHandler =>
    async (request, response) => {
      // Remove the filter `status`, so that the calendar lists only open tenders. The closing times of closed tenders
      // are in the past.
      const query = new URLSearchParams(queryOf(request));
      query.delete("status");
      const { tenders } = await findPublished(db, query.toString(), { limit: MOST_EVENTS });
      const events = tenders.map((tender) => ({ ...tender, country: tender.country as Country }));
      const text = closingCalendar(events, TITLES[language], ({ tenderNumber }) => pageOf(language, tenderNumber));
      response.type("text/calendar; charset=utf-8").set("Cache-Control", "no-cache").send(text);
    };

  for (const language of LANGUAGES) {
    router.get(localPath(language, tenderFeedPaths.atom), countCost, atom(language));
    router.get(localPath(language, tenderFeedPaths.calendar), countCost, calendar(language));
  }
  return router;
}

const queryOf = ({ originalUrl }: Request) => searchQuery(pathAndQuery(originalUrl).query);
