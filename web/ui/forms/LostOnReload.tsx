import { Alert } from "@mui/material";
import { words } from "#web/ui/forms/words/forms.en.ts";

/** Warns that the browser does not store the form's input. */
export const LostOnReload = () => (
  <Alert role="status" severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
    {words.thisBrowsersStorageIsFullOr}
  </Alert>
);
