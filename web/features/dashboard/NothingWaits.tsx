import { Typography } from "@mui/material";

import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { formatDate } from "#web/format/dates.ts";
import { type MyDeskQuery } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";
import { term } from "#web/format/words/terms.en.ts";

type Offered = NonNullable<MyDeskQuery["myDesk"]["nothingWaits"]>;

/**
 * Suggests open tenders to a company without tasks. The sentence for a new partner, whose first steps are shown above,
 * leaves out "You’re up to date."
 */
export function NothingWaits({ openTenders, newTenders, fitting, isNew }: Offered & { isNew: boolean }) {
  return (
    <>
      <Typography sx={{ mb: fitting.length > 0 ? 3 : 0 }}>
        {(isNew ? words.openNow : words.nothingWaits)(openTenders, newTenders)}
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
              text: words.offered(term(country), term(category), formatDate(closingDate)),
            }))}
          />
        </>
      )}
    </>
  );
}
