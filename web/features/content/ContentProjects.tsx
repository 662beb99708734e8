import { ContentList } from "#web/features/content/ContentList.tsx";
import { contentLists } from "#web/features/content/contentLists.ts";
import { useContentProjects } from "#web/features/content/useContentProjects.ts";
import { useProjectActs } from "#web/features/content/useProjectActs.ts";

export function ContentProjects() {
  return <ContentList list={contentLists[1]} read={useContentProjects()} acts={useProjectActs()} aboutOf={(project) => project.industry} />;
}
