import { Box, Button, Typography, useMediaQuery, type Theme } from "@mui/material";
import { useField } from "formik";
import { useState } from "react";

import { MarkdownPreview } from "#web/features/content/editors/MarkdownPreview.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";

const ROWS = 24;
/** The height in pixels of a text field with `ROWS` rows. */
const HEIGHT = ROWS * 23 + 23;
const HINT =
  "## for a heading, - for a list, | for a table, [text](https://…) for a link. Scripts and styles are taken out.";

interface Props {
  name: string;
  label: string;
}

/** Markdown editor with preview: side by side on wide screens, otherwise one at a time. */
export function MarkdownField({ name, label }: Props) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const [{ value }, { error }] = useField<string>(name);
  const [reading, setReading] = useState(false);
  // On narrow screens, a validation error ends the preview: the error is shown below the text field, which the preview
  // would hide.
  const previewing = reading && !error;

  return (
    <Box>
      {!wide && (
        <Box role="group" aria-label={`${label}: write or preview`} sx={{ display: "flex", gap: 1, mb: 1 }}>
          <Button variant="outlined" aria-pressed={!previewing} onClick={() => setReading(false)} sx={CHOICE}>
            Write
          </Button>
          <Button variant="outlined" aria-pressed={previewing} onClick={() => setReading(true)} sx={CHOICE}>
            Preview
          </Button>
        </Box>
      )}
      <Box
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } }}
      >
        <Box hidden={!wide && previewing}>
          <FormField
            name={name}
            label={`${label} (Markdown)`}
            multiline
            rows={ROWS}
            autoComplete="off"
            helperText={HINT}
            required
          />
        </Box>
        {(wide || previewing) && (
          <Box>
            <Typography sx={{ mb: 0.5, fontWeight: 550, fontSize: "0.9375rem", lineHeight: 1.5 }} aria-hidden>
              Preview
            </Typography>
            <MarkdownPreview markdown={value} height={HEIGHT} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const CHOICE = { '&[aria-pressed="true"]': { color: "background.paper", bgcolor: "text.primary" } };
