import { Button } from "@mui/material";
import { Link, useLocation } from "react-router-dom";

import { languageOf, localPath, otherLanguage } from "#api/core/rules/language.rules.ts";

/** A link to the same screen in the other language; `label` is that language's own name. It keeps the location state. */
export function LanguageSwitch({ label }: { label: string }) {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { language, path } = languageOf(pathname);
  const other = otherLanguage(language);
  return (
    <Button component={Link} variant="text" to={localPath(other, path)} state={state} hrefLang={other} lang={other}>
      {label}
    </Button>
  );
}
