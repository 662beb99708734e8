import { MY_DESK_WORDS } from "#web/features/dashboard/deskLines.ts";
import { WaitsForYou } from "#web/features/dashboard/WaitsForYou.tsx";
import { useMyDeskQuery } from "#web/graphql/generatedDesks.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

/**
 * Shows the tasks of an administrator's own company, below the administrators' tasks. Renders nothing if the company
 * has no tasks.
 */
export function OwnCompanyDesk() {
  const { data, refetch } = useMyDeskQuery({ fetchPolicy: "cache-and-network" });
  const lines = data?.myDesk.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <WaitsForYou
      title={words.whatWaitsForYourCompany}
      lines={lines}
      words={MY_DESK_WORDS}
      failed={false}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {null}
    </WaitsForYou>
  );
}
