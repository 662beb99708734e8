import { ProjectPicture } from "#web/features/content/published/ProjectPicture.tsx";
import { type ShownProject } from "#web/features/content/published/shownContent.ts";

interface ProjectWords {
  industry: string;
  location: string;
  timeline: string;
  results: string;
  sheet: string;
}

interface Props {
  project: ShownProject;
  /** The number that the sheet shows, counted from 1. */
  number: number;
  words: ProjectWords;
}

/** A project, laid out like a sheet of drawings: a picture, text beside it, and a title block along the lower edge. */
export function ProjectSheet({ project, number, words }: Props) {
  const titleId = `project-${project.id}`;
  const block = (["industry", "location", "timeline"] as const).filter((name) => project[name]);

  return (
    <article aria-labelledby={titleId} className="project-sheet">
      <ProjectPicture url={project.imageUrl} title={project.title} industry={project.industry} />
      <div className="project-words">
        <h2 id={titleId} lang="en">
          {project.title}
        </h2>
        <p className="prose" lang="en">
          {project.description}
        </p>
        {project.results && (
          <div className="project-results">
            <h3>{words.results}</h3>
            <p className="prose" lang="en">
              {project.results}
            </p>
          </div>
        )}
      </div>
      <dl className="project-block">
        {block.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd lang="en">{project[name]}</dd>
          </div>
        ))}
        <div className="sheet-number">
          <dt>{words.sheet}</dt>
          <dd>{String(number).padStart(2, "0")}</dd>
        </div>
      </dl>
    </article>
  );
}
