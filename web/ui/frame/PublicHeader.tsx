import { Box } from "@mui/material";
import { type ReactNode } from "react";

import { Logo } from "#web/ui/frame/Logo.tsx";
import { SkipLink } from "#web/ui/frame/SkipLink.tsx";

interface Props {
  /** The text of the skip link. */
  skip: string;
  children?: ReactNode;
}

export function PublicHeader({ skip, children }: Props) {
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        px: { xs: 2, sm: 4 },
        py: 1,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <SkipLink label={skip} />
      <Logo />
      {children}
    </Box>
  );
}
