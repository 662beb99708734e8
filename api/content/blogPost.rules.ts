import { object, type InferType } from "yup";

import { flag, optionalLongText, requiredLongText, requiredText } from "#api/core/rules/fields.rules.ts";

const MAX_BODY = 100_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Spec §3, blog post: the rules of its fields. The body is Markdown. */
export const blogPostSchema = object({
  title: requiredText("Title is required", 200),
  slug: requiredText("Slug is required", 120).matches(SLUG, "Use lower-case letters, digits and single hyphens"),
  category: requiredText("Category is required", 100),
  excerpt: requiredLongText("Excerpt is required", 500),
  body: requiredLongText("Body is required", MAX_BODY),
  published: flag().default(false),
});
export type BlogPostFields = InferType<typeof blogPostSchema>;

/** The rules of the text for a preview. Unlike the body of a blog post, it may be empty. */
export const articlePreviewSchema = object({ markdown: optionalLongText(MAX_BODY) });
