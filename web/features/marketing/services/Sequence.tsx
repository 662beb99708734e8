import { type Entry } from "#web/features/marketing/copy/ServiceCopy.ts";

interface Props {
  entries: readonly Entry[];
  /** Whether the process is a cycle, in which the last step leads to the first. */
  returns?: boolean;
}

/** A process: numbered steps on one line. */
export const Sequence = ({ entries, returns = false }: Props) => (
  <ol className={returns ? "sequence sequence-returns" : "sequence"}>
    {entries.map(({ title, text }, index) => (
      <li key={title}>
        <span className="sequence-step" aria-hidden="true">
          {index + 1}
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
