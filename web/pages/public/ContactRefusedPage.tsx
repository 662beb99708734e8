import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { ContactSection } from "#web/features/marketing/contact/ContactSection.tsx";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";

/**
 * The server's answer to a contact form that a browser without scripts has posted, if the server refuses it. The form
 * on this page still contains the typed text.
 */
export const ContactRefusedPage = (form: RefusedForm) => (
  <SiteFrame>
    <ContactSection refused={form} />
  </SiteFrame>
);
