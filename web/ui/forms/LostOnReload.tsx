import { Alert } from "@mui/material";

/** Warns that the browser does not store the form's input. */
export const LostOnReload = () => (
  <Alert role="status" severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
    This browser’s storage is full or blocked. A reload of this page loses what you typed.
  </Alert>
);
