import { BlogPost } from "#api/content/BlogPost.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for a post that is not published, unless an administrator asks. */
export async function findBlogPost({ db, user }: Pick<Context, "db" | "user">, slug: string): Promise<BlogPost> {
  const visible = user?.isAdmin ? {} : { published: true };
  const post = slug.includes("\0") ? null : await db.manager.findOneBy(BlogPost, { slug, ...visible });
  if (!post) throw notFound("Article");
  return post;
}
