import { Box, Button, Link, Paper, Typography } from "@mui/material";

import { PARTNER_ROLE_LABELS } from "#api/users/userWords.rules.ts";

import { HandledMark } from "#web/features/contact/HandledMark.tsx";
import { words } from "#web/features/contact/words/requests.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type IntegrationRequestFragment } from "#web/graphql/generatedContact.ts";
import { site } from "#web/site.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { term } from "#web/format/words/terms.en.ts";

/** The height in pixels of the placeholder of a request while the requests load. */
export const REQUEST_CARD_HEIGHT = 230;

const SUBJECT = encodeURIComponent(words.yourIntegrationRequestTo(site.name));

interface Props {
  request: IntegrationRequestFragment;
  /** Called when the Delete button is pressed. The callback must ask for confirmation before it deletes the request. */
  onDelete: (request: IntegrationRequestFragment) => void;
}

export function RequestCard({ request, onDelete }: Props) {
  const name = `${request.firstName} ${request.lastName}`;
  const titleId = `request-${request.id}`;
  return (
    <Paper component="article" aria-labelledby={titleId} sx={CARD}>
      <Box sx={{ gridArea: "who", minWidth: 0 }}>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Link
          href={`mailto:${encodeURIComponent(request.email)}?subject=${SUBJECT}`}
          sx={{ display: "inline-block", py: 1.25, overflowWrap: "anywhere" }}
        >
          <EmailText address={request.email} />
        </Link>
        <FactList
          facts={[
            [words.company, request.company],
            [words.role, term(PARTNER_ROLE_LABELS[request.role])],
            [words.received, formatDateTime(request.createdAt)],
          ]}
        />
      </Box>
      <Box sx={{ gridArea: "words", minWidth: 0 }}>
        <LongText title={words.message} text={request.message} />
      </Box>
      <Box
        sx={{ gridArea: "mark", display: "flex", flexWrap: "wrap", alignItems: "center", alignSelf: "start", gap: 1 }}
      >
        <HandledMark request={request} who={name} />
        <Button variant="outlined" color="error" aria-label={words.deleteOf(name)} onClick={() => onDelete(request)}>
          {words.deleteIt}
        </Button>
      </Box>
    </Paper>
  );
}

const CARD = {
  display: "grid",
  gridTemplateAreas: { xs: `"who" "words" "mark"`, md: `"who words" "mark words"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
  gridTemplateRows: { md: "auto 1fr" },
  columnGap: 4,
  rowGap: 2,
  p: { xs: 2, md: 3 },
};
