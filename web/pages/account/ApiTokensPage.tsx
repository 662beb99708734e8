import { Box } from "@mui/material";
import { useState } from "react";

import { TokenForm } from "#web/features/session/settings/tokens/TokenForm.tsx";
import { TokenList } from "#web/features/session/settings/tokens/TokenList.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { useOwnApiTokensQuery } from "#web/graphql/generatedAccounts.ts";
import { words } from "#web/pages/account/words/apiTokens.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { ShownOnce } from "#web/ui/ShownOnce.tsx";

export function ApiTokensPage() {
  const { user } = useSession();
  const { data, error, refetch } = useOwnApiTokensQuery({ fetchPolicy: "cache-and-network" });
  const [created, setCreated] = useState<string | null>(null);
  if (!user) return null;

  return (
    <>
      <PageHeader
        title={words.apiTokens}
        lead={words.aProgramSignsInWith}
        back={{ to: paths.settings, label: words.backToSettings }}
      />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { lg: "1fr 1fr" }, alignItems: "start" }}>
        {created ? (
          <ShownOnce title={words.yourNewToken} noun={words.token} text={created} onStored={() => setCreated(null)} />
        ) : (
          <TokenForm
            isAdmin={user.isAdmin}
            onCreated={(token) => {
              setCreated(token);
              void refetch().catch(() => undefined);
            }}
          />
        )}
        <TokenList data={data} error={error} refetch={refetch} />
      </Box>
    </>
  );
}
