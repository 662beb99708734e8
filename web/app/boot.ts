/**
 * The only script of a public page until React hydrates one of the page's islands, which are its interactive parts. The
 * build bundles this script into one file, so that the page loads no file of the portal.
 */

import { startPage } from "#web/app/startPage.ts";
import { hydrateIslands } from "#web/app/hydrateIslands.ts";
import { dropBrokenPictures, makeTablesFocusable } from "#web/features/content/published/content.dom.ts";

startPage(() => {
  hydrateIslands();
  makeTablesFocusable(document);
  dropBrokenPictures();
});
