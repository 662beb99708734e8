import { Box, Link, Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Link as RouterLink } from "react-router-dom";

import { type PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";

import { term } from "#web/format/words/terms.en.ts";
import { paths } from "#web/paths.ts";
import { ClosingTime } from "#web/ui/tenders/ClosingTime.tsx";
import { StatusLine } from "#web/ui/tenders/StatusLine.tsx";
import { words } from "#web/ui/tenders/words/tenderHeader.en.ts";

/** The fields of a tender that its header shows. */
export interface HeaderTender extends PhaseFacts {
  id: string;
  tenderNumber: string;
  title: string;
  closingDate: string;
  category: string;
  location: string;
  country: string;
}

interface Props {
  tender: HeaderTender;
  now: Date;
  /** Further marks beside the status. */
  marks?: ReactNode;
  children?: ReactNode;
}

/** The category and the place of a tender, in one line. */
export const placeOf = ({ category, location, country }: Pick<HeaderTender, "category" | "location" | "country">) =>
  `${term(category)} · ${location}, ${term(country)}`;

/** The header of a tender on a page that is about something else: a bid, its changes, its questions. */
export function TenderHeader({ tender, now, marks, children }: Props) {
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 }, overflowWrap: "anywhere" }}>
      <StatusLine tender={tender} now={now}>
        {marks}
        <Link
          component={RouterLink}
          to={paths.tender(tender.id)}
          sx={{ display: "inline-block", py: 1.25, my: -1.25, ml: { sm: "auto" } }}
        >
          {words.tenderPage}
        </Link>
      </StatusLine>
      <Typography id={title} variant="h2" sx={{ mt: 1 }}>
        {tender.title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{placeOf(tender)}</Typography>
      <Box sx={{ mt: 1 }}>
        <ClosingTime tender={tender} now={now} countsDown />
      </Box>
      {children}
    </Paper>
  );
}
