import { type ReactNode } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DEVELOPERS_PAGES, type DevelopersPage as Page } from "#web/features/marketing/developers/developersPages.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { Contents } from "#web/features/marketing/legal/Contents.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  copy: DevelopersCopy;
  page: Page;
  /** The anchors of the text. */
  contents: readonly { name: string; heading: string }[];
  /** In English. */
  children: ReactNode;
}

/** A page for developers: what it is, the way to the others, its contents and its text. */
export function DevelopersFrame({ copy, page, contents, children }: Props) {
  const { href, language } = useSite();
  const { title, lead } = copy.pages[page];
  const lang = language === "en" ? undefined : "en";
  const names = Object.keys(DEVELOPERS_PAGES) as Page[];
  return (
    <SiteFrame>
      <article className="developers wrap">
        <header className="developers-head">
          <p className="section-mark">{copy.mark}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {copy.inEnglish && <p>{copy.inEnglish}</p>}
          <nav aria-label={copy.mark}>
            <ul className="developers-pages">
              {names.map((name) => (
                <li key={name}>
                  <a href={href(DEVELOPERS_PAGES[name])} aria-current={name === page ? "page" : undefined}>{copy.pages[name].name}</a>
                </li>
              ))}
              <li><a href={apiPaths.graphql}>{copy.explorer}</a></li>
              <li><a href={apiPaths.schema}>{copy.schema}</a></li>
            </ul>
          </nav>
        </header>
        <Contents title={copy.contents} sections={contents} lang={lang} />
        <div className="developers-text" lang={lang}>{children}</div>
      </article>
    </SiteFrame>
  );
}
