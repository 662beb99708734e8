import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** The items of the list. */
  children: ReactNode;
}

/** A cell of the footer: a small heading and its links. */
export function FooterLinks({ title, children }: Props) {
  const id = useId();
  return (
    <nav className="block-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
