import { DeletedAlert } from "#web/features/content/editors/DeletedAlert.tsx";
import {
  PROJECT_FIELDS,
  PROJECT_LABELS,
  projectSchema,
  projectValues,
} from "#web/features/content/editors/projectValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/editors/SaveButtons.tsx";
import { useContentForm } from "#web/features/content/editors/useContentForm.ts";
import { useSaveProject } from "#web/features/content/editors/useSaveProject.ts";
import { type EditedProjectFragment, useProjectToEditQuery } from "#web/graphql/generatedContent.ts";
import { paths } from "#web/paths.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { refusalOf } from "#web/graphql/refusal.ts";

interface Props {
  /** The project to edit; null creates a new one. */
  project: EditedProjectFragment | null;
  readAgain: () => Promise<EditedProjectFragment | null>;
  onCreated: (id: string) => void;
}

const THREE_COLUMNS = { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" };

export function ProjectEditor({ project, readAgain, onCreated }: Props) {
  const save = useSaveProject();
  const form = useContentForm({
    noun: "project",
    schema: projectSchema,
    read: project,
    valuesOf: projectValues,
    save,
    readAgain,
    onCreated,
  });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={projectValues(project)}
      schema={projectSchema}
      onSubmit={form.onSubmit}
      onFailed={form.onFailed}
      storeAs={formStoreName("project", form.stored?.id)}
    >
      {form.isGone && <DeletedAlert noun="project" />}
      {form.meanwhile && (
        <SavedMeanwhile
          what="project"
          action={saveLabel(published)}
          meanwhile={form.meanwhile}
          labels={PROJECT_LABELS}
        />
      )}
      <FormFields fieldProps={PROJECT_FIELDS} columns={THREE_COLUMNS} />
      <SaveButtons published={published} want={form.want} shownAt={paths.projects} />
    </ValidatedForm>
  );
}

/** Reads the project to edit from the network, not from the cache. For a new project, it reads nothing. */
export function useProjectToEdit(id: string, isNew: boolean) {
  const { data, error, refetch } = useProjectToEditQuery({
    variables: { id },
    fetchPolicy: isNew ? "cache-only" : "network-only",
    nextFetchPolicy: isNew ? "cache-only" : "cache-first",
  });
  const absent = refusalOf(error)?.code === "NOT_FOUND";
  const readAgain = async () => (await refetch({ id })).data?.project ?? null;
  return { project: data?.project, absent, failed: Boolean(error) && !absent, readAgain };
}
