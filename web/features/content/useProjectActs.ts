import { type ContentProjectFragment, useDeleteProjectMutation, useUpdateProjectMutation } from "#web/graphql/generatedContent.ts";

/** Mutations from the list: publish, unpublish, delete. Publishing is refused if somebody else changed the project since it was read. */
export function useProjectActs() {
  const [update] = useUpdateProjectMutation();
  const [remove] = useDeleteProjectMutation();

  return {
    publish: ({ id, version }: ContentProjectFragment, published: boolean) => update({ variables: { id, patch: { published, version } } }),
    remove: (project: ContentProjectFragment) =>
      remove({
        variables: { id: project.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "Project", id: project.id }) }),
      }),
  };
}
