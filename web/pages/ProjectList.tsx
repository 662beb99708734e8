import { ITEMS_A_PAGE, isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { Nothing, Placeholders, Unread } from "#web/features/content/list.states.tsx";
import { PageLinks } from "#web/features/content/PageLinks.tsx";
import { ProjectSheet } from "#web/features/content/ProjectSheet.tsx";
import { readProjects } from "#web/features/content/readShown.ts";
import { type ShownProject } from "#web/features/content/shownContent.ts";
import { useShown } from "#web/features/content/useShown.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  /** Server-rendered data; null where reading failed. */
  shown: ShownPage<ShownProject> | null;
}

export function ProjectList({ shown: drawn }: Props) {
  const { copy: { content: words, toasts }, href } = useSite();
  const { shown, failed, retry } = useShown(drawn, readProjects);
  return (
    <>
      {!shown && failed && <Unread text={words.projects.unread} toast={words.projects.failed} words={words} toasts={toasts} onRetry={retry} />}
      {!shown && !failed && <Placeholders label={words.loading} count={3} kind="project" />}
      {shown && isBeyondList(shown) && (
        <Nothing {...words.beyond}>
          <a className="button" href={href(paths.projects)}>{words.firstPage}</a>
        </Nothing>
      )}
      {shown?.items.length === 0 && !isBeyondList(shown) && (
        <Nothing {...words.projects.empty}>
          <a className="button" href={paths.dashboard}>{words.returnToDashboard}</a>
        </Nothing>
      )}
      {shown && shown.items.length > 0 && (
        <div className="project-list">
          {shown.items.map((project, index) => (
            <ProjectSheet key={project.id} project={project} number={(shown.page - 1) * ITEMS_A_PAGE + index + 1} words={words.projects} />
          ))}
        </div>
      )}
      {shown && !isBeyondList(shown) && <PageLinks address={href(paths.projects)} page={shown.page} more={shown.more} words={words} />}
    </>
  );
}
