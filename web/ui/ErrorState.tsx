import { Box, Button, Typography } from "@mui/material";

interface Props {
  text: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: Props) {
  return (
    <Box role="alert" sx={{ p: 3, border: 1, borderColor: "error.main", borderLeftWidth: 4, bgcolor: "background.paper" }}>
      <Typography>{text}</Typography>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>Try again</Button>
    </Box>
  );
}
