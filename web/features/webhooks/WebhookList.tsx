import { Box, Skeleton, Typography } from "@mui/material";

import { WebhookRow } from "#web/features/webhooks/WebhookRow.tsx";
import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { type ListedWebhookFragment, type useOwnWebhooksQuery } from "#web/graphql/generatedWebhooks.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props extends Pick<ReturnType<typeof useOwnWebhooksQuery>, "data" | "error" | "refetch"> {
  onChange: (webhook: ListedWebhookFragment) => void;
  onSecret: (secret: string) => void;
}

export function WebhookList({ data, error, refetch, onChange, onSecret }: Props) {
  const readAgain = () => void refetch().catch(() => undefined);
  return <SectionCard title={words.yourWebhooks}>{content()}</SectionCard>;

  function content() {
    if (!data)
      return error ? (
        <ErrorState text={words.yourWebhooksCouldNotBe} onRetry={readAgain} />
      ) : (
        <Skeleton height={96} role="progressbar" aria-label={words.loading} />
      );
    if (data.webhooks.length === 0) return <Typography>{words.youHaveNoWebhooksWith}</Typography>;
    return (
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onChange={() => onChange(webhook)}
            onSecret={onSecret}
            onGone={readAgain}
          />
        ))}
      </Box>
    );
  }
}
