import { Box } from "@mui/material";
import { useState } from "react";

import { useSession } from "#web/features/session/useSession.ts";
import { WebhookForm } from "#web/features/webhooks/WebhookForm.tsx";
import { WebhookList } from "#web/features/webhooks/WebhookList.tsx";
import { type ListedWebhookFragment, useOwnWebhooksQuery } from "#web/graphql/generatedWebhooks.ts";
import { words } from "#web/pages/account/words/webhooksPage.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { ShownOnce } from "#web/ui/ShownOnce.tsx";

export function WebhooksPage() {
  const { user } = useSession();
  const { data, error, refetch } = useOwnWebhooksQuery({ fetchPolicy: "cache-and-network" });
  const [secret, setSecret] = useState<string | null>(null);
  const [changed, setChanged] = useState<ListedWebhookFragment | undefined>();
  if (!user) return null;

  function show(newSecret: string | null) {
    setSecret(newSecret);
    setChanged(undefined);
    void refetch().catch(() => undefined);
  }

  return (
    <>
      <PageHeader
        title={words.webhooks}
        lead={words.aSignedMessageToYour}
        back={{ to: paths.settings, label: words.backToSettings }}
      />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { lg: "1fr 1fr" }, alignItems: "start" }}>
        {secret ? (
          <ShownOnce
            title={words.theWebhooksSecret}
            noun={words.secret}
            text={secret}
            onStored={() => setSecret(null)}
          />
        ) : (
          <WebhookForm
            key={changed?.id ?? "new"}
            isAdmin={user.isAdmin}
            webhook={changed}
            onSaved={show}
            onCancel={() => setChanged(undefined)}
          />
        )}
        <WebhookList data={data} error={error} refetch={refetch} onChange={setChanged} onSecret={show} />
      </Box>
    </>
  );
}
