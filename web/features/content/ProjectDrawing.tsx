/** Elevations on one ground line at y 190, on a sheet of 320 by 240. */
const DRAWINGS = [
  { name: "truss bridge", lines: "M20 190V150H300V190M40 150 80 95H240L280 150M80 95V150M120 95V150M160 95V150M200 95V150M240 95V150M80 150 120 95 160 150 200 95 240 150M34 190V150M286 190V150", span: [40, 280] },
  { name: "framed building", lines: "M80 190V62H240V190M80 94H240M80 126H240M80 158H240M120 62V190M160 62V190M200 62V190M72 62H248M120 190 160 158M160 190 120 158", span: [80, 240] },
  { name: "roof over a hall", lines: "M60 190V112M260 190V112M46 116 160 64 274 116M60 112H260M110 112V88M160 112V66M210 112V88M60 112 110 88 160 112 210 88 260 112M100 190V146H140V190", span: [60, 260] },
] as const;

const HATCH = Array.from({ length: 20 }, (_, at) => `M${at * 16 + 8} 190l-7 9`).join("");
const GRID = [...Array.from({ length: 13 }, (_, at) => `M${at * 24 + 16} 0V240`), ...Array.from({ length: 10 }, (_, at) => `M0 ${at * 24 + 12}H320`)].join("");

/** Stands where a project has no picture: one of three elevations, the same one each time. */
export function ProjectDrawing({ number }: { number: number }) {
  const { lines, span: [from, to] } = DRAWINGS[(number - 1) % DRAWINGS.length]!;
  return (
    <svg viewBox="0 0 320 240" aria-hidden className="drawing">
      <path className="grid" d={GRID} strokeWidth="0.75" />
      <path d={lines} strokeWidth="1.25" />
      <path d="M8 190H312" strokeWidth="1.5" />
      <path d={HATCH} strokeWidth="0.5" />
      <path className="measured" strokeWidth="1.25" d={`M${from} 36H${to}M${from} 28v16M${to} 28v16M${from - 4} 40l8 -8M${to - 4} 40l8 -8`} />
    </svg>
  );
}
