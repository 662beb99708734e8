import { useEffect, useRef, useState } from "react";

import { ProjectDrawing } from "#web/features/content/ProjectDrawing.tsx";

interface Props {
  url: string | null;
  title: string;
  /** The project's place in the list, from 1. */
  number: number;
}

const isSecure = (url: string | null): url is string => /^https:/i.test(url ?? "");

/** 4 to 3 whatever comes, so that nothing moves; a picture that does not come leaves the drawing. */
export function ProjectPicture({ url, title, number }: Props) {
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
        <ProjectDrawing number={number} />
      )}
    </div>
  );
}
