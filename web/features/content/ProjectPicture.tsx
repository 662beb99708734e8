import { ProjectDrawing } from "#web/features/content/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  industry: string | null;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/** Fixed ratio of 4 to 3 (no layout shift). The drawing is shown without a picture: dropBrokenPictures.ts removes one that fails to load. */
export const ProjectPicture = ({ url, title, industry }: Props) => (
  <div className="project-picture">
    {isSecure(url) && <img src={url} alt={title} width={320} height={240} loading="lazy" decoding="async" referrerPolicy="no-referrer" />}
    <ProjectDrawing industry={industry} />
  </div>
);
