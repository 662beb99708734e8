import { Box, Typography } from "@mui/material";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import { type DeskWords } from "#web/features/dashboard/deskLines.ts";
import { type WaitingTenderFragment } from "#web/graphql/generatedDesks.ts";
import { locale } from "#web/format/words/language.en.ts";

export interface DeskLine {
  count: number;
  at: string;
  tenders: readonly WaitingTenderFragment[];
}

interface Props {
  line: DeskLine;
  words: DeskWords;
  now: Date;
}

/**
 * One kind of task: a link to the list of all tasks of this kind, and below that link the tenders of the first tasks.
 */
export function WaitingLine({
  line: { count, at, tenders },
  words: { one, many, to, place, when, isUrgent },
  now,
}: Props) {
  return (
    <Box component="li" sx={LINE}>
      <Box component={Link} to={to} sx={ALL}>
        <Typography component="span" sx={COUNT}>
          {count.toLocaleString(locale)}
        </Typography>
        <Box component="span" sx={WORDS}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {count === 1 ? one : many}
          </Typography>
          {tenders.length === 0 && (
            <Typography component="span" variant="body2" sx={WHEN}>
              {when(at, now)}
            </Typography>
          )}
        </Box>
        <ArrowRight size={18} aria-hidden />
      </Box>
      {tenders.length > 0 && (
        <Box component="ul" role="list" sx={FIRST_ONES}>
          {tenders.map((tender) => (
            <li key={tender.tenderId}>
              <Box component={Link} to={place(tender)} sx={ONE}>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ gridArea: "number", color: "text.secondary", overflowWrap: "anywhere" }}
                >
                  {tender.tenderNumber}
                </Typography>
                <Typography component="span" variant="body2" sx={{ gridArea: "title", overflowWrap: "anywhere" }}>
                  {tender.title}
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ ...WHEN, gridArea: "when", ...(isUrgent?.(tender.at, now) && URGENT) }}
                >
                  {when(tender.at, now)}
                </Typography>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const LINE = { "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } };
const ROW = {
  px: { xs: 2, sm: 3 },
  minHeight: 44,
  alignItems: "center",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
};
const ALL = { ...ROW, display: "flex", gap: 1, py: 1 };
/**
 * The style of the tenders below a line. A phone shows only the first tender, because the line itself links to the list
 * of all tasks.
 */
const FIRST_ONES = {
  m: 0,
  p: 0,
  pb: 1,
  listStyle: "none",
  "& > :not(:first-of-type)": { display: { xs: "none", sm: "block" } },
};
const ONE = {
  ...ROW,
  display: "grid",
  columnGap: 2,
  gridTemplateAreas: { xs: `"number when" "title title"`, sm: `"number title when"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "11rem minmax(0, 1fr) auto" },
  py: 0.5,
  pl: { xs: 6, sm: 7 },
};
const WORDS = {
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: 2,
};
/** The minimum width aligns the texts of all lines, whatever their counts. */
const COUNT = { minWidth: "1.5rem", fontWeight: 600, fontVariantNumeric: "tabular-nums", color: "primary.main" };
const WHEN = { color: "text.secondary", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" };
const URGENT = { color: "text.primary", fontWeight: 600 };
