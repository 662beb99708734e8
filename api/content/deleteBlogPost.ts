import { recordEvent } from "#api/audit/recordEvent.ts";
import { creationOf } from "#api/audit/recordedValue.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Permanently deletes a blog post and returns the deleted post. Refuses NOT_FOUND if there is none. */
export async function deleteBlogPost(context: Context, id: string) {
  return context.db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(BlogPost, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Article");
    await tx.delete(BlogPost, { id });
    await recordEvent(tx, context, {
      act: "deleteBlogPost",
      subject: "blogPost",
      subjectId: id,
      before: creationOf("blogPost", stored).after,
    });
    return stored;
  });
}
