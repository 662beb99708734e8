import { Box } from "@mui/material";
import { useFormikContext } from "formik";
import { useState } from "react";

import { FormField } from "#web/ui/forms/FormField.tsx";

/** Appears once the server asks for it, before it changes somebody's rights for an administrator with two-step sign-in. */
export function OwnPassword() {
  const { errors } = useFormikContext<{ ownPassword: string }>();
  const [isAsked, setAsked] = useState(false);
  if (errors.ownPassword && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Box sx={{ maxWidth: "24rem" }}>
      <FormField name="ownPassword" label="Your own password" type="password" autoComplete="current-password" helperText="Typed again, since this changes what a user may do" required />
    </Box>
  );
}
