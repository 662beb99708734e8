import { Button } from "@mui/material";
import { Link, useLocation } from "react-router-dom";

import { languageOf, localPath, otherLanguage } from "#api/core/rules/language.rules.ts";
import { useHydrated } from "#web/ui/useHydrated.ts";

/**
 * A link to the same screen in the other language; `label` is that language's own name. It preserves the location
 * state and the hash, which is the token of a mailed link.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const { pathname, hash, state } = useLocation() as { pathname: string; hash: string; state: unknown };
  // The hash is added only after hydration, because it is unknown when the page is prerendered.
  const isHydrated = useHydrated();
  const { language, path } = languageOf(pathname);
  const other = otherLanguage(language);
  return (
    <Button
      component={Link}
      variant="text"
      to={localPath(other, path) + (isHydrated ? hash : "")}
      state={state}
      hrefLang={other}
      lang={other}
    >
      {label}
    </Button>
  );
}
