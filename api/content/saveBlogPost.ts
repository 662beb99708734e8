import type { EntityManager } from "typeorm";

import { BlogPost } from "#api/content/BlogPost.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";

/** Saves a post. Refuses CONFLICT, for the field `slug`, if another post has the same slug. */
export const saveBlogPost = (tx: EntityManager, post: Partial<BlogPost>) => tx.save(BlogPost, post).catch(slugTaken);

function slugTaken(error: unknown): never {
  if (!isUniqueViolation(error, "blog_posts_slug_key")) throw error;
  const message = "This slug is already taken";
  throw refusal("CONFLICT", message, { slug: message });
}
