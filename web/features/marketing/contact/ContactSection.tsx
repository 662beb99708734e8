import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { ContactForm } from "#web/features/marketing/contact/ContactForm.tsx";
import { ContactInfo } from "#web/features/marketing/contact/ContactInfo.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props extends RefusedForm {
  /** The heading level 1, where the section is a page of its own. */
  heading?: "h1" | "h2";
}

/** Spec §2, contact section: anchor `contact`. */
export function ContactSection({ heading: Heading = "h2", ...form }: Props) {
  const { contact } = useSite().copy;
  return (
    <section id="contact" className="section contact" aria-labelledby="contact-title">
      <div className="wrap contact-sheet">
        <div className="section-head">
          <p className="section-mark">{contact.mark}</p>
          <Heading id="contact-title">{contact.title}</Heading>
          <p className="lead">{contact.lead}</p>
          <ContactInfo />
        </div>
        <ContactForm heading={Heading === "h1" ? "h2" : "h3"} {...form} />
      </div>
    </section>
  );
}
