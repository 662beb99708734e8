import { type ReactNode } from "react";

interface Props {
  title: string;
  text: string;
  drawing: ReactNode;
  /** Links to the next steps. */
  children: ReactNode;
}

/** The content of a page with a single message, such as the 404 page. */
export const MessagePage = ({ title, text, drawing, children }: Props) => (
  <div className="notice sheet-grid">
    <div className="wrap">
      {drawing}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="notice-next">{children}</p>
    </div>
  </div>
);
