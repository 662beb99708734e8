import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";
import { BlogPost } from "#api/content/BlogPost.ts";

/**
 * Finds the next older published post for each of these posts; undefined for the oldest post. Executes two SQL
 * statements for all posts together.
 */
export async function nextPostsOf(db: DataSource, ids: readonly string[]) {
  const pairs = await db.query<{ id: string; next: string }[]>(
    `SELECT post.id, older.id AS next
       FROM blog_posts post
      CROSS JOIN LATERAL (
        SELECT id FROM blog_posts
         WHERE published AND (created_at, id) < (post.created_at, post.id)
         ORDER BY created_at DESC, id DESC LIMIT 1) older
      WHERE post.id = ANY ($1)`,
    [ids],
  );
  const posts = pairs.length > 0 ? await db.manager.findBy(BlogPost, { id: In(pairs.map(({ next }) => next)) }) : [];
  const nextOf = new Map(pairs.map(({ id, next }) => [id, next]));
  return inOrder(
    ids.map((id) => nextOf.get(id) ?? ""),
    posts,
    ({ id }) => id,
  );
}
