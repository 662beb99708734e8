import { type Entry } from "#web/features/marketing/copy/ServiceCopy.ts";

interface Props {
  entries: readonly Entry[];
  numberOf: (line: number) => string;
}

/** A numbered list of capabilities. */
export const Schedule = ({ entries, numberOf }: Props) => (
  <ol className="schedule">
    {entries.map(({ title, text }, index) => (
      <li key={title}>
        <span className="schedule-number">{numberOf(index + 1)}</span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
