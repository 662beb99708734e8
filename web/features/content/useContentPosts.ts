import { useNewestOfBoth } from "#web/features/content/useNewestOfBoth.ts";
import { useContentPostsQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

const PAGE_SIZE = 100;

function usePosts(published: boolean) {
  const reading = useContentPostsQuery({
    variables: { published, first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return useEveryPage(reading, "blogPosts");
}

/** Published or not, all of them. */
export function useContentPosts() {
  return useNewestOfBoth(usePosts(true), usePosts(false));
}
