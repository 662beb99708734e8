import { type DialogProps } from "@mui/material";

import { late } from "#web/ui/late.tsx";

/** MUI's dialog with its backdrop and focus trap. */
export const Dialog = late<DialogProps>(async () => (await import("@mui/material/Dialog")).default, ({ open }) => open);
