import { Box, Skeleton, Typography } from "@mui/material";
import { useMemo } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { TokenRow } from "#web/features/session/settings/tokens/TokenRow.tsx";
import { words } from "#web/features/session/settings/tokens/words/tokens.en.ts";
import { type useOwnApiTokensQuery } from "#web/graphql/generatedAccounts.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

type Reading = Pick<ReturnType<typeof useOwnApiTokensQuery>, "data" | "error" | "refetch">;

export function TokenList({ data, error, refetch }: Reading) {
  const ends = useMemo(() => (data?.apiTokens ?? []).flatMap(({ expiresAt }) => expiresAt ?? []), [data]);
  const now = useNow(ends);
  const readAgain = () => void refetch().catch(() => undefined);
  return <SectionCard title={words.yourTokens}>{content()}</SectionCard>;

  function content() {
    if (!data)
      return error ? (
        <ErrorState text={words.yourTokensCouldNotBe} onRetry={readAgain} />
      ) : (
        <Skeleton height={96} role="progressbar" aria-label={words.loading} />
      );
    if (data.apiTokens.length === 0) return <Typography>{words.youHaveNoTokensCreate}</Typography>;
    return (
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.apiTokens.map((token) => (
          <TokenRow key={token.id} token={token} now={now} onRevoked={readAgain} />
        ))}
      </Box>
    );
  }
}
