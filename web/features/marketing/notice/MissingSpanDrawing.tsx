import { Dimension } from "#web/features/marketing/services/drawings/Dimension.tsx";

const PIERS = [200, 360, 520, 680];
const ARCHES = [52, 212, 372, 692];
const POSTS = [60, 100, 140, 180, 220, 260, 300, 340, 380, 420, 460, 500, 700, 740, 780, 820];
const arch = (x: number) => `M${x} 232A68 84 0 0 1 ${x + 136} 232`;

/** A bridge in elevation of which one span is only outlined: the part that is not on the sheet. */
export const MissingSpanDrawing = () => (
  <svg className="drawing" viewBox="0 0 880 340" aria-hidden="true">
    <path className="thin" d={`M20 104H520M680 104H860${POSTS.map((x) => `M${x} 104V120`).join("")}`} />
    <path className="outline" d="M20 120H520V136H52M680 120H860M828 136H680V120M52 136V276H20M828 136V276H860" />
    <path className="outline" d={PIERS.map((x) => `M${x - 12} 136V262M${x + 12} 136V262M${x - 24} 262H${x + 24}V276H${x - 24}Z`).join("")} />
    <path className="outline" d={ARCHES.map(arch).join("")} />
    <path className="measured dashed" d={`M520 120H680M520 136H680M520 104H680${arch(532)}`} />
    <path className="axis" d="M20 246H860" />
    <path className="thin" d="M520 288V324M680 288V324" />
    <Dimension from={[520, 316]} to={[680, 316]} label="404" />
  </svg>
);
