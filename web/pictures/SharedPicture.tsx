import { type ReactElement } from "react";

import { site } from "#web/site.ts";

interface Props {
  /** The sheet number in the title block. */
  number: number;
  title: string;
  text: string;
  drawing: ReactElement;
}

/**
 * The picture that is shown where a page is shared (Open Graph), 1200 by 630 px. It has text at the upper left, a
 * drawing, and a title block along the lower edge.
 */
export const SharedPicture = ({ number, title, text, drawing }: Props) => (
  <div className="shared sheet-grid">
    <div className="shared-words">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
    <div className="shared-drawing">{drawing}</div>
    <div className="shared-block">
      <b>{site.name}</b>
      <span>{site.website.replace("https://", "")}</span>
      <span>AX-{String(number).padStart(2, "0")}</span>
    </div>
  </div>
);
