import { type Entry } from "#web/features/marketing/copy/ServiceCopy.ts";
import { ContactButton } from "#web/features/marketing/services/ContactButton.tsx";

/** The call to action at the end of a service page. */
export const ServiceClosing = ({ closing: { title, text }, button }: { closing: Entry; button: string }) => (
  <section className="section service-closing" aria-labelledby="closing">
    <div className="wrap">
      <div className="service-closing-block">
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <ContactButton label={button} />
      </div>
    </div>
  </section>
);
