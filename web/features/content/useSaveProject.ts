import { type ProjectValues, projectSchema } from "#web/features/content/projectValues.ts";
import { answered } from "#web/graphql/answered.ts";
import { type EditedProjectFragment, useCreateProjectMutation, useUpdateProjectMutation } from "#web/graphql/generatedContent.ts";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

/** Updates the project with the version that was read, or creates it. */
export function useSaveProject() {
  const createOnce = useCreateOnce(keptAs("project"));
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();

  return async (stored: EditedProjectFragment | null, { version, ...typed }: ProjectValues, published: boolean | undefined) => {
    const fields = projectSchema.cast(typed);
    return stored
      ? answered(await update({ variables: { id: stored.id, patch: { ...fields, published, version } } })).updateProject
      : createOnce({ ...fields, published: published ?? false }, async (input) => answered(await create({ variables: { input } })).createProject);
  };
}
