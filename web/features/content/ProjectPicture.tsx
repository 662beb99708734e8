import { useEffect, useRef, useState } from "react";

import { ProjectDrawing } from "#web/features/content/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  industry: string | null;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/** 4 to 3 whatever comes, so that nothing moves; a picture that does not come leaves the drawing. */
export function ProjectPicture({ url, title, industry }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before this script ran.
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
