import { Button } from "@mui/material";
import { ExternalLink } from "lucide-react";

interface Props {
  label: string;
  /** What the documents belong to, for those who hear the button without its surroundings. */
  of: string;
  url: string;
}

/** A stranger's address: it opens beside the portal and learns nothing of it. */
export function DocumentsButton({ label, of, url }: Props) {
  return (
    <Button
      variant="outlined"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${of} (opens in a new tab)`}
      endIcon={<ExternalLink size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}
