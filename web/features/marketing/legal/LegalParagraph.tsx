import { Fragment } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

/** Matches a placeholder such as `{email}`, or the name of a cookie or storage entry. */
const MARK = /(\{\w+\}|axion_\w+)/;

/** Replaces placeholders by links (see LegalCopy.ts), and formats names of cookies and storage entries as code. */
export function LegalParagraph({ text }: { text: string }) {
  const { copy, href } = useSite();
  const links: Record<string, { to: string; label: string }> = {
    "{email}": { to: `mailto:${site.email}`, label: site.email },
    "{privacy}": { to: href(paths.privacy), label: copy.footer.privacy },
    "{terms}": { to: href(paths.terms), label: copy.footer.terms },
    "{cookies}": { to: href(paths.cookiePolicy), label: copy.footer.cookies },
  };
  // MARK is a capture group, so `split` also returns the matches; they have the odd indexes.
  return (
    <p>
      {text.split(MARK).map((part, index) => {
        if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
        const link = links[part];
        return link ? (
          <a key={index} href={link.to}>
            {link.label}
          </a>
        ) : (
          <code key={index}>{part}</code>
        );
      })}
    </p>
  );
}
