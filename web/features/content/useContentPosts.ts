import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useNewestOfBoth } from "#web/features/content/useNewestOfBoth.ts";
import { useContentPostsQuery } from "#web/graphql/generatedContent.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

function usePosts(state: "published" | "unpublished") {
  const reading = useContentPostsQuery({
    variables: { state, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return useEveryPage(reading, "blogPosts");
}

/** All posts, published or not. */
export function useContentPosts() {
  return useNewestOfBoth(usePosts("published"), usePosts("unpublished"));
}
