import { type ReactNode } from "react";

interface Props {
  title: string;
  text: string;
  drawing: ReactNode;
  /** What to do next. */
  children: ReactNode;
}

/** A sheet that says one thing. */
export const Notice = ({ title, text, drawing, children }: Props) => (
  <div className="notice sheet-grid">
    <div className="wrap">
      {drawing}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="notice-next">{children}</p>
    </div>
  </div>
);
