import { blogPostSchema } from "#api/content/blogPost.rules.ts";

import { type EditedPostFragment } from "#web/graphql/generated.ts";

export const POST_LABELS = { title: "Title", slug: "Slug", category: "Category", excerpt: "Excerpt", body: "Body" } as const;

/** Publishing is an act of its own, not a field. */
export const postSchema = blogPostSchema.omit(["published"]);

/** The version that was read stands among what is kept of the form; 0 for a post that is not stored yet. */
export const postValues = (post: EditedPostFragment | null) => ({
  title: post?.title ?? "",
  slug: post?.slug ?? "",
  category: post?.category ?? "",
  excerpt: post?.excerpt ?? "",
  body: post?.body ?? "",
  version: post?.version ?? 0,
});
export type PostValues = ReturnType<typeof postValues>;
