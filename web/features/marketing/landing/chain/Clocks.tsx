import type { CSSProperties } from "react";

import { Clock } from "#web/features/marketing/landing/chain/Clock.tsx";
import { useClockTick } from "#web/features/marketing/landing/chain/useClockTick.ts";
import { Measure } from "#web/features/marketing/landing/drawing/Measure.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

const HOUR = 3_600_000;

/**
 * One clock per time zone. On wide screens, the distance between two clocks is proportional to their time difference.
 */
export function Clocks() {
  const { zones } = useSite().copy.supplyChain;
  const now = useClockTick();
  return (
    <ol className="clocks">
      {deskZones.map(({ zone, offset }, index) => {
        const time = now === null ? null : new Date(now + offset * HOUR);
        const read = time?.toISOString().slice(11, 16);
        const gap = (deskZones[index + 1]?.offset ?? offset) - offset;
        return (
          <li key={zone} style={{ "--hours": offset } as CSSProperties}>
            {gap > 0 && (
              <span className="clock-gap" style={{ "--gap": gap } as CSSProperties} aria-hidden="true">
                {gap} h
                <Measure />
              </span>
            )}
            <Clock time={time} />
            <p>
              <b>{zones[index]}</b>
              <span>UTC+{offset}</span>
              {read && <time dateTime={read}>{read}</time>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Spec §9: the time zones of the global desk, as hours ahead of UTC, in the same order as `zones` in the copy. No zone
 * has daylight saving time, so the offsets are constant.
 */
const deskZones = [
  { zone: "Africa/Monrovia", offset: 0 },
  { zone: "Africa/Bangui", offset: 1 },
  { zone: "Africa/Nairobi", offset: 3 },
] as const;
