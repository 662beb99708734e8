import { type ContentPostFragment, useDeletePostMutation, useUpdatePostMutation } from "#web/graphql/generatedContent.ts";

/** Mutations from the list: publish, unpublish, delete. Publishing is refused if somebody else changed the post since it was read. */
export function usePostActs() {
  const [update] = useUpdatePostMutation();
  const [remove] = useDeletePostMutation();

  return {
    publish: ({ id, version }: ContentPostFragment, published: boolean) => update({ variables: { id, patch: { published, version } } }),
    remove: (post: ContentPostFragment) =>
      remove({
        variables: { id: post.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "BlogPost", id: post.id }) }),
      }),
  };
}
