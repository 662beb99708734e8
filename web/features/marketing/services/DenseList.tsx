import { type Entry } from "#web/features/marketing/copy/ServiceCopy.ts";

export const DenseList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="dense-list">
    {entries.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
