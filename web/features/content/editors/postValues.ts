import { blogPostSchema, type BlogPostFields } from "#api/content/blogPost.rules.ts";

import { MarkdownField } from "#web/features/content/editors/MarkdownField.tsx";
import { type EditedPostFragment } from "#web/graphql/generatedContent.ts";
import { emptyOf, labelsOf, typedOf, type FieldPropsOf } from "#web/ui/forms/fieldProps.ts";

/** Spec §3, blog post. Publishing is a separate action, not a field. */
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
 * The form values. They include the version, so that it is stored together with them; 0 for a post that is not stored
 * yet.
 */
export const postValues = (post: EditedPostFragment | null) => ({
  ...(post ? typedOf(POST_FIELDS, post) : emptyOf(POST_FIELDS)),
  version: post?.version ?? 0,
});
export type PostValues = ReturnType<typeof postValues>;
