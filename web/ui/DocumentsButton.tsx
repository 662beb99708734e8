import { Button } from "@mui/material";
import { ExternalLink } from "lucide-react";
import { words } from "#web/ui/words/ui.en.ts";

interface Props {
  label: string;
  /** What the documents are about, for screen readers. */
  of: string;
  url: string;
}

/**
 * A link to documents on another site. It opens in a new tab, and sends no referrer, because the site belongs to a
 * third party.
 */
export function DocumentsButton({ label, of, url }: Props) {
  return (
    <Button
      variant="outlined"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.opensInANewTabLabel(label, of)}
      endIcon={<ExternalLink size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}
