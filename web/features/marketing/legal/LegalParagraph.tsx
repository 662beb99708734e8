import { Fragment } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

const MARK = /\{(email|privacy|terms|cookies)\}/;

/** A paragraph's text, with the links that its marks stand for (see LegalSection). */
export function LegalParagraph({ text }: { text: string }) {
  const { copy, href } = useSite();
  const links: Record<string, { to: string; label: string }> = {
    email: { to: `mailto:${site.email}`, label: site.email },
    privacy: { to: href(paths.privacy), label: copy.footer.privacy },
    terms: { to: href(paths.terms), label: copy.footer.terms },
    cookies: { to: href(paths.cookiePolicy), label: copy.footer.cookies },
  };
  // Splitting by a group leaves each mark's name between the texts around it.
  return (
    <p>
      {text.split(MARK).map((part, index) => {
        const link = index % 2 ? links[part] : undefined;
        return link ? <a key={index} href={link.to}>{link.label}</a> : <Fragment key={index}>{part}</Fragment>;
      })}
    </p>
  );
}
