import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";

/** The public site's own page for a contact form that was not taken. */
export const contactRefused =
  ({ render, map, atHome }: BuiltSite): RenderContactForm =>
  async ({ language, ...form }) =>
    atHome(await render.renderContactRefused(language, form, map.assets));
