import { type ReactElement } from "react";

import { site } from "#web/site.ts";

interface Props {
  /** The drawing sheet's number. */
  number: number;
  title: string;
  text: string;
  drawing: ReactElement;
}

/**
 * The Open Graph picture, 1200 by 630 px: text at the upper left, the drawing, the title block along the lower edge.
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
