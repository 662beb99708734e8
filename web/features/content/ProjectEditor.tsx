import { Box } from "@mui/material";

import { DeletedNotice } from "#web/features/content/DeletedNotice.tsx";
import { PROJECT_LABELS, projectSchema, projectValues } from "#web/features/content/projectValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/SaveButtons.tsx";
import { useContentForm } from "#web/features/content/useContentForm.ts";
import { useSaveProject } from "#web/features/content/useSaveProject.ts";
import { type EditedProjectFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** null: a new one. */
  project: EditedProjectFragment | null;
  readAgain: () => Promise<EditedProjectFragment | null>;
  onCreated: (id: string) => void;
}

const THREE = { display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }, alignItems: "start" };

export function ProjectEditor({ project, readAgain, onCreated }: Props) {
  const save = useSaveProject();
  const form = useContentForm({ noun: "project", schema: projectSchema, read: project, valuesOf: projectValues, save, readAgain, onCreated });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={projectValues(project)}
      schema={projectSchema}
      onSubmit={form.handleSubmit}
      keptAs={`project ${form.stored?.id ?? "new"}`}
    >
      {form.isGone && <DeletedNotice noun="project" />}
      {form.meanwhile && (
        <SavedMeanwhile what="project" action={saveLabel(published)} meanwhile={form.meanwhile} labels={PROJECT_LABELS} />
      )}
      <Box sx={{ display: "grid", gap: 3 }}>
        <FormField name="title" label={PROJECT_LABELS.title} autoComplete="off" required />
        <Box sx={THREE}>
          <FormField name="industry" label={PROJECT_LABELS.industry} autoComplete="off" />
          <FormField name="location" label={PROJECT_LABELS.location} autoComplete="off" />
          <FormField name="timeline" label={PROJECT_LABELS.timeline} autoComplete="off" helperText="As it is to be read: 14 months" />
        </Box>
        <FormField name="description" label={PROJECT_LABELS.description} multiline rows={8} autoComplete="off" helperText="Plain text; line breaks are kept." required />
        <FormField name="results" label={PROJECT_LABELS.results} multiline rows={4} autoComplete="off" helperText="What was measured at the end." />
        <FormField name="imageUrl" label={PROJECT_LABELS.imageUrl} type="url" inputMode="url" autoComplete="off" helperText="https only. Without a picture a drawing stands in its place." />
      </Box>
      <SaveButtons published={published} want={form.want} shownAt={paths.projects} />
    </ValidatedForm>
  );
}
