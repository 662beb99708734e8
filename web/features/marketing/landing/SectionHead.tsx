interface Props {
  /** A short name above the title, as on a drawing sheet. */
  mark: string;
  title: string;
  lead: string;
  id: string;
}

/** @param id the id of the heading, for the section's aria-labelledby */
export const SectionHead = ({ mark, title, lead, id }: Props) => (
  <div className="section-head">
    <p className="section-mark">{mark}</p>
    <h2 id={id}>{title}</h2>
    <p className="lead">{lead}</p>
  </div>
);
