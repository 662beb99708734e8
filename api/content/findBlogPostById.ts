import { BlogPost } from "#api/content/BlogPost.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** For its editor, published or not; refuses NOT_FOUND. */
export async function findBlogPostById({ db }: Pick<Context, "db">, id: string): Promise<BlogPost> {
  const post = isId(id) ? await db.manager.findOneBy(BlogPost, { id }) : null;
  if (!post) throw notFound("Article");
  return post;
}
