import { ProjectDrawing } from "#web/features/content/published/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  industry: string | null;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/**
 * A fixed ratio of 4 to 3 avoids a layout shift. The drawing is shown for a project without a picture, and when
 * dropBrokenPictures has removed a picture that failed to load.
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
