import type { ReactNode } from "react";

import { site } from "#web/site.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  title: string;
  text: string;
  facts?: Record<string, string>;
  state: "right" | "wrong" | "unknown";
  children?: ReactNode;
}

/** The result of a check. Placeholders such as `{number}` in the text are replaced by the entries of `facts`. */
export const Finding = ({ title, text, facts = {}, state, children }: Props) => (
  <section className={`verify-verdict verify-${state}`}>
    <h2>{title}</h2>
    <p>{text.replace(/\{(\w+)\}/g, (mark, name: string) => ({ email: site.email, ...facts })[name] ?? mark)}</p>
    {children}
  </section>
);

/** Returns a function that formats a time to the second in UTC, in the page's language. */
export function useMomentFormat() {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  return (moment: string) => format.format(new Date(moment));
}
