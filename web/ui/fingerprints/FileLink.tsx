import { Box, Link } from "@mui/material";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props {
  name: string;
  url: string;
  /** The id of the file in the portal; null for a file on another site. */
  fileId: string | null;
}

/**
 * Matches names of files that a browser can probably display. The server decides by the file's content, and makes the
 * browser save any other file.
 */
const VIEWABLE = /\.(pdf|png|jpe?g|webp)$/i;

/** Downloads a file from the portal, with a link to look at a PDF or a picture; or opens a file on another site. */
export function FileLink({ name, url, fileId }: Props) {
  return fileId ? (
    <Box component="span" sx={{ display: "inline-flex", columnGap: 3 }}>
      {VIEWABLE.test(name) && (
        <Link
          href={filePaths.view(fileId)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.viewOpensInANewTab(name)}
          sx={LINK}
        >
          {words.view}
        </Link>
      )}
      <Link href={apiPaths.file(fileId)} download aria-label={words.downloadOf(name)} sx={LINK}>
        {words.download}
      </Link>
    </Box>
  ) : (
    <Link href={url} target="_blank" rel="noopener noreferrer" aria-label={words.openOpensInANewTab(name)} sx={LINK}>
      {words.open}
    </Link>
  );
}

const LINK = { py: 1.25, fontWeight: 600 };
