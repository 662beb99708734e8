import { BlogPost } from "#api/content/BlogPost.ts";
import { readsUnpublished } from "#api/content/readsUnpublished.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for a post that is not published, unless an administrator asks. */
export async function findBlogPost(context: Pick<Context, "db" | "user" | "token">, slug: string): Promise<BlogPost> {
  const visible = readsUnpublished(context) ? {} : { published: true };
  const post = slug.includes("\0") ? null : await context.db.manager.findOneBy(BlogPost, { slug, ...visible });
  if (!post) throw notFound("Article");
  return post;
}
