import { DeletedNotice } from "#web/features/content/DeletedNotice.tsx";
import { PROJECT_FIELDS, PROJECT_LABELS, projectSchema, projectValues } from "#web/features/content/projectValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/SaveButtons.tsx";
import { useContentForm } from "#web/features/content/useContentForm.ts";
import { useSaveProject } from "#web/features/content/useSaveProject.ts";
import { type EditedProjectFragment } from "#web/graphql/generatedContent.ts";
import { paths } from "#web/paths.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** null creates a project. */
  project: EditedProjectFragment | null;
  readAgain: () => Promise<EditedProjectFragment | null>;
  onCreated: (id: string) => void;
}

const THREE_COLUMNS = { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" };

export function ProjectEditor({ project, readAgain, onCreated }: Props) {
  const save = useSaveProject();
  const form = useContentForm({ noun: "project", schema: projectSchema, read: project, valuesOf: projectValues, save, readAgain, onCreated });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={projectValues(project)}
      schema={projectSchema}
      onSubmit={form.onSubmit}
      onFailed={form.onFailed}
      keptAs={keptAs("project", form.stored?.id)}
    >
      {form.isGone && <DeletedNotice noun="project" />}
      {form.meanwhile && (
        <SavedMeanwhile what="project" action={saveLabel(published)} meanwhile={form.meanwhile} labels={PROJECT_LABELS} />
      )}
      <FormFields looks={PROJECT_FIELDS} columns={THREE_COLUMNS} />
      <SaveButtons published={published} want={form.want} shownAt={paths.projects} />
    </ValidatedForm>
  );
}
