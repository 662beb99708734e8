import { CONTACT_ROLES, type ContactField, type ContactTexts } from "#web/features/marketing/contact/contactFields.ts";
import { FieldFrame } from "#web/features/marketing/contact/FieldFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  values?: ContactTexts;
  problems: ContactTexts;
  /** The number of characters left in each field; negative above the limit, null if the text is far from it. */
  left: Partial<Record<ContactField, number | null>>;
}

/**
 * All six fields are required. The inputs are uncontrolled, so that text typed before hydration is not lost. No field
 * has `maxlength`, because browsers would then cut pasted text.
 */
export function ContactInputs({ values = {}, problems, left }: Props) {
  const { contact } = useSite().copy;
  return (
    <div className="contact-fields">
      <FieldFrame name="firstName" label={contact.firstName} problem={problems.firstName} left={left.firstName}>
        {(field) => <input {...field} defaultValue={values.firstName} autoComplete="given-name" />}
      </FieldFrame>
      <FieldFrame name="lastName" label={contact.lastName} problem={problems.lastName} left={left.lastName}>
        {(field) => <input {...field} defaultValue={values.lastName} autoComplete="family-name" />}
      </FieldFrame>
      <FieldFrame name="email" label={contact.email} problem={problems.email} left={left.email}>
        {(field) => (
          <input {...field} type="email" inputMode="email" defaultValue={values.email} autoComplete="email" />
        )}
      </FieldFrame>
      <FieldFrame name="company" label={contact.company} problem={problems.company} left={left.company}>
        {(field) => <input {...field} defaultValue={values.company} autoComplete="organization" />}
      </FieldFrame>
      <FieldFrame name="role" label={contact.role} problem={problems.role} wide>
        {(field) => (
          <select {...field} defaultValue={values.role}>
            <option value="">{contact.choose}</option>
            {CONTACT_ROLES.map((role) => (
              <option key={role} value={role}>
                {contact.roles[role]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame name="message" label={contact.message} problem={problems.message} left={left.message} wide>
        {(field) => <textarea {...field} defaultValue={values.message} rows={4} />}
      </FieldFrame>
      {/* Honeypot: invisible to people, so that only bots fill it in. */}
      <input className="contact-trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
