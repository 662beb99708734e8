import { Box, Button, Typography } from "@mui/material";
import { Suspense, useMemo } from "react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { UnconfirmedMark } from "#web/features/deciding/UnconfirmedMark.tsx";
import { type SealedTenderQuery, useSealedTenderQuery, useWithdrawOpeningApprovalMutation } from "#web/graphql/generatedDeciding.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { part } from "#web/ui/part.ts";

/** Most bids are not sealed: the form loads on demand. */
const OpeningForm = part(async () => (await import("#web/features/deciding/OpeningForm.tsx")).OpeningForm);

/** Before the opening an administrator sees how many companies bid, and which. */
export function SealedBids({ tenderId, tenderNumber }: { tenderId: string; tenderNumber: string }) {
  const { data, error, refetch } = useSealedTenderQuery({ variables: { id: tenderId, first: MAX_PAGE }, fetchPolicy: "cache-and-network" });

  if (!data) return error ? <ErrorState text="These bids could not be loaded." onRetry={() => void refetch().catch(() => undefined)} /> : <CardSkeletons count={1} height={160} />;
  const { nodes, totalCount, pageInfo } = data.bids;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>Sealed until the opening</Typography>
      {nodes.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>No bids submitted for this tender yet.</Typography>
      ) : (
        <Box component="ul" aria-label={`Companies with a sealed bid on ${tenderNumber}`} sx={{ m: 0, pl: 2.5 }}>
          {nodes.map(({ id, company, submittedAt, unconfirmedAddenda }) => (
            <Typography component="li" key={id} sx={{ overflowWrap: "anywhere" }}>
              {company.companyName}, submitted {formatDateTime(submittedAt)} <HistoryLink of={{ noun: "bid", id }} name={`${company.companyName}, ${tenderNumber}`} />
              {unconfirmedAddenda.length > 0 && " "}
              <UnconfirmedMark numbers={unconfirmedAddenda} />
            </Typography>
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && <Typography sx={{ color: "text.secondary" }}>{`The ${nodes.length} newest of ${totalCount.toLocaleString("en-US")}`}</Typography>}
      <Opening tender={data.tender} />
    </Box>
  );
}

function Opening({ tender }: Pick<SealedTenderQuery, "tender">) {
  const toast = useToast();
  const { opening } = tender;
  const now = useNow(useMemo(() => (opening ? [opening.opensAt] : []), [opening]));
  const [withdraw, { loading }] = useWithdrawOpeningApprovalMutation();
  if (!opening || tender.status === "draft") return null;
  if (tender.cancelledAt) return <Typography sx={{ color: "text.secondary" }}>This tender was cancelled: its bids are not opened.</Typography>;
  const { personsNeeded, opensAt, persons } = opening;
  if (now <= new Date(opensAt)) return <Typography sx={{ color: "text.secondary" }}>{`The bids can be opened from ${formatDateTime(opensAt)}.`}</Typography>;

  const handleWithdraw = () => void withdraw({ variables: { tenderId: tender.id } }).catch((error: unknown) => toast.error(refusalOf(error)?.message ?? "The approval could not be taken back."));
  return (
    <>
      {personsNeeded === 2 && (
        <Typography role="status">
          {persons.length === 0
            ? "Two administrators open these bids, within 30 minutes."
            : `${persons.map(({ username }) => username).join(", ")} approved the opening: another administrator opens the bids within 30 minutes.`}
        </Typography>
      )}
      <Suspense>
        <OpeningForm tenderId={tender.id} opens={persons.length + 1 >= personsNeeded} />
      </Suspense>
      {persons.length > 0 && (
        <Box>
          <Button variant="outlined" disabled={loading} onClick={handleWithdraw}>Take back your approval</Button>
        </Box>
      )}
    </>
  );
}
