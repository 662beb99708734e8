import { Box, Button } from "@mui/material";
import { useState } from "react";

import { FormField } from "#web/ui/forms/FormField.tsx";

/**
 * The field for another user's password. It can be shown, because the administrator passes the password on to the user.
 */
export function NewPassword({ name, label }: { name: string; label: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Box>
      <FormField
        name={name}
        label={label}
        type={shown ? "text" : "password"}
        autoComplete="new-password"
        helperText="At least 6 characters"
        required
      />
      <Button variant="text" aria-controls={name} onClick={() => setShown(!shown)}>
        {shown ? "Hide password" : "Show password"}
      </Button>
    </Box>
  );
}
