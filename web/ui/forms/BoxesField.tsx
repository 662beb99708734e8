import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from "@mui/material";
import { useField } from "formik";

interface Props<T extends string> {
  name: string;
  legend: string;
  /** The checkboxes in display order. */
  choices: readonly { value: T; label: string }[];
}

/** A field with a checkbox for each choice. Below each label, it shows the value as the API names it. */
export function BoxesField<T extends string>({ name, legend, choices }: Props<T>) {
  const [{ value: chosen }, { error }, { setValue }] = useField<T[]>(name);
  const errorId = `${name}-error`;
  const choose = (value: T, checked: boolean) =>
    choices.map((choice) => choice.value).filter((each) => (each === value ? checked : chosen.includes(each)));
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? errorId : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ mb: 1, p: 0, fontWeight: 600 }}>
        {legend}
      </Typography>
      {choices.map(({ value, label }, place) => (
        <FormControlLabel
          key={value}
          sx={{ display: "flex", alignItems: "flex-start", minHeight: 44, mr: 0 }}
          control={
            <Checkbox
              // The error summary links to the field's name, so the first checkbox has this name as its id.
              id={place === 0 ? name : undefined}
              checked={chosen.includes(value)}
              onChange={(_event, checked) => void setValue(choose(value, checked))}
            />
          }
          label={
            <Box sx={{ pt: 1 }}>
              {label}
              <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                {value}
              </Typography>
            </Box>
          }
        />
      ))}
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
