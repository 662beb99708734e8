import { type ContentProjectFragment, useDeleteProjectMutation, useUpdateProjectMutation } from "#web/graphql/generated.ts";

/** What is done to a whole project, without opening it; publishing is refused where somebody changed it since it was read. */
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
