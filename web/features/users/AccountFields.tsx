import { Box } from "@mui/material";
import { type ReactNode } from "react";

import { USER_LABELS as LABELS } from "#web/features/users/userValues.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

const COLUMNS = { display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };

/** It is somebody else's account: the browser offers none of its own answers. */
export function AccountFields({ children }: { children: ReactNode }) {
  return (
    <Box sx={COLUMNS}>
      <FormField name="username" label={LABELS.username} autoComplete="off" required />
      <FormField name="email" label={LABELS.email} type="email" autoComplete="off" inputMode="email" required />
      <FormField name="firstName" label={LABELS.firstName} autoComplete="off" />
      <FormField name="lastName" label={LABELS.lastName} autoComplete="off" />
      {children}
    </Box>
  );
}
