import type { DataSource, EntityTarget, ObjectLiteral } from "typeorm";

import { articleHtml, readingMinutes } from "#api/content/article.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { nextPostsOf } from "#api/content/nextPostsOf.ts";
import { ITEMS_A_PAGE } from "#api/content/shownPage.rules.ts";
import { Project } from "#api/content/Project.ts";

/**
 * Reads one page of the published articles or projects, newest first.
 * @param page The number of the page, from 1
 */
async function shown<T extends ObjectLiteral>(db: DataSource, content: EntityTarget<T>, page: number) {
  const items = await db
    .getRepository(content)
    .createQueryBuilder("content")
    .where({ published: true })
    .orderBy("content.createdAt", "DESC")
    .addOrderBy("content.id", "DESC")
    .offset((page - 1) * ITEMS_A_PAGE)
    .limit(ITEMS_A_PAGE + 1)
    .getMany();
  return { items: items.slice(0, ITEMS_A_PAGE), page, more: items.length > ITEMS_A_PAGE };
}

const shownPost = ({ id, slug, title, excerpt, category, createdAt, authorId }: BlogPost) => ({
  id,
  slug,
  title,
  excerpt,
  category,
  byTeam: authorId !== null,
  createdAt: createdAt.toISOString(),
});

export async function shownPosts(db: DataSource, page: number) {
  const { items, ...rest } = await shown(db, BlogPost, page);
  return { ...rest, items: items.map(shownPost) };
}

/** Reads the newest published articles, each with the time of its last change, for the feed. */
export async function newestPosts(db: DataSource) {
  const { items } = await shown(db, BlogPost, 1);
  return items.map((post) => ({ ...shownPost(post), updatedAt: post.updatedAt.toISOString() }));
}

export async function shownProjects(db: DataSource, page: number) {
  const { items, ...rest } = await shown(db, Project, page);
  return {
    ...rest,
    items: items.map(({ id, title, description, imageUrl, industry, location, timeline, results }) => ({
      id,
      title,
      description,
      imageUrl,
      industry,
      location,
      timeline,
      results,
    })),
  };
}

/** Reads the published article with this slug; null if there is none. */
export async function shownArticle(db: DataSource, slug: string) {
  const post = slug.includes("\0") ? null : await db.manager.findOneBy(BlogPost, { slug, published: true });
  if (!post) return null;
  const [next] = await nextPostsOf(db, [post.id]);
  return {
    ...shownPost(post),
    published: post.published,
    readingMinutes: readingMinutes(post.body),
    bodyHtml: await articleHtml(post.body),
    next: next ? { slug: next.slug, title: next.title, excerpt: next.excerpt } : null,
  };
}
