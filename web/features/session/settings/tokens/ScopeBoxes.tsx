import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from "@mui/material";
import { useField } from "formik";

import { type Scope, SCOPES } from "#api/core/rules/scopes.rules.ts";

/** A box for each scope that the person's tokens can have. */
export function ScopeBoxes({ scopes }: { scopes: readonly Scope[] }) {
  const [{ value: chosen }, { error }, { setValue }] = useField<Scope[]>("scopes");
  return (
    <Box component="fieldset" aria-describedby={error ? "scopes-error" : undefined} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 1, p: 0, fontWeight: 600 }}>What it may do</Typography>
      {scopes.map((scope, place) => (
        <FormControlLabel
          key={scope}
          sx={{ display: "flex", alignItems: "flex-start", minHeight: 44, mr: 0 }}
          control={
            <Checkbox
              // The error summary leads to the first box.
              id={place === 0 ? "scopes" : undefined}
              checked={chosen.includes(scope)}
              onChange={(_event, checked) => void setValue(scopes.filter((each) => (each === scope ? checked : chosen.includes(each))))}
            />
          }
          label={
            <Box sx={{ pt: 1 }}>
              {SCOPES[scope].allows}
              <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>{scope}</Typography>
            </Box>
          }
        />
      ))}
      {error && <FormHelperText id="scopes-error" error>{error}</FormHelperText>}
    </Box>
  );
}
