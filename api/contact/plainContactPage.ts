import { type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import { localPath } from "#api/core/rules/language.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

const INPUTS: [name: keyof ContactRequestFields, attributes: string][] = [
  ["firstName", `autocomplete="given-name" maxlength="100"`],
  ["lastName", `autocomplete="family-name" maxlength="100"`],
  ["email", `type="email" autocomplete="email" maxlength="254"`],
  ["company", `autocomplete="organization" maxlength="200"`],
];

/** The contact form without styles, for a server without the built site. */
export const plainContactPage: RenderContactForm = ({ language, values, problems, sentence }) => {
  const { labels, roles, form } = CONTACT_WORDS[language];
  const field = (name: keyof ContactRequestFields, control: (attributes: string, value: string) => string) => {
    const problem = problems[name];
    const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : "";
    const told = problem ? `<br><strong id="${name}-problem">${escaped(problem)}</strong>` : "";
    return `<p><label for="${name}">${labels[name]}</label><br>${control(`id="${name}" name="${name}" required${described}`, escaped(values[name] ?? ""))}${told}</p>`;
  };
  const option = (role: (typeof PARTNER_ROLES)[number]) => `<option value="${role}"${values.role === role ? " selected" : ""}>${escaped(roles[role])}</option>`;

  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${form.title}</title></head>
<body>
<main>
<h1>${form.title}</h1>
<p role="alert">${escaped(sentence)}</p>
<form method="post" action="${localPath(language, sitePaths.contact)}">
${INPUTS.map(([name, own]) => field(name, (attributes, value) => `<input ${attributes} ${own} value="${value}">`)).join("\n")}
${field("role", (attributes) => `<select ${attributes}><option value="">${form.choose}</option>${PARTNER_ROLES.map(option).join("")}</select>`)}
${field("message", (attributes, value) => `<textarea ${attributes} rows="8" cols="60" maxlength="10000">\n${value}</textarea>`)}
<p hidden><label>${form.leaveEmpty} <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p><button>${form.submit}</button></p>
</form>
</main>
</body>
</html>
`;
};
