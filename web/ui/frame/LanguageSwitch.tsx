import { Button } from "@mui/material";
import { Link, type Location, useLocation } from "react-router-dom";

import { languageOf, localPath, otherLanguage } from "#api/core/rules/language.rules.ts";
import { useHydrated } from "#web/ui/useHydrated.ts";
import { chooseLanguage } from "#web/ui/frame/chosenLanguage.ts";

/**
 * A link to the same screen in the other language. It preserves the location state, the query and the hash. State and
 * query contain the page to return to after sign-in, and the hash is the token of a mailed link.
 * @param label The name of the other language in that language.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  // Query and hash are added only after hydration, because they are unknown when the page is prerendered.
  const isHydrated = useHydrated();
  const { language, path } = languageOf(pathname);
  const other = otherLanguage(language);
  return (
    <Button
      component={Link}
      variant="text"
      to={localPath(other, path) + (isHydrated ? search + hash : "")}
      state={state}
      onClick={() => chooseLanguage(other)}
      hrefLang={other}
      lang={other}
    >
      {label}
    </Button>
  );
}
