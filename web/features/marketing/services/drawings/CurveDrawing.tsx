import { Dimension } from "#web/features/marketing/services/drawings/Dimension.tsx";

/** The heights of the bars for the monthly payments, in units of the drawing. */
const PAID = [14, 26, 42, 60, 78, 88, 86, 72, 54, 38, 24, 14];
const FIRST = 82;
const MONTH = 36;
const BASE = 340;

/**
 * Bars for monthly payments, and S-curves for the planned and the actual sum. The dimension line shows the difference
 * between the curves. Σ and Δ are drawn as paths, because the site's fonts do not contain these letters.
 */
export const CurveDrawing = () => (
  <svg className="drawing" viewBox="0 0 560 420">
    <path className="hatch" d="M70 275H520M70 210H520M70 145H520M70 80H520" />
    {PAID.map((paid, month) => (
      <rect className="thin filled" key={month} x={FIRST + month * MONTH} y={BASE - paid} width="20" height={paid} />
    ))}
    <path className="outline" d="M70 44V340H530M65 54l5-10l5 10M520 335l10 5l-10 5" />
    <path className="thin" d={PAID.map((_, month) => `M${FIRST + 10 + month * MONTH} 340v7`).join("")} />
    <path className="outline" d="M70 340C220 340 300 80 510 72" />
    <path className="outline dashed" d="M70 340C270 340 330 130 510 112" />
    <path className="thin" d="M267 209H224M267 259H224" />
    <Dimension from={[236, 209]} to={[236, 259]} />
    <path className="measured letter" d="M221 228l6 12h-12z" />
    <Dimension from={[70, 380]} to={[510, 380]} label="t" />
    <path className="letter" d="M54 46H43l6 6l-6 6h11" />
  </svg>
);
