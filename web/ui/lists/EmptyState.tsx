import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

interface Props {
  title: string;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: Props) {
  return (
    <Box sx={{ py: 6, px: 3, textAlign: "center", border: 1, borderStyle: "dashed", borderColor: "edge" }}>
      <Typography variant="h2">{title}</Typography>
      {text && <Typography sx={{ mt: 1, color: "text.secondary" }}>{text}</Typography>}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
