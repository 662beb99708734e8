import { Dimension } from "#web/features/marketing/services/drawings/Dimension.tsx";

const TICKS = Array.from({ length: 28 }, (_, index) => ({ turn: -135 + index * 10, long: index % 3 === 0 }));

/** A concrete cylinder in a testing press, with its load gauge. */
export const SpecimenDrawing = () => (
  <svg className="drawing" viewBox="0 0 560 420">
    <path className="measured outline" d="M168 30V82m-7-14l7 14l7-14" />
    <text className="measured" x="184" y="52">
      F
    </text>
    <path className="outline" d="M84 88H252V108H84ZM84 330H252V350H84ZM60 350H276" />
    <path
      className="hatch"
      d="M66 362l10-12M90 362l10-12M114 362l10-12M138 362l10-12M162 362l10-12M186 362l10-12M210 362l10-12M234 362l10-12M258 362l10-12"
    />
    <ellipse className="outline" cx="168" cy="122" rx="56" ry="13" />
    <path className="outline" d="M112 122V316A56 13 0 0 0 224 316V122" />
    <path className="thin dashed" d="M112 316A56 13 0 0 1 224 316" />
    <path className="axis" d="M168 96V344" />
    <path className="thin" d="M150 150l-10 34l16 24l-20 40l10 22M190 178l12 30l-10 34l14 30" />
    <path className="thin" d="M56 109H78M56 329H78M112 340V398M224 340V398" />
    <Dimension from={[64, 109]} to={[64, 329]} label="h" />
    <Dimension from={[112, 390]} to={[224, 390]} label="d" />
    <circle className="outline" cx="412" cy="196" r="108" />
    <circle className="thin" cx="412" cy="196" r="98" />
    {TICKS.map(({ turn, long }) => (
      <path
        className={long ? "outline" : "thin"}
        key={turn}
        d={`M412 104v${long ? 16 : 8}`}
        transform={`rotate(${turn} 412 196)`}
      />
    ))}
    <path className="measured outline" d="M451.3 123.9A82 82 0 0 1 492.5 180.3" />
    <path className="outline" d="M401 214L462.8 138.4" />
    <circle className="paper" cx="412" cy="200" r="7" />
    <text x="412" y="258" textAnchor="middle">
      kN
    </text>
    <path className="outline" d="M402 304V330H422V304M412 330V350H276" />
  </svg>
);
