import { useEffect, useRef, useState } from "react";

import { ProjectDrawing } from "#web/features/content/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  industry: string | null;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/** Fixed ratio of 4 to 3 (no layout shift); a picture that fails to load shows the drawing. */
export function ProjectPicture({ url, title, industry }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // The image may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <div className="project-picture">
      {isSecure(url) && !broken ? (
        <img ref={picture} src={url} alt={title} width={320} height={240} loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        <ProjectDrawing industry={industry} />
      )}
    </div>
  );
}
