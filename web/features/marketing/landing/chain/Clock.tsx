import { pointAt } from "#web/features/marketing/landing/drawing/svgPaths.ts";

const RADIUS = 46;
const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);
const marks = (minutes: number[], from: number) =>
  minutes.map((minute) => `M${pointAt(6 * minute, from)}L${pointAt(6 * minute, RADIUS - 3)}`).join("");
const MINUTE_MARKS = marks(
  MINUTES.filter((minute) => minute % 5),
  RADIUS - 5,
);
const HOUR_MARKS = marks(
  MINUTES.filter((minute) => minute % 5 === 0),
  RADIUS - 9,
);

interface Props {
  /**
   * The local time in the clock's time zone, stored in the date's UTC fields. Null before hydration; the clock face
   * then has no hands.
   */
  time: Date | null;
}

export const Clock = ({ time }: Props) => (
  <svg className="drawing clock" viewBox="-47 -47 94 94" aria-hidden="true">
    <circle className="heavy clock-face" r={RADIUS} />
    <path className="thin" d={MINUTE_MARKS} />
    <path className="seen" d={HOUR_MARKS} />
    {time && <Hands time={time} />}
    <circle className="clock-axle" r="2.4" />
  </svg>
);

function Hands({ time }: { time: Date }) {
  const [hours, minutes, seconds] = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()];
  return (
    <>
      <path className="clock-hand" d="M0 6V-24" transform={`rotate(${30 * (hours % 12) + minutes / 2})`} />
      <path className="clock-hand" d="M0 6V-36" transform={`rotate(${6 * minutes})`} />
      <path className="measured clock-second" d="M0 10V-40" transform={`rotate(${6 * seconds})`} />
    </>
  );
}
