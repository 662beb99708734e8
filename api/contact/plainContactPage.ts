import { contactRequestSchema, type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { localPath } from "#api/core/rules/language.rules.ts";
import { limitsOf } from "#api/core/rules/limitsOf.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

type Name = keyof ContactRequestFields;
/** A field as HTML, from the attributes that every field has, and what was typed, escaped. */
type Control = (attributes: string, typed: string) => string;

const input = (own: string): Control => (attributes, typed) => `<input ${attributes} ${own} value="${typed}">`;
const textarea: Control = (attributes, typed) => `<textarea ${attributes} rows="8" cols="60">\n${typed}</textarea>`;

/** The contact form without styles, for a server without the built site. */
export const plainContactPage: RenderContactForm = ({ language, values, problems, sentence }) => {
  const { labels, roles, form } = CONTACT_WORDS[language];
  const options = PARTNER_ROLES.map((role) => `<option value="${role}"${values.role === role ? " selected" : ""}>${escaped(roles[role])}</option>`);
  const controls: Record<Name, Control> = {
    firstName: input(`autocomplete="given-name"`),
    lastName: input(`autocomplete="family-name"`),
    email: input(`type="email" autocomplete="email"`),
    company: input(`autocomplete="organization"`),
    role: (attributes) => `<select ${attributes}><option value="">${form.choose}</option>${options.join("")}</select>`,
    message: textarea,
  };
  const field = (name: Name) => {
    const { max } = limitsOf(contactRequestSchema.fields[name]);
    const limited = max === undefined ? "" : ` maxlength="${max}"`;
    const problem = problems[name];
    const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : "";
    const told = problem ? `<br><strong id="${name}-problem">${escaped(problem)}</strong>` : "";
    const control = controls[name](`id="${name}" name="${name}" required${limited}${described}`, escaped(values[name] ?? ""));
    return `<p><label for="${name}">${labels[name]}</label><br>${control}${told}</p>`;
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
