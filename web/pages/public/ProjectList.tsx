import { ITEMS_A_PAGE, isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { EmptyList, ListPlaceholders, FailedList } from "#web/features/content/published/list.states.tsx";
import { PageLinks } from "#web/features/content/published/PageLinks.tsx";
import { ProjectSheet } from "#web/features/content/published/ProjectSheet.tsx";
import { readProjects } from "#web/features/content/published/content.requests.ts";
import { type ShownProject } from "#web/features/content/published/shownContent.ts";
import { useShownContent } from "#web/features/content/published/useShownContent.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  /** The projects with which the server rendered the page; null if the server could not read them. */
  shown: ShownPage<ShownProject> | null;
}

export function ProjectList({ shown: drawn }: Props) {
  const {
    copy: { content: words, toasts },
    href,
  } = useSite();
  const { shown, failed, retry } = useShownContent(drawn, readProjects);
  return (
    <>
      {!shown && failed && (
        <FailedList
          text={words.projects.unread}
          toast={words.projects.failed}
          words={words}
          toasts={toasts}
          onRetry={retry}
        />
      )}
      {!shown && !failed && <ListPlaceholders label={words.loading} count={3} kind="project" />}
      {shown && isBeyondList(shown) && (
        <EmptyList {...words.beyond}>
          <a className="button" href={href(paths.projects)}>
            {words.firstPage}
          </a>
        </EmptyList>
      )}
      {shown?.items.length === 0 && !isBeyondList(shown) && (
        <EmptyList {...words.projects.empty}>
          <a className="button" href={paths.dashboard}>
            {words.returnToDashboard}
          </a>
        </EmptyList>
      )}
      {shown && shown.items.length > 0 && (
        <div className="project-list">
          {shown.items.map((project, index) => (
            <ProjectSheet
              key={project.id}
              project={project}
              number={(shown.page - 1) * ITEMS_A_PAGE + index + 1}
              words={words.projects}
            />
          ))}
        </div>
      )}
      {shown && !isBeyondList(shown) && (
        <PageLinks address={href(paths.projects)} page={shown.page} more={shown.more} words={words} />
      )}
    </>
  );
}
