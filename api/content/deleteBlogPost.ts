import { BlogPost } from "#api/content/BlogPost.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** A hard delete. Refuses NOT_FOUND. */
export async function deleteBlogPost({ db }: Pick<Context, "db">, id: string) {
  const deleted = isId(id) ? await db.manager.delete(BlogPost, { id }) : null;
  if (!deleted?.affected) throw notFound("Article");
  return true;
}
