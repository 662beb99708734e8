import { type Entry } from "#web/features/marketing/copy/ServiceCopy.ts";

/** Standards and tools, as stamps. */
export const Stamps = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="stamps">
    {entries.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
