import { type ShownPage } from "#api/content/shownPage.rules.ts";
import { type ShownProject } from "#web/features/content/published/shownContent.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { ProjectList } from "#web/pages/public/ProjectList.tsx";
import { paths } from "#web/paths.ts";
import { Island } from "#web/ui/island/Island.tsx";

interface Props {
  /**
   * The projects with which the server renders the page. Null if the server could not read them; the browser then
   * fetches them.
   */
  shown: ShownPage<ShownProject> | null;
}

/** The list of projects (spec §2, /projects). */
export function ProjectsPage({ shown }: Props) {
  const { content: words } = useSite().copy;
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <header>
          <a className="back-link" href={paths.dashboard}>
            {words.back}
          </a>
          <h1>{words.projects.title}</h1>
          <p className="lead">{words.projects.text}</p>
        </header>
        {shown ? (
          <ProjectList shown={shown} />
        ) : (
          <Island name="ProjectList" of={ProjectList} given={{ shown }} wakes="now" />
        )}
      </div>
    </SiteFrame>
  );
}
