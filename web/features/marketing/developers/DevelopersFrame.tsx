import { type ReactNode } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DEVELOPERS_PAGES, type DevelopersPage as Page } from "#web/features/marketing/developers/developersPages.ts";
import { SearchForm } from "#web/features/marketing/developers/search/SearchForm.tsx";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { Contents } from "#web/features/marketing/legal/Contents.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  copy: DevelopersCopy;
  page: Page;
  /** The sections for the table of contents; `name` is the section's anchor. */
  contents: readonly { name: string; heading: string }[];
  /** Whether the text is in the page's language; most texts are only in English. */
  textIsTranslated?: boolean;
  children: ReactNode;
}

/** The frame of a developer page: title, links to the other pages, search form, table of contents and text. */
export function DevelopersFrame({ copy, page, contents, textIsTranslated = false, children }: Props) {
  const { href, language } = useSite();
  const { title, lead } = copy.pages[page];
  const lang = language === "en" || textIsTranslated ? undefined : "en";
  const names = Object.keys(DEVELOPERS_PAGES) as Page[];
  return (
    <SiteFrame>
      <article className="developers wrap">
        <header className="developers-head">
          <p className="section-mark">{copy.mark}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {copy.inEnglish && !textIsTranslated && <p>{copy.inEnglish}</p>}
          <nav aria-label={copy.mark}>
            <ul className="developers-pages">
              {names.map((name) => (
                <li key={name}>
                  <a href={href(DEVELOPERS_PAGES[name])} aria-current={name === page ? "page" : undefined}>
                    {copy.pages[name].name}
                  </a>
                </li>
              ))}
              <li>
                <a href={apiPaths.graphql}>{copy.explorer}</a>
              </li>
              <li>
                <a href={apiPaths.schema}>{copy.schema}</a>
              </li>
            </ul>
          </nav>
          <SearchForm words={copy.search} />
        </header>
        <Contents title={copy.contents} sections={contents} lang={lang} />
        <div className="developers-text" lang={lang}>
          {children}
        </div>
      </article>
    </SiteFrame>
  );
}
