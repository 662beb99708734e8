import { projectSchema as storedProjectSchema, type ProjectFields } from "#api/content/project.rules.ts";

import { type EditedProjectFragment } from "#web/graphql/generatedContent.ts";
import { emptyOf, labelsOf, typedOf, type FieldPropsOf } from "#web/ui/forms/fieldProps.ts";

/** The form fields of a project (spec §3). Publishing is a separate action, not a field. */
export const PROJECT_FIELDS: FieldPropsOf<Omit<ProjectFields, "published">> = {
  title: { label: "Title", autoComplete: "off", required: true, wide: true },
  industry: { label: "Industry", autoComplete: "off" },
  location: { label: "Location", autoComplete: "off" },
  timeline: { label: "Timeline", autoComplete: "off", helperText: "As it is to be read: 14 months" },
  description: {
    label: "Description",
    multiline: true,
    rows: 8,
    autoComplete: "off",
    helperText: "Plain text; line breaks are kept.",
    required: true,
    wide: true,
  },
  results: {
    label: "Results",
    multiline: true,
    rows: 4,
    autoComplete: "off",
    helperText: "What was measured at the end.",
    wide: true,
  },
  imageUrl: {
    label: "Image URL",
    type: "url",
    inputMode: "url",
    autoComplete: "off",
    helperText: "https only. Without a picture a drawing stands in its place.",
    wide: true,
  },
};
export const PROJECT_LABELS = labelsOf(PROJECT_FIELDS);

export const projectSchema = storedProjectSchema.omit(["published"]);

/**
 * The values of the editor's form. They include the version of the edited project. So the browser stores the version
 * with the typed text, and a save after a reload still detects a conflict. The version is 0 for a new project.
 */
export const projectValues = (project: EditedProjectFragment | null) => ({
  ...(project ? typedOf(PROJECT_FIELDS, project) : emptyOf(PROJECT_FIELDS)),
  version: project?.version ?? 0,
});
export type ProjectValues = ReturnType<typeof projectValues>;
