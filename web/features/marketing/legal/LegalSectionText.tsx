import { type StorageRows } from "#web/features/marketing/copy/LegalCopy.ts";
import { type NumberedSection } from "#web/features/marketing/legal/legal.sections.ts";
import { LegalParagraph } from "#web/features/marketing/legal/LegalParagraph.tsx";
import { StorageTable } from "#web/features/marketing/legal/StorageTable.tsx";

interface Props {
  section: NumberedSection;
  table?: StorageRows;
}

export const LegalSectionText = ({ section: { name, number, heading, paragraphs, points }, table }: Props) => (
  <section className="legal-section" aria-labelledby={name}>
    <h2 id={name}>
      <span className="legal-number">{number}</span> {heading}
    </h2>
    {paragraphs.map((text) => (
      <LegalParagraph key={text} text={text} />
    ))}
    {points && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {table && <StorageTable table={table} />}
  </section>
);
