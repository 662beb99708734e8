import { Box, Button, Typography } from "@mui/material";

import { failureText } from "#web/features/webhooks/words/failures.en.ts";
import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type ListedDeliveryFragment, useRedeliverMutation } from "#web/graphql/generatedWebhooks.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { serverNow } from "#web/clock/serverClock.ts";

interface Props {
  delivery: ListedDeliveryFragment;
  /** Whether the webhook is disabled. If it is, its messages cannot be sent again. */
  isDisabled: boolean;
  onSent: () => void;
}

const STATE_WORDS: Record<ListedDeliveryFragment["state"], string> = {
  waiting: words.waiting,
  delivered: words.delivered,
  failed: words.failed,
};

export function DeliveryRow({ delivery, isDisabled, onSent }: Props) {
  const { id, event, occurredAt, state, nextAttemptAt, attempts } = delivery;
  const toast = useToast();
  const [redeliver, { loading }] = useRedeliverMutation();
  const when = formatDateTime(occurredAt);

  const sendAgain = () =>
    redeliver({ variables: { id } }).then(onSent, (error: unknown) => {
      toast.error(refusalOf(error)?.message ?? words.theMessageCouldNotBe);
      onSent();
    });

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {words.stateOf(event, isSending(delivery) ? words.beingSent : STATE_WORDS[state])}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {nextAttemptAt && !isSending(delivery) ? words.nextAttempt(when, formatDateTime(nextAttemptAt)) : when}
        </Typography>
        {attempts.map(({ attemptedAt, durationMs, statusCode, error }, place) => (
          <Typography
            key={`${attemptedAt} ${place}`}
            variant="body2"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {words.attempt(
              formatDateTime(attemptedAt),
              error === null ? words.answered(statusCode) : failureText(error),
              durationMs,
            )}
          </Typography>
        ))}
      </Box>
      {state !== "waiting" && !isDisabled && (
        <Button
          variant="text"
          disabled={loading}
          aria-label={words.sendAgainOf(event, when)}
          onClick={() => void sendAgain()}
        >
          {words.sendAgain}
        </Button>
      )}
    </Box>
  );
}

/**
 * In milliseconds. When the server starts to send a message, it sets the message's next attempt to one minute later. So
 * a message whose next attempt is less than SOON_MS away is being sent, or is due.
 */
const SOON_MS = 70_000;

/** Whether a message is being sent, or is due. */
export const isSending = ({ state, nextAttemptAt }: Pick<ListedDeliveryFragment, "state" | "nextAttemptAt">) =>
  state === "waiting" && nextAttemptAt !== null && Date.parse(nextAttemptAt) - serverNow().getTime() < SOON_MS;
