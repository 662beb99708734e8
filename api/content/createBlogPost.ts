import { BlogPost } from "#api/content/BlogPost.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import type { BlogPostInput } from "#api/content/ContentInput.ts";
import { saveBlogPost } from "#api/content/saveBlogPost.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";

/** Its author is the signed-in administrator. Refuses CONFLICT where the slug is taken. */
export async function createBlogPost({ db, user }: SignedIn, input: BlogPostInput): Promise<BlogPost> {
  const fields = valid(blogPostSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await saveBlogPost(tx, { ...fields, authorId: user.id });
    return tx.findOneByOrFail(BlogPost, { id });
  });
}
