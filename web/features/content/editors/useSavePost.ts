import { type PostValues, postSchema } from "#web/features/content/editors/postValues.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  type EditedPostFragment,
  useCreatePostMutation,
  useUpdatePostMutation,
} from "#web/graphql/generatedContent.ts";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

export function useSavePost() {
  const createOnce = useCreateOnce(formStoreName("post"));
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();

  return async (
    stored: EditedPostFragment | null,
    { version, ...typed }: PostValues,
    published: boolean | undefined,
  ) => {
    const fields = postSchema.cast(typed);
    return stored
      ? dataOf(await update({ variables: { id: stored.id, patch: { ...fields, published, version } } })).updateBlogPost
      : createOnce(
          { ...fields, published: published ?? false },
          async (input) => dataOf(await create({ variables: { input } })).createBlogPost,
        );
  };
}
