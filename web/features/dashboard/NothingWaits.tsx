import { Typography } from "@mui/material";

import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { formatDate } from "#web/format/dates.ts";
import { type MyDeskQuery } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";

type Offered = NonNullable<MyDeskQuery["myDesk"]["nothingWaits"]>;

/** Suggests open tenders to a company that has no pending tasks. */
export function NothingWaits({ openTenders, newTenders, fitting }: Offered) {
  return (
    <>
      <Typography sx={{ mb: fitting.length > 0 ? 3 : 0 }}>
        Nothing waits for you. {openSentence(openTenders, newTenders)}
      </Typography>
      {fitting.length > 0 && (
        <>
          <Typography variant="h3" id="fitting" sx={{ mb: 3 }}>
            The newest in your country or industry
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
  const many = `${open.toLocaleString("en-US")} ${open === 1 ? "tender is" : "tenders are"} open`;
  return fresh === null ? `${many}.` : `${many}, ${fresh.toLocaleString("en-US")} new since your last visit.`;
}
