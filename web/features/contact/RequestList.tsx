import { Box, Button } from "@mui/material";

import { REQUEST_CARD_HEIGHT, RequestCard } from "#web/features/contact/RequestCard.tsx";
import { RequestFinder } from "#web/features/contact/RequestFinder.tsx";
import { useRequestFilter } from "#web/features/contact/useRequestFilter.ts";
import { useRequests } from "#web/features/contact/useRequests.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";

export function RequestList() {
  const filter = useRequestFilter();
  const read = useRequests(filter.search, filter.shown);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <RequestFinder filter={filter} found={read.total} foundIsExact={read.totalIsExact} />
      <Requests filter={filter} read={read} />
    </Box>
  );
}

interface Props {
  filter: ReturnType<typeof useRequestFilter>;
  read: ReturnType<typeof useRequests>;
}

function Requests({ filter, read: { requests, hasMore, step, readMore, failed, retry } }: Props) {
  if (!requests)
    return failed ? (
      <ErrorState text="The requests could not be loaded." onRetry={retry} />
    ) : (
      <CardSkeletons count={3} height={REQUEST_CARD_HEIGHT} />
    );
  if (requests.length === 0)
    return filter.finding ? (
      <EmptyState title="No request matches" text="Change what you look for, or show all requests." />
    ) : (
      <EmptyState title="No requests yet" text="Integration requests from the contact form arrive here." />
    );
  return (
    <>
      <LongList items={requests} keyOf={({ id }) => id} render={(request) => <RequestCard request={request} />} label="Integration requests" />
      {step === "failed" && <ErrorState text="More requests could not be loaded." onRetry={readMore} />}
      {hasMore && step !== "failed" && (
        <Box>
          <Button variant="outlined" onClick={() => step === "idle" && readMore()}>{step === "reading" ? "Loading..." : "Show more"}</Button>
        </Box>
      )}
    </>
  );
}
