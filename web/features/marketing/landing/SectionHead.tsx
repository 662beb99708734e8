interface Props {
  /** A short name above the title, as on a technical drawing. */
  mark: string;
  title: string;
  lead: string;
  id: string;
}

/** @param id The heading's id, to which the section refers with aria-labelledby. */
export const SectionHead = ({ mark, title, lead, id }: Props) => (
  <div className="section-head">
    <p className="section-mark">{mark}</p>
    <h2 id={id}>{title}</h2>
    <p className="lead">{lead}</p>
  </div>
);
