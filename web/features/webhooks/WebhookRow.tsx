import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { OLD_SECRET_HOURS } from "#api/webhooks/webhook.rules.ts";

import { DeliveryLog } from "#web/features/webhooks/DeliveryLog.tsx";
import { DisabledAlert } from "#web/features/webhooks/DisabledAlert.tsx";
import { useWebhookActs } from "#web/features/webhooks/useWebhookActs.ts";
import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { type ListedWebhookFragment } from "#web/graphql/generatedWebhooks.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";

interface Props {
  webhook: ListedWebhookFragment;
  onChange: () => void;
  onSecret: (secret: string) => void;
  onGone: () => void;
}

export function WebhookRow({ webhook, onChange, onSecret, onGone }: Props) {
  const { url, description, events, createdAt, failingSince, disabledAt } = webhook;
  const [isOpen, setOpen] = useState(false);
  /** The id of the test message that was just sent. When it changes, the log of deliveries is refetched. */
  const [tested, setTested] = useState<string | null>(null);
  const { busy, asking, ask, rotate, remove, enable, sendTest } = useWebhookActs(webhook, { onSecret, onGone });
  const name = description ?? url;

  async function test() {
    const id = await sendTest();
    if (id === null) return;
    setTested(id);
    setOpen(true);
  }

  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: "divider" }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        <span>{`${name} `}</span>
        {disabledAt ? <MarkBadge>{words.disabled}</MarkBadge> : failingSince && <MarkBadge>{words.failing}</MarkBadge>}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {url}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {events.join(", ")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.created(
          formatDate(createdAt),
          !disabledAt && failingSince ? words.noMessageAcceptedSince(formatDateTime(failingSince)) : "",
        )}
      </Typography>
      {disabledAt && <DisabledAlert disabledAt={disabledAt} name={name} busy={busy} onEnable={() => void enable()} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 1 }}>
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-label={words.deliveriesTo(name)}
          onClick={() => setOpen(!isOpen)}
        >
          {words.deliveries}
        </Button>
        <Button variant="text" disabled={busy} aria-label={words.sendTestTo(name)} onClick={() => void test()}>
          {words.sendTest}
        </Button>
        <Button variant="text" aria-label={words.changeOf(name)} onClick={onChange}>
          {words.changeIt}
        </Button>
        <Button variant="text" aria-label={words.newSecretFor(name)} onClick={() => ask("rotate")}>
          {words.newSecret}
        </Button>
        <Button variant="text" aria-label={words.deleteOf(name)} onClick={() => ask("delete")}>
          {words.deleteIt}
        </Button>
      </Box>
      {isOpen && <DeliveryLog webhookId={webhook.id} isDisabled={disabledAt !== null} tested={tested} />}
      <ConfirmDialog
        open={asking === "rotate"}
        title={words.newSecretTitle}
        text={words.messagesAreSignedWithBoth(OLD_SECRET_HOURS)}
        confirm={words.chooseANewSecret}
        busy={busy}
        onConfirm={() => void rotate()}
        onCancel={() => ask(null)}
      />
      <ConfirmDialog
        open={asking === "delete"}
        title={words.deleteWebhook}
        text={words.isToldNothingFromNow(name)}
        confirm={words.deleteIt}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => ask(null)}
      />
    </Box>
  );
}
