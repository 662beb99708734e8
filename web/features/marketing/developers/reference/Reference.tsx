import { Description } from "#web/features/marketing/developers/reference/Description.tsx";
import { Parts } from "#web/features/marketing/developers/reference/Parts.tsx";
import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import { TypeLink } from "#web/features/marketing/developers/reference/TypeLink.tsx";

export const Reference = ({ entries }: { entries: Described[] }) => (
  <div className="reference">
    {entries.map((entry) => (
      <section key={entry.name} className="guide-section" aria-labelledby={entry.name}>
        <h2 id={entry.name}>
          <a href={`#${entry.name}`}>{entry.name}</a>
        </h2>
        {entry.type !== null && (
          <p className="answers-with">
            answers <TypeLink of={entry} />
          </p>
        )}
        <Description of={entry} />
        {entry.parts.length > 0 && <Parts of={entry.name} parts={entry.parts} />}
      </section>
    ))}
  </div>
);
