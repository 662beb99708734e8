import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/database/ids.ts";
import { notFound, refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { valid, validPatch } from "#api/core/rules/valid.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import type { BlogPostInput, BlogPostPatch } from "#api/content/ContentInput.ts";

/** A post that is not published does not exist but for administrators: NOT_FOUND. */
export async function findBlogPost({ db, user }: Pick<Context, "db" | "user">, slug: string): Promise<BlogPost> {
  const visible = user?.isAdmin ? {} : { published: true };
  const post = slug.includes("\0") ? null : await db.manager.findOneBy(BlogPost, { slug, ...visible });
  if (!post) throw notFound("Article");
  return post;
}

/** For its editor, whether it is published or not. */
export async function findBlogPostById({ db }: Pick<Context, "db">, id: string): Promise<BlogPost> {
  const post = isId(id) ? await db.manager.findOneBy(BlogPost, { id }) : null;
  if (!post) throw notFound("Article");
  return post;
}

export async function createBlogPost({ db, user }: SignedIn, input: BlogPostInput): Promise<BlogPost> {
  const fields = valid(blogPostSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await tx.save(BlogPost, { ...fields, authorId: user.id }).catch(slugTaken);
    return tx.findOneByOrFail(BlogPost, { id });
  });
}

export async function updateBlogPost({ db }: Pick<Context, "db">, id: string, patch: BlogPostPatch): Promise<BlogPost> {
  const changes = validPatch(blogPostSchema, patch);
  return db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(BlogPost, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Article");
    refuseStaleEdit("article", stored.version, patch.version);
    return tx.save(BlogPost, Object.assign(stored, changes)).catch(slugTaken);
  });
}

export async function deleteBlogPost({ db }: Pick<Context, "db">, id: string) {
  const deleted = isId(id) ? await db.manager.delete(BlogPost, { id }) : null;
  if (!deleted?.affected) throw notFound("Article");
  return true;
}

function slugTaken(error: unknown): never {
  if (!isUniqueViolation(error, "blog_posts_slug_key")) throw error;
  const message = "This slug is already taken";
  throw refusal("CONFLICT", message, { slug: message });
}
