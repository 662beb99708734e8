import { Box, Link, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { type MouseEvent, useEffect, useRef } from "react";

import { useFormWords, type FormWords } from "#web/ui/forms/useFormWords.ts";

/** The error summary of a form. It takes the focus after a failed submit, and links to each invalid field. */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const words = useFormWords();
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(0);
  const messages = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const failed = submitCount > 0 && messages.length > 0;

  useEffect(() => {
    if (isSubmitting || submitCount === announced.current) return;
    announced.current = submitCount;
    box.current?.focus();
  }, [isSubmitting, submitCount]);

  if (!failed) return null;
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, mb: 3, bgcolor: "background.paper", border: 1, borderColor: "error.main", borderLeftWidth: 4 }}
    >
      <Typography variant="h3" component="h2">
        {words.problem}
      </Typography>
      <Box component="ul" sx={{ display: "grid", gap: 0.5, m: 0, mt: 1, p: 0, listStyle: "none" }}>
        {messages.map(([name, message]) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              onClick={(event) => focusField(name, event)}
              sx={{ display: "inline-block", py: 1.25, color: "error.main" }}
            >
              {withLabel(name, words.message(message), words)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function focusField(name: string, event: MouseEvent) {
  event.preventDefault();
  document.getElementById(name)?.focus();
}

/**
 * Adds the field's label to a message that does not contain it, because "Required" alone does not say which field. The
 * unit in the label, such as "(USD)", is left out.
 */
function withLabel(name: string, message: string, { labelled }: FormWords) {
  const label = document.querySelector(`label[for="${CSS.escape(name)}"]`)?.textContent.replace(/\s*\(.*\)$/, "");
  return !label || message.toLowerCase().includes(label.toLowerCase()) ? message : labelled(label, message);
}
