interface Props {
  /** The sheet's name. */
  mark: string;
  title: string;
  lead: string;
  id: string;
}

/** The id of the heading, for aria-labelledby of the section. */
export const SectionHead = ({ mark, title, lead, id }: Props) => (
  <div className="section-head">
    <p className="section-mark">{mark}</p>
    <h2 id={id}>{title}</h2>
    <p className="lead">{lead}</p>
  </div>
);
