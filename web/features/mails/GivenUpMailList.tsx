import { Box, Paper, Typography } from "@mui/material";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { formatCount } from "#web/format/formatCount.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type GivenUpMailFragment, useGivenUpMailsQuery } from "#web/graphql/generatedMails.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { ShowMore } from "#web/ui/lists/ShowMore.tsx";

/** The height in pixels of the skeleton of one mail whose error has one line. */
const CARD_HEIGHT = 170;

/** The mails that the server has stopped trying to send, the oldest first. */
export function GivenUpMailList() {
  const reading = useGivenUpMailsQuery({
    variables: { first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "givenUpMails");

  if (!data)
    return error ? (
      <ErrorState text="The mails could not be loaded." onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <CardSkeletons count={3} height={CARD_HEIGHT} />
    );
  const { nodes, totalCount, totalCountIsExact } = data.givenUpMails;
  if (nodes.length === 0)
    return (
      <EmptyState
        title="No undelivered emails"
        text="A mail that fails is tried again for three days; then it is listed here."
      />
    );
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Typography role="status" sx={{ color: "text.secondary", fontWeight: 550 }}>
        {formatCount(totalCount, "mail", totalCountIsExact)}
      </Typography>
      {nodes.map((mail) => (
        <GivenUpMail key={mail.id} mail={mail} />
      ))}
      <ShowMore noun="mails" hasMore={hasMore} step={step} onMore={readMore} />
    </Box>
  );
}

function GivenUpMail({
  mail: { id, recipient, subject, createdAt, attempts, lastError },
}: {
  mail: GivenUpMailFragment;
}) {
  return (
    <Paper component="article" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {subject}
      </Typography>
      <FactList
        facts={[
          ["To", <EmailText key={id} address={recipient} />],
          ["Written", formatDateTime(createdAt)],
          ["Tried", attempts === 1 ? "once" : `${attempts} times`],
          ["Failed with", lastError],
        ]}
      />
    </Paper>
  );
}
