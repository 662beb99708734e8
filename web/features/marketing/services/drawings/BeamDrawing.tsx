import { Dimension } from "#web/features/marketing/services/drawings/Dimension.tsx";

/** The x positions of the stirrups. They are closer at the supports, where the shear is highest. */
const STIRRUPS = [82, 93, 104, 116, 132, 152, 176, 204, 232, 256, 276, 292, 304, 315, 326];
const LOADS = [48, 87, 126, 165, 204, 243, 282, 321, 360];
const BARS = [
  [446, 250],
  [465, 250],
  [485, 250],
  [504, 250],
  [446, 132],
  [504, 132],
] as const;

/** The x position of the cross-section A–A, between two loads. */
const CUT = 184.5;

/** A concrete beam: its elevation and its cross-section A–A. */
export const BeamDrawing = () => (
  <svg className="drawing" viewBox="0 -8 560 420">
    <path className="thin" d={`M48 62H360${LOADS.map((x) => `M${x} 62V106m-4-8l4 8l4-8`).join("")}`} />
    <path className="outline" d="M40 114H368V190H368V292M328 292V190H80V292M40 292V114" />
    <path className="thin" d="M30 292l14 0l5-8l9 16l5-8h27M318 292h14l5-8l9 16l5-8h27" />
    <path className="outline" d="M50 126H358M50 178H358" />
    <path className="thin" d={STIRRUPS.map((x) => `M${x} 122V182`).join("")} />
    <path className="axis" d="M60 90V352M348 90V352" />
    <path className="outline" d={`M${CUT + 10} 90h-10v18M${CUT} 196v18h10`} />
    <text x={CUT} y="84" textAnchor="middle">
      A
    </text>
    <text x={CUT} y="238" textAnchor="middle">
      A
    </text>
    <Dimension from={[60, 344]} to={[348, 344]} label="l" />
    <g className="hatch">
      <path d="M432 150l32-32M432 186l68-68M432 222l86-86M432 258l86-86M464 262l54-54M500 262l18-18" />
    </g>
    <rect className="outline" x="430" y="116" width="90" height="150" />
    <rect className="outline" x="438" y="124" width="74" height="134" rx="8" />
    <path className="outline" d="M444 124l14 14" />
    {BARS.map(([x, y]) => (
      <circle className="solid" key={`${x} ${y}`} cx={x} cy={y} r="5.5" />
    ))}
    <path className="thin" d="M402 116h24M402 266h24M430 272v40M520 272v40" />
    <Dimension from={[410, 116]} to={[410, 266]} label="h" />
    <Dimension from={[430, 304]} to={[520, 304]} label="b" />
    <text x="475" y="94" textAnchor="middle">
      A–A
    </text>
  </svg>
);
