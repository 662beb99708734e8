import { Link, Typography } from "@mui/material";

import { formatUtc } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";

interface Props {
  seal: { sha256: string; sealedAt: string };
}

/** Shows the SHA-256 and the time of a tender's closing seal, and explains what the seal proves. */
export const ClosingSealFacts = ({ seal: { sha256, sealedAt } }: Props) => (
  <>
    <FactList
      facts={[
        ["Closing seal", <code key="seal">{sha256}</code>],
        ["Sealed", formatUtc(sealedAt)],
      ]}
    />
    <Typography variant="body2" sx={{ mt: 1.5, maxWidth: MEASURE, color: "text.secondary" }}>
      The receipts of all bids that stood at the closing time are in it. It shows that no bid was added, removed or
      changed since: every bidder has it by mail, and <Link href={paths.verify}>anybody can compute it</Link>.
    </Typography>
  </>
);
