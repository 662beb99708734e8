import { useEffect, useRef } from "react";

import { type NumberedSection } from "#web/features/marketing/legal/legal.sections.ts";
import { useSectionInView } from "#web/features/marketing/legal/useSectionInView.ts";

interface Props {
  title: string;
  sections: NumberedSection[];
}

/** Links to every section; the section being read is marked. Rendered twice: beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ title, sections }: Props) {
  const current = useSectionInView(sections.map(({ name }) => name));
  const beside = useRef<HTMLElement>(null);

  // The contents scroll by themselves where they are higher than the window. scrollIntoView would move the page too.
  useEffect(() => {
    const marked = beside.current?.querySelector<HTMLElement>("[aria-current]");
    if (marked) beside.current?.scrollTo({ top: marked.offsetTop - beside.current.clientHeight / 2, behavior: "instant" });
  }, [current]);

  const list = (
    <ol>
      {sections.map(({ name, number, heading }) => (
        <li key={name}>
          <a href={`#${name}`} aria-current={name === current ? "location" : undefined}>
            <span className="contents-number">{number}</span> {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav ref={beside} className="contents contents-beside" aria-label={title}>
        <p>{title}</p>
        {list}
      </nav>
      <nav className="contents contents-folded" aria-label={title}>
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
