import { useSite } from "#web/features/marketing/useSite.ts";
import { site } from "#web/site.ts";
import { EmailText } from "#web/ui/EmailText.tsx";

/**
 * Spec §2: framework name, e-mail address, website and hours of the global desk, with a button that opens the mail
 * program.
 */
export function ContactInfo() {
  const { contact } = useSite().copy;
  return (
    <>
      <dl className="contact-info">
        <div>
          <dt>{contact.framework}</dt>
          <dd>{site.name}</dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>
              <EmailText address={site.email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{contact.website}</dt>
          <dd>
            <a href={site.website}>{new URL(site.website).host}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.desk}</dt>
          <dd>{contact.deskValue}</dd>
        </div>
      </dl>
      <a className="button" href={`mailto:${site.email}`}>
        {contact.write}
      </a>
    </>
  );
}
