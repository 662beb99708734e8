import type { Service } from "#web/features/marketing/copy/Copy.ts";
import type { ServiceBlock, Entry } from "#web/features/marketing/copy/ServiceCopy.ts";
import { Schedule } from "#web/features/marketing/services/Schedule.tsx";
import { Sequence } from "#web/features/marketing/services/Sequence.tsx";
import { sheetNumber } from "#web/features/marketing/services/sheetNumber.ts";

interface Props {
  service: Service;
  /** The section's number on the page, from 1. */
  section: number;
  block: ServiceBlock;
}

export function ServiceSection({ service, section, block: { kind, label, title, entries } }: Props) {
  const heading = sheetNumber(service, section);
  return (
    <section className={`section service-section service-${kind}`} aria-labelledby={heading}>
      <div className="wrap">
        <div className="service-section-head">
          <p className="section-mark">
            <span className="service-section-number">{heading}</span> {label}
          </p>
          <h2 id={heading}>{title}</h2>
        </div>
        {kind === "schedule" && <Schedule entries={entries} numberOf={(line) => sheetNumber(service, section, line)} />}
        {kind === "sequence" && <Sequence entries={entries} />}
        {kind === "cycle" && <Sequence entries={entries} returns />}
        {kind === "stamps" && <Stamps entries={entries} />}
        {kind === "list" && <DenseList entries={entries} />}
      </div>
    </section>
  );
}

const DenseList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="dense-list">
    {entries.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** A list of standards or tools, drawn as stamps. */
const Stamps = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="stamps">
    {entries.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
