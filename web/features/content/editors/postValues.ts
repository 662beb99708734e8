import { blogPostSchema, type BlogPostFields } from "#api/content/blogPost.rules.ts";

import { MarkdownField } from "#web/features/content/editors/MarkdownField.tsx";
import { type EditedPostFragment } from "#web/graphql/generatedContent.ts";
import { emptyOf, labelsOf, typedOf, type FieldPropsOf } from "#web/ui/forms/fieldProps.ts";

/** The form fields of a blog post (spec §3). Publishing is a separate action, not a field. */
export const POST_FIELDS: FieldPropsOf<Omit<BlogPostFields, "published">> = {
  title: { label: "Title", autoComplete: "off", required: true, wide: true },
  slug: { label: "Slug", autoComplete: "off", required: true },
  category: { label: "Category", autoComplete: "off", required: true },
  excerpt: {
    label: "Excerpt",
    multiline: true,
    rows: 3,
    autoComplete: "off",
    helperText: "Two sentences for the list of articles.",
    required: true,
    wide: true,
  },
  body: { label: "Body", control: MarkdownField, wide: true },
};
export const POST_LABELS = labelsOf(POST_FIELDS);

export const postSchema = blogPostSchema.omit(["published"]);

/**
 * The values of the editor's form. They include the version of the edited post. So the browser stores the version with
 * the typed text, and a save after a reload still detects a conflict. The version is 0 for a new post.
 */
export const postValues = (post: EditedPostFragment | null) => ({
  ...(post ? typedOf(POST_FIELDS, post) : emptyOf(POST_FIELDS)),
  version: post?.version ?? 0,
});
export type PostValues = ReturnType<typeof postValues>;
