import { ProjectDrawing } from "#web/features/content/published/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  industry: string | null;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/**
 * The picture of a project. Its fixed ratio of 4 to 3 avoids a layout shift when it loads. The drawing behind the
 * picture is visible if the project has no picture, or if dropBrokenPictures has removed a picture that failed to load.
 */
export const ProjectPicture = ({ url, title, industry }: Props) => (
  <div className="project-picture">
    {isSecure(url) && (
      <img
        src={url}
        alt={title}
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )}
    <ProjectDrawing industry={industry} />
  </div>
);
