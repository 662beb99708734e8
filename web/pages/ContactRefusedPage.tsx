import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { ContactSection } from "#web/features/marketing/contact/ContactSection.tsx";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";

/** Answers the contact form where it was sent without a script and not taken: with all that was typed. */
export const ContactRefusedPage = (form: RefusedForm) => (
  <SiteFrame>
    <ContactSection heading="h1" {...form} />
  </SiteFrame>
);
