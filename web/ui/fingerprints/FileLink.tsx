import { Box, Link, Typography } from "@mui/material";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";
import { type VirusCheck } from "#api/files/file.rules.ts";

import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props {
  name: string;
  url: string | null;
  /** The id of the file in the portal; null for a file on another site. */
  fileId: string | null;
  virusCheck: VirusCheck | null;
}

/**
 * Matches names of files that a browser can probably display. The server decides by the file's content, and makes the
 * browser save any other file.
 */
const VIEWABLE = /\.(pdf|png|jpe?g|webp)$/i;

/**
 * Downloads a file from the portal, with a link to look at a PDF or a picture; or opens a file on another site. Says if
 * the file is being checked for viruses, was not checked, or contained a virus. Shows nothing without an address.
 */
export function FileLink({ name, url, fileId, virusCheck }: Props) {
  if (virusCheck === "infected" || virusCheck === "checking")
    return (
      <Typography variant="body2" sx={{ color: virusCheck === "infected" ? "error.main" : "text.secondary" }}>
        {virusCheck === "infected" ? words.containedAVirus : words.isBeingCheckedForViruses}
      </Typography>
    );
  if (url === null) return null;
  if (fileId === null)
    return (
      <Link href={url} target="_blank" rel="noopener noreferrer" aria-label={words.openOpensInANewTab(name)} sx={LINK}>
        {words.open}
      </Link>
    );
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
      {virusCheck === "notChecked" && (
        <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
          {words.notCheckedForViruses}
        </Typography>
      )}
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
  );
}

const LINK = { py: 1.25, fontWeight: 600 };
