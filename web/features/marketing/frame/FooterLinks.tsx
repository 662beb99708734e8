import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** The items of the list. */
  children: ReactNode;
}

/** One cell of the title block: its name in small, and what it leads to. */
export function FooterLinks({ title, children }: Props) {
  const id = useId();
  return (
    <nav className="block-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
