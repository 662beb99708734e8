import { Button } from "@mui/material";
import { ExternalLink } from "lucide-react";

interface Props {
  label: string;
  /** For screen readers: the subject of the documents. */
  of: string;
  url: string;
}

/** A link that opens in a new tab without a referrer, because the address belongs to a third party. */
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
