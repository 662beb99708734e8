import { BALLOONS, HEIGHT, truss, WIDTH } from "#web/features/marketing/landing/vision/truss.geometry.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The drawing of the vision section. Its balloons contain the numbers of the list items beside it. */
export function VisionDrawing() {
  const { copy } = useSite();
  return (
    <figure className="vision-drawing">
      <figcaption className="visually-hidden">{copy.vision.drawing}</figcaption>
      <svg className="drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="grid" d={truss.grid} />
        <path className="hidden-edge" d={truss.place + truss.formerEnd} />
        <path className="thin" d={truss.soil + truss.sling + truss.inSequence + truss.leaders} />
        <path className="heavy" d={truss.own} />
        <path className="seen" d={truss.bearings + truss.wayBack} />
        <path className="vision-work" d={truss.sideBySide} />
        <path className="measured" d={truss.measured} />
        <path className="measured heavy" d={truss.missing} />
      </svg>
      {BALLOONS.map(({ x, y }, index) => (
        <span
          key={y}
          className="balloon"
          aria-hidden="true"
          style={{ left: percent(x, WIDTH), top: percent(y, HEIGHT) }}
        >
          {index + 1}
        </span>
      ))}
    </figure>
  );
}
