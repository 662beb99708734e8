import { Alert } from "@mui/material";

/** Shown in a form whose input the browser does not store. */
export const LostOnReload = () => (
  <Alert role="status" severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
    This browser’s storage is full or blocked. A reload of this page loses what you typed.
  </Alert>
);
