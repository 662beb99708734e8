import { type LegalCopy, type LegalDocument, type StorageRows } from "#web/features/marketing/copy/LegalCopy.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { Contents } from "#web/features/marketing/legal/Contents.tsx";
import { numberedSections } from "#web/features/marketing/legal/legal.sections.ts";
import { LegalSectionText } from "#web/features/marketing/legal/LegalSectionText.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  document: LegalDocument;
  copy: LegalCopy;
}

/** The page of one legal text (spec §2: /terms, /privacy, /cookie-policy). */
export function LegalPage({ document, copy }: Props) {
  const {
    copy: { footer, backToHome },
    href,
  } = useSite();
  const { title, updated, lead } = copy[document];
  const sections = numberedSections(copy, document);
  const tables: Record<string, StorageRows> = document === "cookies" ? { ...copy.cookies.tables } : {};
  return (
    <SiteFrame>
      <article className="legal wrap">
        <header className="legal-head">
          <p className="section-mark">{footer.legal}</p>
          <h1>{title}</h1>
          <p className="legal-updated">{updated}</p>
          <p className="lead">{lead}</p>
        </header>
        <Contents title={copy.contents} sections={sections} />
        <div className="legal-text">
          {sections.map((section) => (
            <LegalSectionText key={section.name} section={section} table={tables[section.name]} />
          ))}
          <a className="button" href={href(paths.home)}>
            {backToHome}
          </a>
        </div>
      </article>
    </SiteFrame>
  );
}
