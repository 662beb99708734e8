import { type DialogProps } from "@mui/material";

import { deferredComponent } from "#web/ui/deferredComponent.tsx";

/** MUI's Dialog, whose code is loaded only when it is needed (deferredComponent). */
export const Dialog = deferredComponent<DialogProps>(
  async () => (await import("@mui/material/Dialog")).default,
  ({ open }) => open,
);
