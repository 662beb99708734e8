import { type DialogProps } from "@mui/material";

import { deferredComponent } from "#web/ui/deferredComponent.tsx";

/** MUI's dialog with its backdrop and focus trap. */
export const Dialog = deferredComponent<DialogProps>(
  async () => (await import("@mui/material/Dialog")).default,
  ({ open }) => open,
);
