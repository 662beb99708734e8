import { Alert, Box, Button, Typography } from "@mui/material";
import { useField } from "formik";
import { useState } from "react";

import { type PasswordWords } from "#web/features/session/SignInWords.ts";
import { passwordStrength, STRENGTHS } from "#web/features/session/passwords/passwordStrength.ts";
import { useCommonPasswords } from "#web/features/session/passwords/useCommonPasswords.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

interface Props {
  name: string;
  label: string;
  words: PasswordWords;
}

/**
 * The field for a new password, with a button that shows it, a strength meter and a warning about common passwords. The
 * meter and the warning never refuse a password; only the validation schema does.
 */
export function NewPasswordField({ name, label, words }: Props) {
  const [{ value }] = useField<string>(name);
  const [shown, setShown] = useState(false);
  const common = useCommonPasswords(value !== "");
  const isCommon = common.has(value.toLowerCase());
  const strength = isCommon ? "weak" : passwordStrength(value);

  return (
    <Box>
      <FormField
        name={name}
        label={label}
        type={shown ? "text" : "password"}
        autoComplete="new-password"
        helperText={words.hint}
        required
      />
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: 2 }}
      >
        <Button variant="text" aria-controls={name} onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
          {value !== "" && words.strength[strength]}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 0.5, height: 4 }}>
        {STRENGTHS.map((level, place) => (
          <Box
            key={level}
            sx={{ bgcolor: value !== "" && place <= STRENGTHS.indexOf(strength) ? "text.primary" : "divider" }}
          />
        ))}
      </Box>
      <Box role="status">
        {isCommon && (
          <Alert severity="warning" variant="outlined" icon={false} sx={{ mt: 2 }}>
            {words.common}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
