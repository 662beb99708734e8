import { type PostValues, postSchema } from "#web/features/content/postValues.ts";
import { answered } from "#web/graphql/answered.ts";
import { type EditedPostFragment, useCreatePostMutation, useUpdatePostMutation } from "#web/graphql/generatedContent.ts";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

/** Updates the post with the version that was read, or creates it. */
export function useSavePost() {
  const createOnce = useCreateOnce(keptAs("post"));
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();

  return async (stored: EditedPostFragment | null, { version, ...typed }: PostValues, published: boolean | undefined) => {
    const fields = postSchema.cast(typed);
    return stored
      ? answered(await update({ variables: { id: stored.id, patch: { ...fields, published, version } } })).updateBlogPost
      : createOnce({ ...fields, published: published ?? false }, async (input) => answered(await create({ variables: { input } })).createBlogPost);
  };
}
