const LINES = [112, 146, 180, 214, 248, 282];
const RAYS = Array.from({ length: 36 }, (_, index) => `rotate(${index * 10} 378 238)`);
const STEPS = [60, 210, 360];

/** A bid: its documents with check marks, the sealed envelope, and a timeline up to the closing time. */
export const EnvelopeDrawing = () => (
  <svg className="drawing" viewBox="0 0 560 420">
    <path className="thin" d="M84 68V44H264V290M72 80V56H252" />
    <rect className="paper" x="60" y="68" width="180" height="252" />
    <path className="thin" d={LINES.map((y) => `M106 ${y}H${y === 282 ? 180 : 220}`).join("")} />
    <path className="outline" d={LINES.map((y) => `M76 ${y - 7}h14v14h-14Z`).join("")} />
    <path className="measured" d={LINES.map((y) => `M79 ${y}l4 4l9-13`).join("")} />
    <rect className="paper" x="228" y="140" width="300" height="190" />
    <path className="thin" d="M228 330L346 226M528 330L410 226" />
    <path className="outline" d="M228 140L378 262L528 140" />
    <circle className="paper measured" cx="378" cy="238" r="50" />
    <g className="measured">
      <circle cx="378" cy="238" r="41" />
      {RAYS.map((turn) => (
        <path key={turn} d="M378 192v-3" transform={turn} />
      ))}
      <path className="outline" d="M360 239l13 13l25-29" />
    </g>
    <path className="thin" d={`M60 378H528${STEPS.map((x) => `M${x} 371v14`).join("")}`} />
    <path className="measured" d="M528 352V392M528 352h-24v14h24" />
    {STEPS.map((x, index) => (
      <text key={x} x={x} y="404" textAnchor="middle">
        {index + 1}
      </text>
    ))}
    <text className="measured" x="514" y="404" textAnchor="end">
      4
    </text>
  </svg>
);
