import { Box, Button, Typography } from "@mui/material";
import { Suspense, useMemo } from "react";

import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { words } from "#web/features/deciding/opening/words/opening.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { UnconfirmedMark } from "#web/features/deciding/UnconfirmedMark.tsx";
import {
  type SealedTenderQuery,
  useSealedTenderQuery,
  useWithdrawOpeningApprovalMutation,
} from "#web/graphql/generatedDeciding.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

/** Lazy-loaded, because most tenders are not sealed. */
const OpeningForm = lazyComponent(
  async () => (await import("#web/features/deciding/opening/OpeningForm.tsx")).OpeningForm,
);

/**
 * The bids of a sealed tender before the opening, and the form with which administrators open them. Of each bid, an
 * administrator sees only the company's name, when it submitted, and which addenda it has not confirmed.
 */
export function SealedBids({ tenderId, tenderNumber }: { tenderId: string; tenderNumber: string }) {
  const { data, error, refetch } = useSealedTenderQuery({
    variables: { id: tenderId, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
  });

  if (!data)
    return error ? (
      <ErrorState text={words.theseBidsCouldNotBe} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <CardSkeletons count={1} height={160} />
    );
  const { nodes, totalCount, pageInfo } = data.bids;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.sealedUntilTheOpening}</Typography>
      {nodes.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{words.noBidsSubmittedForThis}</Typography>
      ) : (
        <Box component="ul" aria-label={words.companiesWithASealedBid(tenderNumber)} sx={{ m: 0, pl: 2.5 }}>
          {nodes.map(({ id, company, submittedAt, unconfirmedAddenda }) => (
            <Typography component="li" key={id} sx={{ overflowWrap: "anywhere" }}>
              {words.submitted(company.companyName, formatDateTime(submittedAt))}{" "}
              <HistoryLink of={{ noun: "bid", id }} name={`${company.companyName}, ${tenderNumber}`} isInText />
              {unconfirmedAddenda.length > 0 && " "}
              <UnconfirmedMark numbers={unconfirmedAddenda} />
            </Typography>
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && (
        <Typography sx={{ color: "text.secondary" }}>{words.theNewestOf(nodes.length, totalCount)}</Typography>
      )}
      <Opening tender={data.tender} />
    </Box>
  );
}

function Opening({ tender }: Pick<SealedTenderQuery, "tender">) {
  const toast = useToast();
  const { opening } = tender;
  const now = useNow(useMemo(() => (opening ? [opening.opensAt, ...opening.persons.map(endOf)] : []), [opening]));
  const [withdraw, { loading }] = useWithdrawOpeningApprovalMutation();
  if (!opening || tender.status === "draft") return null;
  if (tender.cancelledAt)
    return <Typography sx={{ color: "text.secondary" }}>{words.thisTenderWasCancelledIts}</Typography>;
  const { personsNeeded, opensAt } = opening;
  if (now <= new Date(opensAt))
    return (
      <Typography sx={{ color: "text.secondary" }}>{words.theBidsCanBeOpened(formatDateTime(opensAt))}</Typography>
    );

  const persons = opening.persons.filter((person) => now <= new Date(endOf(person)));
  const own = persons.find(({ mine }) => mine);
  const handleWithdraw = () =>
    void withdraw({ variables: { tenderId: tender.id } }).catch((error: unknown) =>
      toast.error(refusalOf(error)?.message ?? words.theApprovalCouldNotBe),
    );
  return (
    <>
      {personsNeeded === 2 && (
        <Typography role="status" sx={{ maxWidth: MEASURE, overflowWrap: "anywhere" }}>
          {approvalsSentence(persons)}
        </Typography>
      )}
      {own ? (
        <Box>
          <Button variant="outlined" disabled={loading} onClick={handleWithdraw}>
            {words.takeBackYourApproval}
          </Button>
        </Box>
      ) : (
        <Suspense>
          <OpeningForm tenderId={tender.id} opens={persons.length + 1 >= personsNeeded} />
        </Suspense>
      )}
    </>
  );
}

type Person = NonNullable<SealedTenderQuery["tender"]["opening"]>["persons"][number];

/** The moment at which an approval expires. */
const endOf = ({ approvedAt }: Person) => new Date(Date.parse(approvedAt) + APPROVAL_MINUTES * 60_000).toISOString();

function approvalsSentence([first]: readonly Person[]) {
  if (!first) return words.twoAdministratorsOpenTheseBids(APPROVAL_MINUTES);
  const [at, end] = [formatDateTime(first.approvedAt), formatDateTime(endOf(first))];
  return first.mine ? words.youApprovedTheOpeningOn(at, end) : words.approvedTheOpeningOnYou(first.username, at, end);
}
