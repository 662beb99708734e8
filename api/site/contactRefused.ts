import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";

/** The public site's page for a refused contact form. */
export const contactRefused =
  ({ render, map, atHome }: BuiltSite): RenderContactForm =>
  async ({ language, ...form }) =>
    atHome(await render.renderContactRefused(language, form, map.assets));
