import { Box, Typography } from "@mui/material";

import { daysLeft, hasClosed, isClosingSoon } from "#api/tenders/tenderStatus.rules.ts";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { QuestionsLink } from "#web/features/tenders/QuestionsLink.tsx";
import { TenderBidButton } from "#web/features/tenders/browse/TenderBidButton.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { ClosingSoonBadge } from "#web/ui/tenders/StatusLine.tsx";
import { TenderTitle } from "#web/features/tenders/TenderTitle.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";
import { locale } from "#web/format/words/language.en.ts";
import { term } from "#web/format/words/terms.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
  profile: BidderProfile;
}

/** The table cells of one tender, for use inside a `tr`. */
export function TenderRow({ tender, now, profile }: Props) {
  const titleId = `tender-${tender.id}`;
  const closed = hasClosed(tender.closingDate, now);
  return (
    <>
      <th scope="row">
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`${tender.tenderNumber} · ${term(tender.category)}`}
        </Typography>
        <Box id={titleId} sx={{ fontWeight: 600 }}>
          <TenderTitle {...tender} />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`${tender.location}, ${term(tender.country)}`}
        </Typography>
      </th>
      <td data-numeric>{formatMoney(tender.budgetMin)}</td>
      <td data-numeric>{formatMoney(tender.budgetMax)}</td>
      <td data-numeric>
        <time dateTime={tender.closingDate}>{formatDateTime(tender.closingDate)}</time>
        {isClosingSoon(tender.closingDate, now) && <ClosingSoonBadge />}
      </td>
      <td data-numeric>{closed ? "0" : Math.max(1, daysLeft(tender.closingDate, now)).toLocaleString(locale)}</td>
      <td>
        <Box sx={{ display: "grid", gap: 1 }}>
          <TenderBidButton tenderId={tender.id} closed={closed} profile={profile} describedBy={titleId} />
          {tender.documentsUrl && (
            <DocumentsButton
              label={words.viewDocuments}
              of={`${tender.tenderNumber}, ${tender.title}`}
              url={tender.documentsUrl}
            />
          )}
          <QuestionsLink tender={tender} />
        </Box>
      </td>
    </>
  );
}
