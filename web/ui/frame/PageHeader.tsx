import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { MEASURE } from "#web/theme/tokens.ts";
import { BackLink } from "#web/ui/frame/BackLink.tsx";
import { usePageTitle } from "#web/ui/frame/usePageTitle.ts";

interface Props {
  title: string;
  lead?: string;
  /** A line above the title. */
  above?: ReactNode;
  /** Further lines below the lead. */
  children?: ReactNode;
  back?: { to: string; label: string };
  action?: ReactNode;
}

export function PageHeader({ title, lead, above, back, action, children }: Props) {
  const heading = usePageTitle(title);
  return (
    <Box component="header" sx={{ mb: 4 }}>
      {back && <BackLink {...back} />}
      <Box
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start", justifyContent: "space-between" }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {above && <Box sx={{ mb: 1 }}>{above}</Box>}
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Typography sx={{ mt: 1, maxWidth: MEASURE, textWrap: "balance", color: "text.secondary" }}>
              {lead}
            </Typography>
          )}
          {children && <Box sx={{ mt: 1 }}>{children}</Box>}
        </Box>
        {action}
      </Box>
    </Box>
  );
}
