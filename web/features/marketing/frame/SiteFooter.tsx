import { FooterLinks } from "#web/features/marketing/frame/FooterLinks.tsx";
import { ReadingLinks } from "#web/features/marketing/frame/ReadingLinks.tsx";
import { ScrollToTop } from "#web/features/marketing/frame/ScrollToTop.tsx";
import { SectionLinks, ServiceLinks, TendersLink } from "#web/features/marketing/frame/NavigationLinks.tsx";
import { SiteLogo } from "#web/features/marketing/frame/SiteLogo.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";
import { EmailText } from "#web/ui/EmailText.tsx";

const SOCIAL = { linkedin: "LinkedIn", x: "X", youtube: "YouTube" } as const;
const NETWORKS = ["linkedin", "x", "youtube"] as const;

/** Spec §2, footer. It looks like the title block of a technical drawing. */
export function SiteFooter() {
  const { copy, href } = useSite();
  const { contact, footer } = copy;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="title-block">
          <div className="block-name">
            <SiteLogo />
            <p>{footer.about}</p>
          </div>
          <FooterLinks title={footer.quick}>
            <SectionLinks />
            <TendersLink />
            <ReadingLinks />
            <li>
              <a href={href(paths.verify)}>{footer.verify}</a>
            </li>
            <li>
              <a href={href(paths.developers)}>{footer.developers}</a>
            </li>
          </FooterLinks>
          <FooterLinks title={footer.services}>
            <ServiceLinks />
          </FooterLinks>
          <FooterLinks title={footer.legal}>
            <li>
              <a href={href(paths.privacy)}>{footer.privacy}</a>
            </li>
            <li>
              <a href={href(paths.terms)}>{footer.terms}</a>
            </li>
            <li>
              <a href={href(paths.cookiePolicy)}>{footer.cookies}</a>
            </li>
          </FooterLinks>
          <FooterLinks title={footer.social}>
            {NETWORKS.map((network) => (
              <li key={network}>
                <a href={site.social[network]} rel="noopener">
                  {SOCIAL[network]}
                </a>
              </li>
            ))}
          </FooterLinks>
          <dl className="block-facts">
            <div>
              <dt>{contact.email}</dt>
              <dd>
                <a href={`mailto:${site.email}`}>
                  <EmailText address={site.email} />
                </a>
              </dd>
            </div>
            <div>
              <dt>{contact.desk}</dt>
              <dd>{contact.deskValue}</dd>
            </div>
          </dl>
          <p className="block-rights">{`© ${site.copyrightYear} ${site.name}. ${footer.rights}`}</p>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  );
}
