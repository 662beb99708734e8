import { CONTACT_ROLES, type ContactTexts } from "#web/features/marketing/contact/contactFields.ts";
import { FieldFrame } from "#web/features/marketing/contact/FieldFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  values?: ContactTexts;
  problems: ContactTexts;
}

/** All six fields are required; lengths as in contactRequest.rules.ts. Uncontrolled inputs keep typed text through hydration. */
export function ContactInputs({ values = {}, problems }: Props) {
  const { contact } = useSite().copy;
  return (
    <div className="contact-fields">
      <FieldFrame name="firstName" label={contact.firstName} problem={problems.firstName}>
        {(field) => <input {...field} defaultValue={values.firstName} autoComplete="given-name" maxLength={100} />}
      </FieldFrame>
      <FieldFrame name="lastName" label={contact.lastName} problem={problems.lastName}>
        {(field) => <input {...field} defaultValue={values.lastName} autoComplete="family-name" maxLength={100} />}
      </FieldFrame>
      <FieldFrame name="email" label={contact.email} problem={problems.email}>
        {(field) => <input {...field} type="email" inputMode="email" defaultValue={values.email} autoComplete="email" maxLength={254} />}
      </FieldFrame>
      <FieldFrame name="company" label={contact.company} problem={problems.company}>
        {(field) => <input {...field} defaultValue={values.company} autoComplete="organization" maxLength={200} />}
      </FieldFrame>
      <FieldFrame name="role" label={contact.role} problem={problems.role} wide>
        {(field) => (
          <select {...field} defaultValue={values.role}>
            <option value="">{contact.choose}</option>
            {CONTACT_ROLES.map((role) => (
              <option key={role} value={role}>{contact.roles[role]}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame name="message" label={contact.message} problem={problems.message} wide>
        {(field) => <textarea {...field} defaultValue={values.message} rows={4} maxLength={10_000} />}
      </FieldFrame>
      {/* Honeypot: hidden from people, so that only bots fill it in. */}
      <input className="contact-trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
