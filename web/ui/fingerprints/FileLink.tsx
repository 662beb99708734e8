import { Link } from "@mui/material";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Props {
  name: string;
  url: string;
  /** The id of the file in the portal; null for a file on another site. */
  fileId: string | null;
}

/** Downloads a file from the portal, or opens one on another site in a new tab. */
export function FileLink({ name, url, fileId }: Props) {
  return fileId ? (
    <Link href={apiPaths.file(fileId)} download aria-label={`Download ${name}`} sx={LINK}>
      Download
    </Link>
  ) : (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${name} (opens in a new tab)`}
      sx={LINK}
    >
      Open
    </Link>
  );
}

const LINK = { py: 1.25, fontWeight: 600 };
