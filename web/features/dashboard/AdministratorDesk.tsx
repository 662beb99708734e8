import { Typography } from "@mui/material";

import { ADMIN_DESK_WORDS } from "#web/features/dashboard/deskLines.ts";
import { WaitsForYou } from "#web/features/dashboard/WaitsForYou.tsx";
import { useAdminDeskQuery } from "#web/graphql/generatedDesks.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

export function AdministratorDesk() {
  const { data, error, refetch } = useAdminDeskQuery({ fetchPolicy: "cache-and-network" });
  return (
    <WaitsForYou
      lines={data?.adminDesk.lines}
      words={ADMIN_DESK_WORDS}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      <Typography>{words.nothingWaitsForYou}</Typography>
    </WaitsForYou>
  );
}
