import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useNewestOfBoth } from "#web/features/content/useNewestOfBoth.ts";
import { useContentProjectsQuery } from "#web/graphql/generatedContent.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

function useProjects(state: "published" | "unpublished") {
  const reading = useContentProjectsQuery({
    variables: { state, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return useEveryPage(reading, "projects");
}

/** All projects, published or not. */
export function useContentProjects() {
  return useNewestOfBoth(useProjects("published"), useProjects("unpublished"));
}
