import { ContentList } from "#web/features/content/management/ContentList.tsx";
import { contentLists } from "#web/features/content/management/contentLists.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useNewestOfBoth } from "#web/features/content/management/useNewestOfBoth.ts";
import {
  useContentProjectsQuery,
  type ContentProjectFragment,
  useDeleteProjectMutation,
  useUpdateProjectMutation,
} from "#web/graphql/generatedContent.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

export function ContentProjects() {
  return (
    <ContentList
      list={contentLists[1]}
      read={useContentProjects()}
      acts={useProjectActs()}
      aboutOf={(project) => project.industry}
    />
  );
}

function useProjects(state: "published" | "unpublished") {
  const reading = useContentProjectsQuery({
    variables: { state, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return useEveryPage(reading, "projects");
}

/** Reads all projects, published or not. */
function useContentProjects() {
  return useNewestOfBoth(useProjects("published"), useProjects("unpublished"));
}

/**
 * The mutations of the list's buttons: publish, unpublish and delete. The server refuses to publish or unpublish if
 * another user has changed the project since it was read.
 */
function useProjectActs() {
  const [update] = useUpdateProjectMutation();
  const [remove] = useDeleteProjectMutation();

  return {
    publish: ({ id, version }: ContentProjectFragment, published: boolean) =>
      update({ variables: { id, patch: { published, version } } }),
    remove: (project: ContentProjectFragment) =>
      remove({
        variables: { id: project.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "Project", id: project.id }) }),
      }),
  };
}
