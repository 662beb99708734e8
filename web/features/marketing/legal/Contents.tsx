interface Props {
  title: string;
  sections: readonly { name: string; heading: string; number?: number }[];
  /** The language of the headings, if it differs from the page's language. */
  lang?: string;
}

/**
 * A table of contents with a link to every section; markSectionInView.ts marks the section in view. The table is
 * rendered twice: beside the text for wide screens, and collapsed above the text for narrow ones.
 */
export function Contents({ title, sections, lang }: Props) {
  const list = (
    <ol lang={lang}>
      {sections.map(({ name, number, heading }) => (
        <li key={name}>
          <a href={`#${name}`}>
            {number !== undefined && (
              <>
                <span className="contents-number">{number}</span>{" "}
              </>
            )}
            {heading}
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
