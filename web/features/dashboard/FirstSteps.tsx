import { Box, Typography } from "@mui/material";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

export interface FirstStepsProps {
  /** Whether the company has no profile yet. Without one it cannot bid. */
  needsProfile: boolean;
  /** The tender on which the user wanted to bid before there was a profile. */
  wanted: { tenderId: string; name: string | null } | null;
}

export const hasFirstSteps = ({ needsProfile, wanted }: FirstStepsProps) => needsProfile || wanted !== null;

/** The first lines of a new partner's desk: the profile, and the way back to the tender from which the partner came. */
export function FirstSteps({ needsProfile, wanted }: FirstStepsProps) {
  return (
    <Box component="ul" role="list" sx={LIST}>
      {needsProfile && (
        <Line to={paths.companyProfile} title={words.createYourProfileToBid} text={words.tenderOwnersReadIt} />
      )}
      {wanted && (
        <Line
          to={paths.submitBid(wanted.tenderId)}
          title={words.continueYourBid(wanted.name)}
          text={needsProfile ? words.onceYourProfileIsCreated : words.yourProfileIsCreated}
        />
      )}
    </Box>
  );
}

function Line({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: "divider" }}>
      <Box component={Link} to={to} sx={LINK}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
            {text}
          </Typography>
        </Box>
        <ArrowRight size={18} aria-hidden />
      </Box>
    </Box>
  );
}

/** The style of the list, which extends to the edges of the card. */
const LIST = { m: 0, mx: { xs: -2, sm: -3 }, mt: -2, mb: 2, p: 0, listStyle: "none" };
const LINK = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  minHeight: 44,
  position: "relative",
  "&::before": { content: '""', position: "absolute", inset: "0 auto 0 0", width: 4, bgcolor: "primary.main" },
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
};
