import { Typography } from "@mui/material";

import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { formatDate } from "#web/format/dates.ts";
import { type MyDeskQuery } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

type Offered = NonNullable<MyDeskQuery["myDesk"]["nothingWaits"]>;

/** Suggests open tenders to a company that has no pending tasks. */
export function NothingWaits({ openTenders, newTenders, fitting }: Offered) {
  return (
    <>
      <Typography sx={{ mb: fitting.length > 0 ? 3 : 0 }}>
        {words.nothingWaitsForYouOf(openSentence(openTenders, newTenders))}
      </Typography>
      {fitting.length > 0 && (
        <>
          <Typography variant="h3" id="fitting" sx={{ mb: 3 }}>
            {words.theNewestInYourCountryOr}
          </Typography>
          <LinkRows
            rows={fitting.map(({ tenderId, tenderNumber, title, country, category, closingDate }) => ({
              to: paths.tender(tenderId),
              label: `${tenderNumber}, ${title}`,
              text: `${country}, ${category}. Closes ${formatDate(closingDate)}.`,
            }))}
          />
        </>
      )}
    </>
  );
}

function openSentence(open: number, fresh: number | null) {
  const many = words.openIt(open.toLocaleString("en-US"), open === 1 ? "tender is" : "tenders are");
  return fresh === null ? `${many}.` : words.newSinceYourLastVisitMany(many, fresh.toLocaleString("en-US"));
}
