import { Fragment } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

/** A mark, or the name of what the site keeps in the browser. */
const MARK = /(\{\w+\}|axion_\w+)/;

/** A paragraph's text, with the links that its marks stand for (see LegalSection); a name is set as in the tables. */
export function LegalParagraph({ text }: { text: string }) {
  const { copy, href } = useSite();
  const links: Record<string, { to: string; label: string }> = {
    "{email}": { to: `mailto:${site.email}`, label: site.email },
    "{privacy}": { to: href(paths.privacy), label: copy.footer.privacy },
    "{terms}": { to: href(paths.terms), label: copy.footer.terms },
    "{cookies}": { to: href(paths.cookiePolicy), label: copy.footer.cookies },
  };
  // Splitting by a group leaves each mark between the texts around it.
  return (
    <p>
      {text.split(MARK).map((part, index) => {
        if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
        const link = links[part];
        return link ? <a key={index} href={link.to}>{link.label}</a> : <code key={index}>{part}</code>;
      })}
    </p>
  );
}
