import { MY_DESK_WORDS } from "#web/features/dashboard/deskLines.ts";
import { NothingWaits } from "#web/features/dashboard/NothingWaits.tsx";
import { WaitsForYou } from "#web/features/dashboard/WaitsForYou.tsx";
import { useMyDeskQuery } from "#web/graphql/generatedDesks.ts";

export function PartnerDesk() {
  const { data, error, refetch } = useMyDeskQuery({ fetchPolicy: "cache-and-network" });
  const offered = data?.myDesk.nothingWaits;
  return (
    <WaitsForYou
      lines={data?.myDesk.lines}
      words={MY_DESK_WORDS}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {offered && <NothingWaits {...offered} />}
    </WaitsForYou>
  );
}
