import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { ContactForm } from "#web/features/marketing/contact/ContactForm.tsx";
import { ContactInfo } from "#web/features/marketing/contact/ContactInfo.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { Island } from "#web/ui/island/Island.tsx";

interface Props {
  /** A form that the server refused. React does not hydrate this form, because hydration could lose typed text. */
  refused?: RefusedForm;
}

/** Spec §2: the contact section, with the anchor `contact`. */
export function ContactSection({ refused }: Props) {
  const Heading = refused ? "h1" : "h2";
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
        {refused ? (
          <ContactForm heading="h2" {...refused} />
        ) : (
          <Island name="ContactForm" of={ContactForm} given={{}} />
        )}
      </div>
    </section>
  );
}
