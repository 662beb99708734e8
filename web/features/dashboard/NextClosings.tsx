import { Box, Typography } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router-dom";

import { timeLeft } from "#web/clock/timeLeft.ts";
import { useNow } from "#web/clock/useNow.ts";
import { formatDate } from "#web/format/dates.ts";
import { type MyDeskQuery } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

type Closing = MyDeskQuery["myDesk"]["nextClosings"][number];

/** The next closing times on a line, the earliest first. Those of the company's own bids and drafts are marked. */
export function NextClosings({ closings }: { closings: readonly Closing[] }) {
  const now = useNow(useMemo(() => closings.map(({ closingDate }) => closingDate), [closings]));
  const upcoming = closings.filter(({ closingDate }) => new Date(closingDate) >= now);
  if (upcoming.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <SectionCard title={words.nextClosings}>
        <Box component="ol" role="list" sx={LINE}>
          {upcoming.map(({ tenderId, tenderNumber, title, closingDate, bidId, hasDraft }) => {
            const own = bidId ? words.yourBid : hasDraft && words.yourDraft;
            const to = bidId ? paths.myBid(bidId) : hasDraft ? paths.submitBid(tenderId) : paths.tender(tenderId);
            return (
              <li key={tenderId} data-own={Boolean(own)}>
                <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
                  <time dateTime={closingDate}>{formatDate(closingDate)}</time>
                </Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {words.left(timeLeft(closingDate, now))}
                </Typography>
                <Box component={Link} to={to} sx={TENDER}>
                  <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                    {tenderNumber}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ display: "block", fontWeight: 600 }}>
                    {title}
                  </Typography>
                </Box>
                {own && (
                  <Typography variant="body2" sx={{ color: "primary.main", fontWeight: 600 }}>
                    {own}
                  </Typography>
                )}
              </li>
            );
          })}
        </Box>
      </SectionCard>
    </Box>
  );
}

const DOT = 12;
/**
 * A line from top to bottom, on wide screens from left to right, with a dot for each closing time: filled for own ones.
 */
const LINE = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(6, minmax(0, 1fr))" },
  "& > li": {
    position: "relative",
    pl: { xs: 3.5, lg: 0 },
    pr: { lg: 2 },
    pt: { lg: 3 },
    pb: { xs: 2.5, lg: 0 },
    "&:last-of-type": { pb: 0 },
  },
  "& > li::before": {
    content: '""',
    position: "absolute",
    bgcolor: "divider",
    top: { xs: DOT, lg: DOT / 2 - 1 },
    left: { xs: DOT / 2 - 1, lg: 0 },
    width: { xs: 2, lg: "100%" },
    height: { xs: "100%", lg: 2 },
  },
  "& > li:last-of-type::before": { display: { xs: "none", lg: "block" } },
  "& > li::after": {
    content: '""',
    position: "absolute",
    boxSizing: "border-box",
    top: { xs: 4, lg: 0 },
    left: 0,
    width: DOT,
    height: DOT,
    border: 2,
    borderColor: "text.secondary",
    borderRadius: "50%",
    bgcolor: "background.paper",
  },
  "& > li[data-own=true]::after": { borderColor: "primary.main", bgcolor: "primary.main" },
};
const TENDER = {
  display: "block",
  minHeight: 44,
  py: 0.5,
  overflowWrap: "anywhere",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
};
