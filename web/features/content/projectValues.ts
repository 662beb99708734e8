import { projectSchema as storedProjectSchema } from "#api/content/project.rules.ts";

import { type EditedProjectFragment } from "#web/graphql/generated.ts";

export const PROJECT_LABELS = {
  title: "Title",
  industry: "Industry",
  location: "Location",
  timeline: "Timeline",
  description: "Description",
  results: "Results",
  imageUrl: "Image URL",
} as const;

/** Publishing is an act of its own, not a field. */
export const projectSchema = storedProjectSchema.omit(["published"]);

/** The version that was read stands among what is kept of the form; 0 for a project that is not stored yet. */
export const projectValues = (project: EditedProjectFragment | null) => ({
  title: project?.title ?? "",
  industry: project?.industry ?? "",
  location: project?.location ?? "",
  timeline: project?.timeline ?? "",
  description: project?.description ?? "",
  results: project?.results ?? "",
  imageUrl: project?.imageUrl ?? "",
  version: project?.version ?? 0,
});
export type ProjectValues = ReturnType<typeof projectValues>;
