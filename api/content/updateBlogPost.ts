import { recordChange } from "#api/audit/recordEvent.ts";
import { requireRenderable } from "#api/content/article.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import type { BlogPostPatch } from "#api/content/ContentInput.ts";
import { saveBlogPost } from "#api/content/saveBlogPost.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { refuseStaleEdit, notFound } from "#api/core/rules/refusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { validPatch } from "#api/core/rules/valid.ts";

/**
 * Updates a post. Refuses NOT_FOUND if there is none, BAD_USER_INPUT if the body cannot be rendered in time, and
 * CONFLICT for a stale version and for a slug that another post has.
 */
export async function updateBlogPost(context: Context, id: string, patch: BlogPostPatch): Promise<BlogPost> {
  const changes = validPatch(blogPostSchema, patch);
  if (changes.body !== undefined) await requireRenderable(changes.body);
  return context.db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(BlogPost, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Article");
    refuseStaleEdit("article", stored.version, patch.version);
    const before = Object.assign({}, stored);
    return recordChange(
      tx,
      context,
      { act: "updateBlogPost", subject: "blogPost" },
      before,
      await saveBlogPost(tx, Object.assign(stored, changes)),
    );
  });
}
