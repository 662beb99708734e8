import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";

import { DeliveryRow, isSending } from "#web/features/webhooks/DeliveryRow.tsx";
import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { useWebhookDeliveriesQuery } from "#web/graphql/generatedWebhooks.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

interface Props {
  webhookId: string;
  isDisabled: boolean;
  /** The id of the test message that was just sent; when it changes, the log is refetched. */
  tested: string | null;
}

const FIRST = 20;
const MOST = 100;
const AGAIN_MS = 1500;

/** Lists the newest messages to a webhook. The list is polled while a message is being sent. */
export function DeliveryLog({ webhookId, isDisabled, tested }: Props) {
  const [first, setFirst] = useState(FIRST);
  const { data, error, refetch } = useWebhookDeliveriesQuery({
    variables: { id: webhookId, first },
    fetchPolicy: "cache-and-network",
  });
  const readAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const deliveries = data?.webhook.deliveries.nodes;
  const isWorking = deliveries?.some(isSending) ?? false;
  useEffect(() => {
    if (tested !== null) readAgain();
  }, [tested, readAgain]);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(readAgain, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, readAgain]);

  if (!deliveries)
    return error ? (
      <ErrorState text={words.theDeliveriesCouldNotBe} onRetry={readAgain} />
    ) : (
      <Skeleton height={64} role="progressbar" aria-label={words.loading} />
    );
  if (deliveries.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {words.nothingWasSentYetDeliveries}
      </Typography>
    );
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="ul" aria-label={words.deliveries} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} isDisabled={isDisabled} onSent={readAgain} />
        ))}
      </Box>
      {data.webhook.deliveries.pageInfo.hasNextPage && first < MOST && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setFirst(MOST)}>
          {words.showMore}
        </Button>
      )}
    </Box>
  );
}
