import { Link, Typography } from "@mui/material";

import { formatUtc } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { words } from "#web/ui/words/ui.en.ts";
import { publicPath } from "#web/ui/frame/publicPath.ts";

interface Props {
  seal: { sha256: string; sealedAt: string };
}

/** Shows the SHA-256 and the time of a tender's closing seal, and explains what the seal proves. */
export const ClosingSealFacts = ({ seal: { sha256, sealedAt } }: Props) => (
  <>
    <FactList
      facts={[
        [words.closingSeal, <code key="seal">{sha256}</code>],
        [words.sealed, formatUtc(sealedAt)],
      ]}
    />
    <Typography variant="body2" sx={{ mt: 1.5, maxWidth: MEASURE, color: "text.secondary" }}>
      {words.theReceiptsOfAllBidsThat} <Link href={publicPath(paths.verify)}>{words.anybodyCanComputeIt}</Link>.
    </Typography>
  </>
);
