import { Box } from "@mui/material";
import { Link } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

/** A link to the front page in the current language. Its icon is a suspension bridge. */
export function Logo() {
  return (
    <Box
      component={Link}
      to={localPath(useLanguage(), paths.home)}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1.25,
        minHeight: 44,
        color: "text.primary",
        textDecoration: "none",
        fontSize: "1.25rem",
        fontWeight: 650,
        letterSpacing: "-0.01em",
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 40 24"
        aria-hidden
        sx={{ width: 40, height: 24, fill: "none", stroke: "currentColor", strokeWidth: 1.5 }}
      >
        <path d="M1 18.5h38M11 23V4M29 23V4" />
        <Box
          component="path"
          d="M1 16.5 11 4q9 15 18 0l10 12.5"
          sx={(theme) => ({ stroke: theme.vars.palette.primary.main })}
        />
        <path d="M15 9.6v8.9M20 11.6v6.9M25 9.6v8.9" strokeWidth="0.75" />
      </Box>
      {site.name}
    </Box>
  );
}
