import { type ProjectValues, projectSchema } from "#web/features/content/editors/projectValues.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  type EditedProjectFragment,
  useCreateProjectMutation,
  useUpdateProjectMutation,
} from "#web/graphql/generatedContent.ts";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

export function useSaveProject() {
  const createOnce = useCreateOnce(formStoreName("project"));
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();

  return async (
    stored: EditedProjectFragment | null,
    { version, ...typed }: ProjectValues,
    published: boolean | undefined,
  ) => {
    const fields = projectSchema.cast(typed);
    return stored
      ? dataOf(await update({ variables: { id: stored.id, patch: { ...fields, published, version } } })).updateProject
      : createOnce(
          { ...fields, published: published ?? false },
          async (input) => dataOf(await create({ variables: { input } })).createProject,
        );
  };
}
