import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** The list items (`li`) with the links. */
  children: ReactNode;
}

/** A cell of the footer: a small heading and a list of links. */
export function FooterLinks({ title, children }: Props) {
  const id = useId();
  return (
    <nav className="block-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
