import { Dimension } from "#web/features/marketing/services/drawings/Dimension.tsx";

const HOURS = Array.from({ length: 25 }, (_, hour) => 80 + hour * 30);

/**
 * A timeline to scale, from a request to its reply. It has a mark for each hour of the maximum reply time of 24 hours
 * (spec §9). A check mark is above the reply's envelope.
 */
export const ReplyLineDrawing = () => (
  <svg className="drawing" viewBox="47 44 786 198" aria-hidden="true">
    <path className="thin" d={HOURS.map((x, hour) => `M${x} 170v${hour % 6 ? 10 : 20}`).join("")} />
    <path className="outline" d="M80 170H800" />
    <path className="outline" d="M48 88H112V132H48ZM48 88L80 114L112 88" />
    <path className="outline" d="M768 88H832V132H768ZM768 88L800 114L832 88" />
    <path className="measured outline" d="M785 62l11 11l20-25" />
    <path className="thin" d="M80 132V162M800 132V162M80 200V240M800 200V240" />
    <Dimension from={[80, 230]} to={[800, 230]} label="24 h" />
  </svg>
);
