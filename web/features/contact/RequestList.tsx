import { Box, Button } from "@mui/material";
import { Suspense, useEffect, useState } from "react";

import { REQUEST_CARD_HEIGHT, RequestCard } from "#web/features/contact/RequestCard.tsx";
import { RequestFinder } from "#web/features/contact/RequestFinder.tsx";
import { useRequestFilter, useRequests } from "#web/features/contact/useRequests.ts";
import { words } from "#web/features/contact/words/requests.en.ts";
import { type IntegrationRequestFragment } from "#web/graphql/generatedContact.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const DeleteRequest = lazyComponent(
  async () => (await import("#web/features/contact/DeleteRequest.tsx")).DeleteRequest,
);

export function RequestList() {
  const filter = useRequestFilter();
  const [deleting, setDeleting] = useState<{ request: IntegrationRequestFragment; open: boolean } | null>(null);
  const [departures, setDepartures] = useState(0);
  const read = useRequests(filter.search, filter.shown);
  // Move the focus to the title after a deletion, because the card of the deleted request is removed together with its
  // focused button.
  useEffect(() => {
    if (departures > 0) focusTitle();
  }, [departures]);

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <RequestFinder filter={filter} found={read.total} foundIsExact={read.totalIsExact} />
      <Requests filter={filter} read={read} onDelete={(request) => setDeleting({ request, open: true })} />
      <Suspense>
        {deleting && (
          <DeleteRequest
            key={deleting.request.id}
            {...deleting}
            onDeleted={() => setDepartures(departures + 1)}
            onClose={() => setDeleting({ ...deleting, open: false })}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface Props {
  filter: ReturnType<typeof useRequestFilter>;
  read: ReturnType<typeof useRequests>;
  onDelete: (request: IntegrationRequestFragment) => void;
}

function Requests({ filter, read: { requests, hasMore, step, readMore, failed, retry }, onDelete }: Props) {
  if (!requests)
    return failed ? (
      <ErrorState text={words.theRequestsCouldNotBe} onRetry={retry} />
    ) : (
      <CardSkeletons count={3} height={REQUEST_CARD_HEIGHT} />
    );
  if (requests.length === 0)
    return filter.finding ? (
      <EmptyState title={words.noRequestMatches} text={words.changeWhatYouLookFor} />
    ) : (
      <EmptyState title={words.noRequestsYet} text={words.integrationRequestsFromTheContact} />
    );
  return (
    <>
      <LongList
        items={requests}
        keyOf={({ id }) => id}
        render={(request) => <RequestCard request={request} onDelete={onDelete} />}
        label={words.integrationRequests}
      />
      {step === "failed" && <ErrorState text={words.moreRequestsCouldNotBe} onRetry={readMore} />}
      {hasMore && step !== "failed" && (
        <Box>
          <Button variant="outlined" onClick={() => step === "idle" && readMore()}>
            {step === "reading" ? words.loading : words.showMore}
          </Button>
        </Box>
      )}
    </>
  );
}
