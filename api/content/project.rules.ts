import { object, type InferType } from "yup";

import {
  flag,
  optionalLongText,
  optionalText,
  optionalWebAddress,
  requiredLongText,
  requiredText,
} from "#api/core/rules/fields.rules.ts";

/** Spec §3, project: the rules of its fields. */
export const projectSchema = object({
  title: requiredText("Title is required", 200),
  description: requiredLongText("Description is required", 10_000),
  imageUrl: optionalWebAddress(),
  industry: optionalText(100),
  location: optionalText(200),
  timeline: optionalText(200),
  results: optionalLongText(5000),
  published: flag().default(false),
});
export type ProjectFields = InferType<typeof projectSchema>;
