import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import { ContactInputs } from "#web/features/marketing/contact/ContactInputs.tsx";
import { useContactForm } from "#web/features/marketing/contact/useContactForm.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props extends RefusedForm {
  heading?: "h2" | "h3";
}

/**
 * Spec §2 and §5, Integration Request: the browser validates the form, and a script sends it with fetch. Without
 * scripts the browser posts the form, and the server answers with a page. If the server refuses the form, that page
 * contains the form again.
 */
export function ContactForm({ heading: Heading = "h3", values, problems: refused, sentence }: Props) {
  const { copy, href } = useSite();
  const { contact } = copy;
  const {
    form,
    button,
    busy,
    isWaiting,
    problems,
    left,
    toast,
    unsaid,
    handleSubmit,
    handleChange,
    stop,
    stopTrying,
    prepare,
  } = useContactForm(refused);
  const message = unsaid ?? sentence;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for focus within
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={href(paths.contact)}
      aria-labelledby="contact-form-title"
      onSubmit={(event) => void handleSubmit(event)}
      onChange={handleChange}
      onFocus={prepare}
    >
      <Heading id="contact-form-title">{contact.formTitle}</Heading>
      {message && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only on the page that answers a refused form
        <p className="contact-message" role="alert" tabIndex={-1} autoFocus>
          {message}
        </p>
      )}
      <ContactInputs values={values} problems={problems} left={left} />
      <div className="contact-message" role="status" hidden={!isWaiting}>
        {isWaiting && (
          <>
            <p>{contact.sendAgain.text}</p>
            <button type="button" className="button" onClick={stopTrying}>
              {contact.sendAgain.stop}
            </button>
          </>
        )}
      </div>
      <div className="contact-send">
        {/* A click here, or Enter in a field, is a manual submit. An automatic retry fires no click event. */}
        <button
          ref={button}
          type="submit"
          className="button button-primary"
          disabled={busy}
          onClick={stop}
          aria-live="polite"
        >
          {busy && !isWaiting ? contact.submitting : contact.submit}
        </button>
        <p>{contact.consent}</p>
      </div>
      {toast}
    </form>
  );
}
