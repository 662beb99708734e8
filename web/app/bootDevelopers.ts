/** The only script of a page for developers. The build bundles it into one file, like boot.ts. */

import { startPage } from "#web/app/startPage.ts";
import { addCopyButtons, fillInOrigin } from "#web/features/marketing/developers/examples.dom.ts";
import { searchReference } from "#web/features/marketing/developers/search/searchReference.ts";

startPage(() => {
  fillInOrigin();
  addCopyButtons();
  searchReference();
});
