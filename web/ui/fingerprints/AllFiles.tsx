import { Button } from "@mui/material";
import { Download } from "lucide-react";

import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props {
  /** What the files belong to, for screen readers. */
  of: string;
  /** The address of the ZIP. */
  href: string;
  documents: readonly { fileId: string | null }[];
}

/** Downloads all uploaded files of a tender or a bid as one ZIP. Shows nothing if no file was uploaded. */
export function AllFiles({ of, href, documents }: Props) {
  if (documents.every(({ fileId }) => fileId === null)) return null;
  return (
    <Button
      className="no-print"
      component="a"
      variant="outlined"
      href={href}
      download
      aria-label={words.downloadAllFilesOf(of)}
      startIcon={<Download size={18} aria-hidden />}
    >
      {words.downloadAllFiles}
    </Button>
  );
}
