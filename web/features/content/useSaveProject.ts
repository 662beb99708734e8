import { type ProjectValues, projectSchema } from "#web/features/content/projectValues.ts";
import { answered } from "#web/graphql/answered.ts";
import { type EditedProjectFragment, useCreateProjectMutation, useUpdateProjectMutation } from "#web/graphql/generated.ts";

/** Updates the version that was read, or creates the project where there is none. */
export function useSaveProject() {
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();

  return async (stored: EditedProjectFragment | null, { version, ...typed }: ProjectValues, published: boolean | undefined) => {
    const fields = projectSchema.cast(typed);
    return stored
      ? answered(await update({ variables: { id: stored.id, patch: { ...fields, published, version } } })).updateProject
      : answered(await create({ variables: { input: { ...fields, published: published ?? false } } })).createProject;
  };
}
