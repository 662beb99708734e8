import { ContentList } from "#web/features/content/management/ContentList.tsx";
import { contentLists } from "#web/features/content/management/contentLists.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useNewestOfBoth } from "#web/features/content/management/useNewestOfBoth.ts";
import {
  useContentPostsQuery,
  type ContentPostFragment,
  useDeletePostMutation,
  useUpdatePostMutation,
} from "#web/graphql/generatedContent.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

export function ContentPosts() {
  return (
    <ContentList
      list={contentLists[0]}
      read={useContentPosts()}
      acts={usePostActs()}
      aboutOf={(post) => post.category}
    />
  );
}

function usePosts(state: "published" | "unpublished") {
  const reading = useContentPostsQuery({
    variables: { state, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return useEveryPage(reading, "blogPosts");
}

/** Reads all posts, published or not. */
function useContentPosts() {
  return useNewestOfBoth(usePosts("published"), usePosts("unpublished"));
}

/**
 * The mutations of the list's buttons: publish, unpublish and delete. The server refuses to publish or unpublish if
 * another user has changed the post since it was read.
 */
function usePostActs() {
  const [update] = useUpdatePostMutation();
  const [remove] = useDeletePostMutation();

  return {
    publish: ({ id, version }: ContentPostFragment, published: boolean) =>
      update({ variables: { id, patch: { published, version } } }),
    remove: (post: ContentPostFragment) =>
      remove({
        variables: { id: post.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "BlogPost", id: post.id }) }),
      }),
  };
}
