import { ContentList } from "#web/features/content/ContentList.tsx";
import { contentLists } from "#web/features/content/contentLists.ts";
import { useContentPosts } from "#web/features/content/useContentPosts.ts";
import { usePostActs } from "#web/features/content/usePostActs.ts";

export function ContentPosts() {
  return <ContentList list={contentLists[0]} read={useContentPosts()} acts={usePostActs()} aboutOf={(post) => post.category} />;
}
