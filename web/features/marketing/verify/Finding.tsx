import { type ReactNode } from "react";

import { site } from "#web/site.ts";

interface Props {
  title: string;
  text: string;
  facts?: Record<string, string>;
  state: "right" | "wrong" | "unknown";
  children?: ReactNode;
}

/** What a check has found. Marks such as `{number}` are replaced by the facts. */
export const Finding = ({ title, text, facts = {}, state, children }: Props) => (
  <section className={`verify-told verify-${state}`}>
    <h2>{title}</h2>
    <p>{text.replace(/\{(\w+)\}/g, (mark, name: string) => ({ email: site.email, ...facts })[name] ?? mark)}</p>
    {children}
  </section>
);
