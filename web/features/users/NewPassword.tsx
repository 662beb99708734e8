import { Box, Button } from "@mui/material";
import { useState } from "react";

import { words } from "#web/features/users/words/users.en.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

/**
 * The field in which an administrator types the password of another user. The password can be made visible, because the
 * administrator must pass it on to that user.
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
        helperText={words.atLeast6Characters}
        required
      />
      <Button variant="text" aria-controls={name} onClick={() => setShown(!shown)}>
        {shown ? words.hidePassword : words.showPassword}
      </Button>
    </Box>
  );
}
