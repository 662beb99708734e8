import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import type { RequestHandler } from "express";
import { Feed } from "feed";
import type { DataSource } from "typeorm";

import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { newestPosts } from "#api/site/shownContent.ts";

/** Answers with the newest articles of the blog as an Atom feed. */
export const feed =
  ({ publicUrl }: BuiltSite, db: DataSource): RequestHandler =>
  async (_request, response) => {
    const items = await newestPosts(db);
    const atom = new Feed({
      id: publicUrl + sitePaths.blog,
      title: `${siteFacts.name}: Industry Insights`,
      link: publicUrl + sitePaths.blog,
      feedLinks: { atom: publicUrl + sitePaths.feed },
      language: "en",
      updated: new Date(Math.max(0, ...items.map(({ updatedAt }) => Date.parse(updatedAt)))),
      author: { name: siteFacts.name },
      copyright: siteFacts.name,
      generator: siteFacts.name,
    });
    for (const { id, slug, title, excerpt, category, createdAt, updatedAt, byTeam } of items)
      atom.addItem({
        id: `urn:uuid:${id}`,
        title: asText(title),
        description: asText(excerpt),
        link: publicUrl + sitePaths.blogPost(slug),
        published: new Date(createdAt),
        date: new Date(updatedAt),
        category: [{ name: asText(category), term: asText(category) }],
        author: byTeam ? [{ name: `${siteFacts.name} Team` }] : [],
      });
    response.type("application/atom+xml").set("Cache-Control", "no-cache").send(atom.atom1());
  };

/**
 * Escapes a text for HTML, because the library `feed` declares titles as HTML and does not escape attributes. Removes
 * control characters that XML forbids.
 */
export const asText = (typed: string) =>
  escaped(typed.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));
