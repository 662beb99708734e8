import { contactRequestSchema, type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import { fieldNames } from "#api/core/rules/schemaFields.rules.ts";
import { localPath, type Language } from "#api/core/rules/language.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

interface UnsentContactForm {
  language: Language;
  /** The typed values by field name, not escaped. */
  values: Record<string, string>;
  /** The message of each invalid field, in the language of the form. */
  problems: FieldMessages;
  /** Why the request was refused and what the user can do, in the language of the form. */
  sentence: string;
}

/** Renders the complete HTML page that answers a refused contact form. */
export type RenderContactForm = (form: UnsentContactForm) => string | Promise<string>;

type Name = keyof ContactRequestFields;
/**
 * Renders the form control of one field.
 * @param attributes The HTML attributes that all controls have
 * @param typed The value that the user has typed, already escaped
 */
type Control = (attributes: string, typed: string) => string;

const input =
  (own: string): Control =>
  (attributes, typed) =>
    `<input ${attributes} ${own} value="${typed}">`;
const textarea: Control = (attributes, typed) => `<textarea ${attributes} rows="8" cols="60">\n${typed}</textarea>`;

/** Renders the contact form without styles, for a server that runs without the built public site. */
export const plainContactPage: RenderContactForm = ({ language, values, problems, sentence }) => {
  const { labels, roles, form } = CONTACT_WORDS[language];
  const options = PARTNER_ROLES.map(
    (role) => `<option value="${role}"${values.role === role ? " selected" : ""}>${escaped(roles[role])}</option>`,
  );
  const controls: Record<Name, Control> = {
    firstName: input(`autocomplete="given-name"`),
    lastName: input(`autocomplete="family-name"`),
    email: input(`type="email" autocomplete="email"`),
    company: input(`autocomplete="organization"`),
    role: (attributes) => `<select ${attributes}><option value="">${form.choose}</option>${options.join("")}</select>`,
    message: textarea,
  };
  const field = (name: Name) => {
    const problem = problems[name];
    const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : "";
    const message = problem ? `<br><strong id="${name}-problem">${escaped(problem)}</strong>` : "";
    const control = controls[name](`id="${name}" name="${name}" required${described}`, escaped(values[name] ?? ""));
    return `<p><label for="${name}">${labels[name]}</label><br>${control}${message}</p>`;
  };

  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${form.title}</title></head>
<body>
<main>
<h1>${form.title}</h1>
<p role="alert">${escaped(sentence)}</p>
<form method="post" action="${localPath(language, sitePaths.contact)}">
${fieldNames(contactRequestSchema).map(field).join("\n")}
<p hidden><label>${form.leaveEmpty} <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p><button>${form.submit}</button></p>
</form>
</main>
</body>
</html>
`;
};
