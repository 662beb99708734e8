import { type NumberedSection } from "#web/features/marketing/legal/legal.sections.ts";

interface Props {
  title: string;
  sections: NumberedSection[];
}

/**
 * Links to every section; markSectionInView.ts marks the one being read. Rendered twice: beside the text on wide screens, folded
 * above it on narrow ones.
 */
export function Contents({ title, sections }: Props) {
  const list = (
    <ol>
      {sections.map(({ name, number, heading }) => (
        <li key={name}>
          <a href={`#${name}`}>
            <span className="contents-number">{number}</span> {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="contents contents-beside" aria-label={title}>
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
