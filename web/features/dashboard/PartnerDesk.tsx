import { MY_DESK_WORDS } from "#web/features/dashboard/deskLines.ts";
import { FirstSteps, type FirstStepsProps, hasFirstSteps } from "#web/features/dashboard/FirstSteps.tsx";
import { NextClosings } from "#web/features/dashboard/NextClosings.tsx";
import { NothingWaits } from "#web/features/dashboard/NothingWaits.tsx";
import { WaitsForYou } from "#web/features/dashboard/WaitsForYou.tsx";
import { useMyDeskQuery } from "#web/graphql/generatedDesks.ts";

const NONE: [] = [];

/** A partner's desk: the first steps while any remain, the tasks in the server's order, then the next closing times. */
export function PartnerDesk(first: FirstStepsProps) {
  const { data, error, refetch } = useMyDeskQuery({ fetchPolicy: "cache-and-network" });
  const offered = data?.myDesk.nothingWaits;
  const isNew = hasFirstSteps(first);
  return (
    <>
      <WaitsForYou
        first={isNew && <FirstSteps {...first} />}
        lines={data?.myDesk.lines}
        words={MY_DESK_WORDS}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {offered && <NothingWaits {...offered} isNew={isNew} />}
      </WaitsForYou>
      <NextClosings closings={data?.myDesk.nextClosings ?? NONE} />
    </>
  );
}
