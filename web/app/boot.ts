/**
 * The only script of a public page until React hydrates one of its islands, the interactive parts of the page. It is
 * built separately into one file and shares no code with the portal.
 */

import { startPage } from "#web/app/startPage.ts";
import { hydrateIslands } from "#web/app/hydrateIslands.ts";
import { dropBrokenPictures, makeTablesFocusable } from "#web/features/content/published/content.dom.ts";

startPage(() => {
  hydrateIslands();
  makeTablesFocusable(document);
  dropBrokenPictures();
});
