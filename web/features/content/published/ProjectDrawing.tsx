import { drawingOf } from "#web/features/content/published/project.drawings.ts";

const GRID = [
  ...Array.from({ length: 13 }, (_, at) => `M${at * 24 + 16} 0V240`),
  ...Array.from({ length: 10 }, (_, at) => `M0 ${at * 24 + 12}H320`),
].join("");

/** A drawing for the project's industry, 320 by 240 SVG units. It is shown where the project has no picture. */
export function ProjectDrawing({ industry }: { industry: string | null }) {
  const { outline, thin, measured } = drawingOf(industry);
  return (
    <svg viewBox="0 0 320 240" aria-hidden className="drawing">
      <path className="grid" d={GRID} strokeWidth="0.75" />
      {thin && <path className="thin" d={thin} strokeWidth="0.75" />}
      <path d={outline} strokeWidth="1.25" />
      {measured && <path className="measured" d={measured} strokeWidth="1.25" />}
    </svg>
  );
}
