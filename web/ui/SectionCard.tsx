import { Box, Paper, Typography } from "@mui/material";
import { type ReactNode, type Ref, useId } from "react";

interface Props {
  title: string;
  /** For a card that focuses its title, when the element that had the focus is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Small text at the right of the title. */
  mark?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, titleRef, mark, action, children }: Props) {
  const heading = useId();
  return (
    <Paper component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          gap: 2,
          mb: 2,
          pb: 1.5,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Typography
          id={heading}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          variant="h2"
          sx={{ minWidth: 0, overflowWrap: "anywhere" }}
        >
          {title}
        </Typography>
        {mark && (
          <Typography variant="overline" sx={{ color: "text.secondary" }}>
            {mark}
          </Typography>
        )}
        {action && <Box sx={{ my: -1.25 }}>{action}</Box>}
      </Box>
      {children}
    </Paper>
  );
}
