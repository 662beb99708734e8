import { recordCreation } from "#api/audit/recordEvent.ts";
import { requireRenderable } from "#api/content/article.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import type { BlogPostInput } from "#api/content/ContentInput.ts";
import { saveBlogPost } from "#api/content/saveBlogPost.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";

/**
 * Creates a blog post whose author is the signed-in administrator. Refuses CONFLICT if the slug is taken, and
 * BAD_USER_INPUT if the body cannot be rendered in time. Also refuses all that createOnce refuses.
 */
export async function createBlogPost(context: SignedIn, input: BlogPostInput): Promise<BlogPost> {
  const { user } = context;
  const fields = valid(blogPostSchema, input);
  await requireRenderable(fields.body);
  return createOnce(context, {
    act: "createBlogPost",
    noun: "article",
    owner: user.id,
    input,
    terms: fields,
    create: async (tx) =>
      recordCreation(
        tx,
        context,
        { act: "createBlogPost", subject: "blogPost" },
        await saveBlogPost(tx, { ...fields, authorId: user.id }),
      ),
    read: (tx, id) => tx.findOneBy(BlogPost, { id }),
  });
}
