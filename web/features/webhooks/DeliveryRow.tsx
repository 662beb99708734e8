import { Box, Button, Typography } from "@mui/material";

import { isSending } from "#web/features/webhooks/isSending.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type ListedDeliveryFragment, useRedeliverMutation } from "#web/graphql/generatedWebhooks.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  delivery: ListedDeliveryFragment;
  /** Nothing is sent again while the webhook is disabled. */
  isDisabled: boolean;
  onSent: () => void;
}

const STATE_WORDS: Record<ListedDeliveryFragment["state"], string> = { waiting: "Waiting", delivered: "Delivered", failed: "Failed" };

export function DeliveryRow({ delivery, isDisabled, onSent }: Props) {
  const { id, event, occurredAt, state, nextAttemptAt, attempts } = delivery;
  const toast = useToast();
  const [redeliver, { loading }] = useRedeliverMutation();
  const when = formatDateTime(occurredAt);

  const sendAgain = () =>
    redeliver({ variables: { id } }).then(onSent, (error: unknown) => {
      toast.error(refusalOf(error)?.message ?? "The message could not be sent again");
      onSent();
    });

  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1, py: 1, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>{event}: {isSending(delivery) ? "Being sent" : STATE_WORDS[state]}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>{when}{nextAttemptAt && !isSending(delivery) && `, next attempt ${formatDateTime(nextAttemptAt)}`}</Typography>
        {attempts.map(({ attemptedAt, durationMs, statusCode, error }, place) => (
          <Typography key={`${attemptedAt} ${place}`} variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {formatDateTime(attemptedAt)}: {error ?? `Answered ${statusCode}`}, {durationMs} ms
          </Typography>
        ))}
      </Box>
      {state !== "waiting" && !isDisabled && (
        <Button variant="text" disabled={loading} aria-label={`Send ${event} of ${when} again`} onClick={() => void sendAgain()}>Send Again</Button>
      )}
    </Box>
  );
}
